// The looks that a document gives its headings. A line of just those looks heads something too,
// even when its words are unknown ("PROFESSIONAL PRACTICE" among other bold capitals).

import type { Line, Segment } from '../../layout/types.js'
import { spacedParts } from '../../text/spaces.js'
import { isDecorated } from './decorated-heading.js'
import { headingLooks } from './heading-looks.js'

/** Seen on this many known headings, looks are a habit of the document. */
const HABIT = 2
/** To be a heading by habit alone, a line must be set apart in two ways, and be short. */
const LOOKS_MIN = 2
const WORDS_MAX = 5
/**
 * Line heights from the left edge of a heading in the margin to the text beside it: a smaller
 * distance is the gap between two words.
 */
const MARGIN_WIDTH_MIN = 4

const isCaps = (text: string): boolean =>
  /\p{Upper}{2}/u.test(text) && text === text.toLocaleUpperCase('en')

/** Marks around a heading outdo its other looks. */
const DECORATED = 'decorated'

const styleOf = (line: Line): string => (isDecorated(line.text) ? DECORATED : looksOf(line))

const looksOf = (line: Line): string =>
  [
    line.bold,
    line.caps,
    line.colored,
    line.heading,
    line.size.toFixed(1),
    line.sidebar,
    Math.round(line.indent / 2),
  ].join()

/** Of all looks of known headings, those that are a habit. */
export function headingStyles(known: Line[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const line of known) {
    if (headingLooks(line) < LOOKS_MIN) continue
    const style = styleOf(line)
    counts.set(style, (counts.get(style) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= HABIT).map(([style]) => style))
}

/** "PROFESSIONAL PRACTICE      Orthopaedic Surgeon": capitals in the margin beside other text. */
function isMarginHeading(line: Line, first: Segment, second: Segment): boolean {
  const wide = (second.x - first.x) / (line.box?.height || 1) >= MARGIN_WIDTH_MIN
  const loud = isCaps(first.text) && !isCaps(second.text)
  return wide && loud && line.indent < 1 && !/\d/.test(first.text)
}

export function isStyledHeading(line: Line, styles: ReadonlySet<string>): boolean {
  const first = line.segments[0]
  const second = line.segments[1]
  if (isDecorated(line.text)) return styles.has(DECORATED)
  if (line.bullet || /\d|@/.test(first?.text ?? '')) return false
  if (first && second) return isMarginHeading(line, first, second)
  if (styles.size === 0 || headingLooks(line) < LOOKS_MIN) return false
  return spacedParts(line.text) <= WORDS_MAX && styles.has(styleOf(line))
}
