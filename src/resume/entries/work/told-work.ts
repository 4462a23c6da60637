// Positions of somebody who tells a career in prose: "From 2016 to 2020 I worked as a developer at Acme."
import { findDateRanges } from '../../../dates/find-dates.js'
import type { DateRange } from '../../../dates/types.js'
import { anyOf } from '../../../languages/words.js'
import type { Line } from '../../../layout/types.js'
import { LIMITS } from '../../../runtime/limits.js'
import { blankOut } from '../../../text/blank-out.js'
import type { SectionedLine } from '../../sections/assign-sections.js'
import type { FoundRange, Span, WorkFound } from '../../types.js'
import { readTold, TOLD_PATTERNS } from './read-sentence.js'

/** As sure as a sentence is. */
const SURE = 0.75
/** So many lines are a long life; the bound limits what a book costs. */
const LINES_MAX = 200
/** In lines of the body's height: a larger gap parts paragraphs. */
const GAP_MIN = 0.8

const word = (kind: string, flags = 'i'): RegExp =>
  new RegExp(String.raw`(?<![\p{Alpha}])(?:${anyOf(`work:${kind}`)})(?![\p{Alpha}])`, `${flags}u`)
/** Case counts here: "i" is also a number of a list. */
const FIRST_PERSON = word('first-person', '')
const VERB = word('told-verbs')
const STILL = word('still')
const BEFORE_TIME = new RegExp(String.raw`\s(?:${anyOf('work:before-a-time')})\s$`, 'iu')
/** More characters than such a word has. */
const SMALL_CHARS = 12
const LASTING = new RegExp(
  String.raw`(?:${anyOf('work:first-person')})\s(?:${anyOf('work:lasting')})\b`,
  'iu',
)
const LETTER = new RegExp(
  String.raw`^\s*(?:${anyOf('work:letter-opens')})\b|^\s*(?:${anyOf('work:letter-closes')})\s*,?\s*$|\b(?:${anyOf('work:letter-says')})\b`,
  'iu',
)
/** A full stop before a capital, or a word with which somebody tells the next thing: "…, and I joined …". */
const NEXT = new RegExp(
  String.raw`(?<=[.!?])(?<!\b(?:${anyOf('work:shortened-names')})\.)\s+(?=\p{Upper})|[,;]?\s(?:${anyOf('work:then')})\s(?=(?:${anyOf('work:first-person')})\s)`,
  'gu',
)

/** A stretch of text, and the way from its offsets back to the lines. */
interface Told {
  text: string
  lines: { line: Line; start: number }[]
}

function paragraphs(lines: readonly SectionedLine[]): Told[] {
  const out: Told[] = []
  let isNew = true
  for (const { line, heading } of lines.slice(0, LINES_MAX)) {
    const last = out.at(-1)
    if (heading !== null) isNew = true
    else if (last && !isNew && line.gapBefore < GAP_MIN) {
      last.lines.push({ line, start: last.text.length + 1 })
      last.text += ` ${line.text}`
    } else {
      out.push({ text: line.text, lines: [{ line, start: 0 }] })
      isNew = false
    }
  }
  return out
}

const spansIn = ({ lines }: Told, from: number, to: number): Span[] =>
  lines.flatMap(({ line, start }) => {
    const [first, last] = [Math.max(from - start, 0), Math.min(to - start, line.text.length)]
    return last > first ? [{ line: line.index, start: first, end: last }] : []
  })

/** Where each thing that is told begins and ends. */
function clausesOf({ text }: Told): [from: number, to: number][] {
  const cuts = [...text.matchAll(NEXT)].map(({ index, 0: cut }) => [index, index + cut.length])
  const starts = [0, ...cuts.map(([, end = 0]) => end)]
  return starts.map((start, at) => [start, cuts[at]?.[0] ?? text.length])
}

/** Blanks out dates with the small word before them: "in 2016". */
const withoutTimes = (clause: string): string =>
  blankOut(
    clause,
    findDateRanges(clause).map(({ start, end }) => ({
      start:
        start -
        (BEFORE_TIME.exec(clause.slice(Math.max(0, start - SMALL_CHARS), start))?.[0].length ?? 0),
      end,
    })),
  )

/** "Since 2015", "I have worked … from 2015", "joined in 2016, where I still work": it lasts. */
function datesOf(clause: string, next: string): DateRange | null {
  const ranges = findDateRanges(clause)
  const range = ranges.find(({ single }) => !single) ?? ranges[0]
  if (!range?.single || range.told === 'end') return range ?? null
  const lasts = LASTING.test(clause) || STILL.test(clause) || STILL.test(next)
  return lasts ? { ...range, to: 'present', single: false } : range
}

function positionIn(told: Told, clauses: [number, number][], at: number): WorkFound | null {
  const [from = 0, to = 0] = clauses[at] ?? []
  const clause = told.text.slice(from, to)
  if (!VERB.test(clause) || !FIRST_PERSON.test(clause)) return null
  const text = withoutTimes(clause)
  const read = readTold(text, (a, b) => spansIn(told, from + a, from + b), TOLD_PATTERNS)
  if (!read) return null
  const head = spansIn(told, from, to).map(({ line }) => line)
  const range = datesOf(clause, told.text.slice(...(clauses[at + 1] ?? [to, to])))
  const isCurrent = range === null && (STILL.test(clause) || LASTING.test(clause))
  const dates = range && datedIn(told, range, from)
  return { ...read, dates, isCurrent, head, body: [], confidence: SURE }
}

function datedIn(told: Told, range: DateRange, from: number): FoundRange | null {
  const [span] = spansIn(told, from + range.start, from + range.end)
  if (!span) return null
  return {
    range: { ...range, start: span.start, end: span.end },
    line: span.line,
    confidence: SURE,
  }
}

/** Whoever applies tells the same in a letter, which is no résumé. */
const isLetter = (lines: readonly SectionedLine[]): boolean =>
  lines.slice(0, LINES_MAX).some(({ line }) => LETTER.test(line.text))

export function toldWork(lines: readonly SectionedLine[]): WorkFound[] {
  if (isLetter(lines)) return []
  return paragraphs(lines)
    .flatMap((told) => {
      const clauses = clausesOf(told)
      return clauses.flatMap((_, at) => positionIn(told, clauses, at) ?? [])
    })
    .slice(0, LIMITS.workEntriesMax)
}
