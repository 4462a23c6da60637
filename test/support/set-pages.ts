// Pages set by hand: runs of words at given places, Helvetica, ten points.
import type { Document, Page, Run } from '../../src/documents/types.js'
import { layoutDocument } from '../../src/layout/layout-document.js'

const SIZE = 10
const WIDTH_PER_LETTER = 5

interface Options {
  size?: number
  weight?: number
  color?: number
  icon?: string
}

/** Words of a text from x on, on a baseline. */
export function words(text: string, x: number, y: number, options: Options = {}): Run[] {
  const { size = SIZE, weight = 400, color = 0, icon } = options
  const letter = (WIDTH_PER_LETTER * size) / SIZE
  let at = x
  return text.split(' ').map((word) => {
    const run: Run = {
      text: icon ? '' : word,
      box: { x: at, y: y - size * 0.8, width: word.length * letter, height: size },
      style: { font: 'Helvetica', size, weight, italic: false, color },
      baseline: y,
    }
    if (icon) run.icon = icon
    at += (word.length + 0.6) * letter
    return run
  })
}

export const page = (runs: Run[], more: Partial<Page> = {}): Page => ({
  number: 1,
  width: 600,
  height: 800,
  runs,
  links: [],
  images: [],
  source: 'text_layer',
  ...more,
})

const paged = (...pages: Page[]): Document => ({
  kind: 'paged',
  pages,
  hidden: [],
  warnings: [],
})
export const linesOf = (...pages: Page[]) => layoutDocument(paged(...pages)).lines
export const textsOf = (...pages: Page[]) =>
  linesOf(...pages).map((line) => line.segments.map((segment) => segment.text).join(' | '))

/** Lines of text from (x, y) down, twelve points apart. */
export const block = (texts: readonly string[], x: number, y: number, options: Options = {}) =>
  texts.flatMap((text, index) => words(text, x, y + index * 12, options))
