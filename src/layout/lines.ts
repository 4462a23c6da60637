// Lines of a region: pieces on one baseline with what a reader sees of them.
import type { Run } from '../documents/types.js'
import type { BodyStyle } from './body-style.js'
import { isBulletMark, isListNumber, isPlainBullet, withoutBullet } from './content.js'
import { baseOf, type Piece, sizeOf, textOf } from './pieces.js'
import type { Line, Segment } from './types.js'

/** A line without letters or digits is an ornament: a rule of underscores, a row of dots. */
const LEGIBLE = /[\p{L}\p{N}]/u
const BOLD_MIN = 600
/** Share of letters that must be bold (italic, coloured) for the line to be. */
const MOST = 0.6

export interface LinePlace {
  page: number
  column: number
  sidebar: boolean
  /** Left edge of the column. */
  left: number
}

export interface DraftLine extends Line {
  base: number
}

/** A line of pieces that stand on one baseline, or null when nothing is legible on it. */
export function lineOf(
  pieces: readonly Piece[],
  body: BodyStyle,
  place: LinePlace,
): DraftLine | null {
  const parts = pieces.map((piece) => [...piece.runs])
  const bullet = takeBullet(parts)
  for (const part of parts.slice(1)) dropMark(part)
  const segments = parts.map(segmentOf).filter((segment) => segment.text !== '' || segment.icons)
  const spoken = segments.filter((segment) => segment.text !== '')
  if (!spoken.some((segment) => LEGIBLE.test(segment.text))) return null
  const runs = parts.flat().filter((run) => run.text !== '')
  const letters = count(runs, () => true)
  const share = (test: (run: Run) => boolean) => count(runs, test) > MOST * letters
  const text = spoken.map((segment) => segment.text).join(' ')
  const box = boxOf(runs)
  const icons = segments.flatMap((segment) => segment.icons ?? [])
  return {
    text,
    segments: spoken,
    index: 0,
    page: place.page,
    box,
    size: round(Math.max(...mainSizes(runs)) / body.size),
    bold: share((run) => run.style.weight >= BOLD_MIN),
    italic: share((run) => run.style.italic),
    caps: isCaps(text),
    colored: share((run) => run.style.color >= 0 && run.style.color !== body.color),
    indent: round(Math.max(0, box.x - place.left) / body.size),
    bullet,
    heading: 0,
    gapBefore: 0,
    block: 0,
    column: place.column,
    sidebar: place.sidebar,
    furniture: false,
    links: linksOf(parts.flat()),
    ...(icons.length > 0 ? { icons } : {}),
    base: Math.max(...runs.map(baseOf)),
  }
}

/** Takes an opening bullet or list number off the first part; true when there was one. */
function takeBullet(parts: Run[][]): boolean {
  const first = parts[0]
  const opening = first?.[0]
  if (opening?.icon === 'unknown') return true
  const run = first?.find((candidate) => candidate.text !== '')
  if (!first || !run) return false
  const alone = first.filter((candidate) => candidate.text !== '').length === 1
  const more = parts.length > 1 || !alone
  const next = first[first.indexOf(run) + 1]
  if ((isBulletMark(run.text) || isListNumber(run.text)) && more && !next?.joined) {
    first.splice(first.indexOf(run), 1)
    if (first.length === 0) parts.shift()
    return true
  }
  const rest = withoutBullet(run.text)
  if (rest === null) return false
  first[first.indexOf(run)] = { ...run, text: rest }
  return true
}

/** Takes the mark off a further list item on the same line. */
function dropMark(part: Run[]): void {
  const [first, next] = part
  if (first && next && !next.joined && isPlainBullet(first.text)) part.shift()
}

function segmentOf(runs: readonly Run[]): Segment {
  const spoken = runs.filter((run) => run.text !== '')
  const letters = count(spoken, () => true)
  const box = boxOf(spoken.length > 0 ? spoken : runs)
  const icons = runs.flatMap((run) => (run.icon && run.icon !== 'unknown' ? [run.icon] : []))
  const links = linksOf(runs)
  return {
    text: textOf(spoken),
    x: round(box.x),
    right: round(box.x + box.width),
    bold: count(spoken, (run) => run.style.weight >= BOLD_MIN) > MOST * letters,
    italic: count(spoken, (run) => run.style.italic) > MOST * letters,
    ...(icons.length > 0 ? { icons } : {}),
    ...(links.length > 0 ? { links } : {}),
  }
}

/** Sizes of the runs that make up the line, single marks apart. */
function mainSizes(runs: readonly Run[]): number[] {
  const main = runs.filter((run) => run.text.length > 1)
  return (main.length > 0 ? main : runs).map(sizeOf)
}

const count = (runs: readonly Run[], test: (run: Run) => boolean) =>
  runs.reduce((sum, run) => sum + (test(run) ? run.text.length : 0), 0)

/** Targets of runs, icons included. */
const linksOf = (runs: readonly Run[]): string[] => [
  ...new Set(runs.flatMap((run) => (run.link ? [run.link] : []))),
]

export const round = (value: number) => Math.round(value * 100) / 100

/** At least two letters, all of them capitals. */
export const isCaps = (text: string): boolean =>
  text === text.toUpperCase() && text !== text.toLowerCase() && /\p{L}.*\p{L}/u.test(text)

function boxOf(runs: readonly Run[]) {
  let left = Number.POSITIVE_INFINITY
  let top = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  let bottom = Number.NEGATIVE_INFINITY
  for (const { box } of runs) {
    left = Math.min(left, box.x)
    top = Math.min(top, box.y)
    right = Math.max(right, box.x + box.width)
    bottom = Math.max(bottom, box.y + box.height)
  }
  return { x: round(left), y: round(top), width: round(right - left), height: round(bottom - top) }
}
