// Lines of the work section that carry a whole range of months head a position, also where the
// labeller took them for text: nobody dates a sentence of duties at its edge.
import type { Labelled } from '../../core/crf/decode.js'
import type { DateRange } from '../../core/dates/types.js'
import type { SeenLine } from '../labels/line-features.js'
import { hasBlank } from '../labels/pieces.js'
import type { Section } from '../sections/types.js'
import { wordCount } from './seen-lines.js'

const WORDS_MAX = 18
const NEIGHBOUR_WORDS_MAX = 9
const EDGE_CHARS = 3
const CLUE_MIN = 0.5
/** Less sure than what the labeller said itself. */
const PROMOTED = 0.6

/** Where a position without a heading above it may stand. */
const LOOSE_SECTIONS: ReadonlySet<Section> = new Set([
  'top',
  'unknown',
  'summary',
  'skills',
  'other',
])
const TITLE_SURE = 0.8

/** A range that names its months. */
const monthsOf = ({ ranges }: SeenLine): DateRange | undefined =>
  ranges.find(({ single, from }) => !single && from.month > 0)

/** "Tester, Acme Ltd, Springfield (Mar 2021 – Present)": a title, more names, a range of months. */
function isWholeHead(seen: SeenLine): boolean {
  const { clues, pieces } = seen
  const range = monthsOf(seen)
  const title = clues.findIndex((clue) => clue.title >= TITLE_SURE)
  if (!range || title < 0 || title > 1) return false
  const before = pieces.filter((piece) => piece.end <= range.start)
  return before.length >= 2 || (before.length === 0 && pieces.length >= 2)
}

/** A range with months, at the start or the end of a short line that is no bullet. */
function isDatedHead(seen: SeenLine): boolean {
  const { source } = seen
  const { line, section } = source
  if (line.bullet || source.heading !== null) return false
  if (section !== 'work') return LOOSE_SECTIONS.has(section) && isWholeHead(seen)
  const range = monthsOf(seen)
  if (!range || wordCount(line.text) > WORDS_MAX) return false
  return range.start <= EDGE_CHARS || range.end >= line.text.length - EDGE_CHARS
}

/** Within these a head has named what it names. */
const BLANK_CHARS_MAX = 80

const isText = (label: Labelled | undefined): boolean =>
  label?.label === 'Wb' || label?.label === 'O'

/** A short line beside the date that names a title or an employer. */
function belongs(seen: SeenLine | undefined, label: Labelled | undefined): boolean {
  if (!seen || !isText(label) || seen.source.line.bullet || seen.source.heading !== null)
    return false
  if (seen.ranges.length > 0 || wordCount(seen.source.line.text) > NEIGHBOUR_WORDS_MAX) return false
  return (
    Math.max(seen.best.title, seen.best.employer) >= CLUE_MIN || hasBlank(seen.source.line.text)
  )
}

/** A template's blank employer under the date, with the title beside it; text may run on behind it. */
const isBlank = (seen: SeenLine | undefined, label: Labelled | undefined): boolean =>
  seen !== undefined && isText(label) && hasBlank(seen.source.line.text.slice(0, BLANK_CHARS_MAX))

const isDateOnly = ({ pieces }: SeenLine): boolean => pieces.length === 0

export function promoteDated(seen: SeenLine[], labels: Labelled[]): Labelled[] {
  const out = [...labels]
  const set = (index: number, label: string) => {
    out[index] = { label, probability: PROMOTED }
  }
  seen.forEach((line, index) => {
    // A date alone, already taken for a head, still wants its name.
    const label = out[index]?.label
    if (label === 'W+' && isDateOnly(line) && isBlank(seen[index + 1], out[index + 1])) {
      set(index + 1, 'W')
      return
    }
    if (!isText(out[index]) || !isDatedHead(line)) return
    const previous = out[index - 1]?.label ?? 'O'
    const headAbove = previous === 'W+' || previous === 'W'
    const undated = headAbove && (seen[index - 1]?.ranges.length ?? 0) === 0
    if (undated) {
      set(index, 'W')
      return
    }
    if (isDateOnly(line) && belongs(seen[index - 1], out[index - 1])) {
      set(index - 1, 'W+')
      set(index, 'W')
    } else set(index, 'W+')
    for (let next = index + 1; next <= index + 2 && belongs(seen[next], out[next]); next++)
      set(next, 'W')
  })
  return out
}
