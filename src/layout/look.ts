// The look of the words on a line, gathered in one pass: how many letters are bold, slanted or
// coloured, and where they stand.
import type { Box, Run } from '../documents/types.js'
import type { BodyStyle } from './body-style.js'
import { baseOf, sizeOf } from './pieces.js'

export interface Look {
  /** The number of letters, and how many are bold, slanted, or of another colour than body text. */
  letters: number
  bold: number
  italic: number
  colored: number
  left: number
  top: number
  right: number
  bottom: number
  base: number
  /** The largest font size, and the largest without single marks; -1 if there are only marks. */
  size: number
  mainSize: number
  icons: string[]
  links: string[]
}

/** Semi-bold on the scale of CSS. */
const BOLD_MIN = 600

export const noLook = (): Look => ({
  letters: 0,
  bold: 0,
  italic: 0,
  colored: 0,
  left: Number.POSITIVE_INFINITY,
  top: Number.POSITIVE_INFINITY,
  right: Number.NEGATIVE_INFINITY,
  bottom: Number.NEGATIVE_INFINITY,
  base: Number.NEGATIVE_INFINITY,
  size: 0,
  mainSize: -1,
  icons: [],
  links: [],
})

/** Adds runs to a look. Icons add their name and target only, words everything. */
export function addLook(look: Look, runs: readonly Run[], body: BodyStyle): void {
  for (const run of runs) {
    if (run.link) look.links.push(run.link)
    if (run.icon && run.icon !== 'unknown') look.icons.push(run.icon)
    const { length } = run.text
    if (length === 0) continue
    const { weight, italic, color } = run.style
    look.letters += length
    if (weight >= BOLD_MIN) look.bold += length
    if (italic) look.italic += length
    if (color >= 0 && color !== body.color) look.colored += length
    const { x, y, width, height } = run.box
    if (x < look.left) look.left = x
    if (y < look.top) look.top = y
    if (x + width > look.right) look.right = x + width
    if (y + height > look.bottom) look.bottom = y + height
    const base = baseOf(run)
    if (base > look.base) look.base = base
    const size = sizeOf(run)
    if (size > look.size) look.size = size
    if (length > 1 && size > look.mainSize) look.mainSize = size
  }
}

export const round = (value: number) => Math.round(value * 100) / 100

export const boxOf = ({ left, top, right, bottom }: Look): Box => ({
  x: round(left),
  y: round(top),
  width: round(right - left),
  height: round(bottom - top),
})
