// The dates of an entry: a range in its head, or near it; one range may run over a line end.
import { findDateRanges } from '../../core/dates/find-dates.js'
import type { DateRange } from '../../core/dates/types.js'
import type { SeenLine } from '../labels/line-features.js'
import type { FoundRange } from '../types.js'
import type { EntryLines } from './group-entries.js'

/** Dates this far into the body may still be the entry's ("Duration: May 2014 – June 2015"). */
const BODY_LINES_MAX = 2
const BODY_WORDS_MAX = 9

interface Candidate {
  range: DateRange
  line: number
  inHead: boolean
}

const isShort = ({ source }: SeenLine): boolean =>
  source.line.text.split(/\s+/).length <= BODY_WORDS_MAX

/** "Presently working … from August 2017", "Date of joining: May 2016": the end is open. */
const CURRENT =
  /\b(?:presently|currently|at present|present employer|still|date of joining|joined|working (?:as|in|at|with|for|since|from))\b/i

const isCurrent = ({ source }: SeenLine): boolean => CURRENT.test(source.line.text)

/** "(Oct 2010 -" / "Mar 2011)": the range of two lines read as one. */
function overLineEnd(lines: SeenLine[]): Candidate[] {
  return lines.flatMap((seen, index) => {
    const next = lines[index + 1]
    const { text } = seen.source.line
    if (!next) return []
    const joined = findDateRanges(`${text} ${next.source.line.text}`)
    return joined
      .filter((range) => range.start < text.length && range.end > text.length && !range.single)
      .map((range) => ({ range, line: seen.source.line.index, inHead: true }))
  })
}

/** A single date in the body is an education's, but may be anything of a position's. */
export function entryDates(
  { head, body, confidence }: EntryLines,
  singleInBody = false,
): FoundRange | null {
  const near = body.slice(0, BODY_LINES_MAX).filter(isShort)
  const all: Candidate[] = [...head, ...near].flatMap((seen, at) =>
    seen.ranges.map((range) => ({ range, line: seen.source.line.index, inHead: at < head.length })),
  )
  const best =
    overLineEnd([...head, ...near])[0] ??
    all.find(({ range, inHead }) => inHead && !range.single) ??
    all.find(({ inHead }) => inHead) ??
    all.find(({ range }) => singleInBody || !range.single)
  if (!best) return null
  const open = best.range.single && !singleInBody && head.some(isCurrent)
  const range: DateRange = open ? { ...best.range, to: 'present', single: false } : best.range
  return { range, line: best.line, confidence }
}
