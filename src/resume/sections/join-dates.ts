// Joins a date range that the page breaks over lines: "September 2015" / "to" / "Current".
import { findDateRanges } from '../../dates/find-dates.js'
import type { Line, Segment } from '../../layout/types.js'
import { joinMarginDates } from './join-margin-dates.js'
import { isOneRange } from './one-range.js'
import { readHeading } from './read-heading.js'
import { hasUndatedWord } from './undated-words.js'

/**
 * A range that is broken over lines takes at most three, each short: "Jan 2019", "–", "Present".
 */
const LINES_MAX = 3
const CHARS_MAX = 40
/** A head is a line of names, not a sentence. */
const HEAD_CHARS_MAX = 90
const near = (a: Line, b: Line): boolean =>
  a.page === b.page && a.column === b.column && !b.bullet && b.gapBefore < 1

function join(lines: Line[]): Line {
  const [first] = lines as [Line]
  const text = lines.map((line) => line.text).join(' ')
  const right = Math.max(...lines.flatMap((line) => line.segments.map((segment) => segment.right)))
  const [segment] = first.segments
  return { ...first, text, segments: segment ? [{ ...segment, text, right }] : [] }
}

/** How many short lines, one right below the other, begin at `at`. */
function groupLength(lines: Line[], at: number): number {
  let length = 1
  while (length < LINES_MAX) {
    const above = lines[at + length - 1]
    const line = lines[at + length]
    if (!above || !line || line.text.length > CHARS_MAX || !near(above, line)) break
    length++
  }
  return length
}

/**
 * "May 2015" / "June 2016": side by side in one line they would be a range, one under the other
 * they are a list. "to June 2016" ends what stands above it.
 */
const isSingleDate = (text: string): boolean => {
  const [range, ...others] = findDateRanges(text)
  const isAlone = range?.single === true && range.told !== 'end'
  return isAlone && range.start <= 1 && others.length === 0
}

/** How many lines from `at` on make one range; 0 when they do not. */
function rangeLength(lines: Line[], at: number): number {
  const longest = groupLength(lines, at)
  const group = lines.slice(at, at + longest).map(({ text }) => text)
  if (longest < 2 || isOneRange(group[0] ?? '')) return 0
  if (isSingleDate(group[0] ?? '') && isSingleDate(group[1] ?? '')) return 0
  for (let length = longest; length >= 2; length--) {
    if (isOneRange(group.slice(0, length).join(' '))) return length
  }
  return 0
}

/**
 * How many lines above its date a head may stand when the dates run in the right margin: the entry
 * before stands further up.
 */
const MARGIN_LINES_MAX = 2

const withSegment = (line: Line, segment: Segment): Line => ({
  ...line,
  text: `${line.text} ${segment.text}`,
  segments: [...line.segments, segment],
})

function withoutLastSegment(line: Line): Line {
  const segments = line.segments.slice(0, -1)
  return { ...line, segments, text: segments.map(({ text }) => text).join(' ') }
}

/** A bullet whose last segment, in the right margin, is a range. */
function isDatedBullet(line: Line | undefined): boolean {
  if (!line?.bullet || line.segments.length < 2) return false
  return isOneRange(line.segments.at(-1)?.text ?? '')
}

/** A head that wants a date: short, undated, and no heading of a section. */
const isUndatedHead = ({ text }: Line): boolean =>
  text.length <= HEAD_CHARS_MAX && findDateRanges(text).length === 0 && readHeading(text) === null

/**
 * Moves dates in the right margin that slid down beside the first bullet back to the head above:
 * "Acme, Intern" / "• Built a thing        May 2022 – Aug 2022". Several dated bullets in a row are
 * entries of their own.
 */
function liftMarginDates(lines: Line[]): Line[] {
  const out = [...lines]
  lines.forEach((line, index) => {
    const last = line.segments.at(-1)
    if (!isDatedBullet(line) || !last) return
    if (isDatedBullet(lines[index - 1]) || isDatedBullet(lines[index + 1])) return
    for (let at = index - 1; at >= Math.max(0, index - MARGIN_LINES_MAX); at--) {
      const above = out[at]
      if (!above || above.page !== line.page) return
      if (above.bullet) continue
      if (!isUndatedHead(above)) return
      out[at] = withSegment(above, last)
      out[index] = withoutLastSegment(line)
      return
    }
  })
  return out
}

export function joinDateLines(given: Line[]): Line[] {
  const lines = joinMarginDates(liftMarginDates(given))
  const out: Line[] = []
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]
    if (!line) break
    const short = line.text.length <= CHARS_MAX && /\d/.test(line.text)
    const length = short && !hasUndatedWord(line.text) ? rangeLength(lines, at) : 0
    out.push(length > 0 ? join(lines.slice(at, at + length)) : line)
    at += Math.max(1, length)
  }
  return out
}
