// Which lines the vocabularies are asked about: asking costs more than the rest of the labeller.
import type { DateRange } from '../../dates/types.js'
import type { SectionedLine } from '../sections/assign-sections.js'
import type { Section } from '../sections/types.js'

/** Sections in which hardly a line heads a position or a school. */
const HEADLESS: ReadonlySet<Section> = new Set([
  'declaration',
  'interests',
  'personal',
  'strengths',
])
/** Sections whose lines head an entry only where a heading was missed; then dates are near. */
const LISTS: ReadonlySet<Section> = new Set([
  'skills',
  'languages',
  'summary',
  'contact',
  'references',
  'certifications',
  'awards',
  'publications',
  'activities',
])
/** A line this long is a sentence, not the head of an entry. */
const PROSE_CHARS_MIN = 100
/**
 * Prose this near to a line that may be a head is looked up too: one layer of the network looks as
 * far (REACH in sequence/net).
 */
const NEAR_LINES = 2

/** Running text: the vocabularies would not help to tell it from a head. */
const isProse = ({ line }: SectionedLine): boolean =>
  line.text.length >= PROSE_CHARS_MIN || /^\p{Lower}/u.test(line.text)

/** Tells of each line whether the vocabularies are asked about it. */
export type AskedLines = (
  sources: readonly SectionedLine[],
  ranges: readonly DateRange[][],
) => boolean[]

/** Whether any line this near has a date. */
const nearDates =
  (ranges: readonly DateRange[][], lines: number) =>
  (at: number): boolean => {
    for (let near = at - lines; near <= at + lines; near++) {
      if ((ranges[near]?.length ?? 0) > 0) return true
    }
    return false
  }

const mayHead = (source: SectionedLine): boolean =>
  !isProse(source) && !HEADLESS.has(source.section)

/** For reading entries: every line that may head one. */
export const askedLines: AskedLines = (sources, ranges) => {
  const isNearDate = nearDates(ranges, NEAR_LINES)
  return sources.map((source, at) => {
    if ((ranges[at]?.length ?? 0) > 0) return true
    if (!mayHead(source)) return false
    return !(source.heading === 'section' || LISTS.has(source.section)) || isNearDate(at)
  })
}

/**
 * For an outline, which only tells years at school from years at work: dated lines and the ones
 * beside them. Of 622 PDFs and 618 texts 6 texts were redacted in another way, none worse as a whole,
 * and the outline takes 0.84 of the time (`npm run bench:redact`).
 */
export const datedLines: AskedLines = (sources, ranges) => {
  const isBesideDate = nearDates(ranges, 1)
  return sources.map(
    (source, at) => (ranges[at]?.length ?? 0) > 0 || (mayHead(source) && isBesideDate(at)),
  )
}
