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

export function askedLines(
  sources: readonly SectionedLine[],
  ranges: readonly DateRange[][],
): boolean[] {
  const isDated = ranges.map(({ length }) => length > 0)
  const isNearDate = (at: number): boolean => {
    for (let near = at - NEAR_LINES; near <= at + NEAR_LINES; near++) {
      if (isDated[near]) return true
    }
    return false
  }
  return sources.map((source, at) => {
    if (isDated[at]) return true
    const { section, heading } = source
    if (isProse(source) || HEADLESS.has(section)) return false
    return !(heading === 'section' || LISTS.has(section)) || isNearDate(at)
  })
}
