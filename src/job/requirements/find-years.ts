// Finds spans of time that a text asks for as experience: "5+ years", "three to five yrs", "36
// months".
import { MONTHS_OF, NUMBER_WORDS } from '../../languages/numbers.js'
import { anyOf, patternOf } from '../../languages/words.js'
export interface YearsMention {
  start: number
  end: number
  /** The lower bound. */
  months: number
}

const NUMBER = `\\d{1,2}(?:\\.\\d)?|${[...NUMBER_WORDS.keys()].join('|')}`
const withNumbers = (kind: string): string => patternOf(kind).replaceAll('<number>', NUMBER)
/** A number, maybe repeated in brackets ("three (3)"), maybe a range, then years or months. */
const SPAN = new RegExp(withNumbers('demand-years'), 'giu')
/** "2 years of Python and 1 of Go": the unit is written once. */
const AGAIN = new RegExp(withNumbers('demand-years-again'), 'gi')
/** "A year or more", "at least a year": an article counts as one only here, not in "£600 a year". */
const AS_ARTICLE = new RegExp(patternOf('demand-years-as-article'), 'giu')
/** Time that is not experience: a company's age, a contract's length, residence, leave. */
const NOT_BEFORE = new RegExp(
  String.raw`\b(?:${anyOf('demand:years-not-before')})\s*(?:\w+\s*)?$`,
  'i',
)
/** "experience gained over the last 7+ years" is the applicant's experience. */
const GAINED = new RegExp(patternOf('demand-years-gained'), 'i')
/** Words that say what a span of time is for are at most this far before it, and behind it. */
const BEFORE_CHARS = 70
const AFTER_CHARS = 40
/**
 * The same, by the words behind the span: "3 years old", "2-year contract", "5 years of growth".
 */
const NOT_AFTER = new RegExp(String.raw`^[\s-]*(?:${anyOf('demand:years-not-after')})`, 'i')
/**
 * Units about an age, about residence or about how trainees spend their time; no span in them is
 * experience.
 */
const RESIDENCE = new RegExp(patternOf('demand-residence'), 'i')

/** Forty years: nobody asks for more. */
const MONTHS_MAX = 480
/** Years are counted in months, as all spans of time here. */
const MONTHS_A_YEAR = 12

const numberOf = (text: string): number => NUMBER_WORDS.get(text.toLowerCase()) ?? Number(text)

/** Whether the words around a span of time say that it is something else than experience. */
function isOther(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - BEFORE_CHARS), start)
  if (NOT_BEFORE.test(before) && !GAINED.test(before)) return true
  return NOT_AFTER.test(text.slice(end, end + AFTER_CHARS))
}

export function findYears(text: string): YearsMention[] {
  if (RESIDENCE.test(text)) return []
  const out: YearsMention[] = []
  for (const match of text.matchAll(AS_ARTICLE)) {
    const [start, end] = [match.index, match.index + match[0].length]
    const unit = match[1] ?? match[2] ?? ''
    const months = MONTHS_OF.get(unit.charAt(0).toLowerCase()) ?? MONTHS_A_YEAR
    if (!isOther(text, start, end)) out.push({ start, end, months })
  }
  for (const match of text.matchAll(SPAN)) {
    const start = match.index
    const end = start + match[0].length
    if (isOther(text, start, end)) continue
    const amount = numberOf(match[1] ?? '0')
    const months =
      (amount + (match[2] ? 0.5 : 0)) * (MONTHS_OF.get((match[3] ?? '').charAt(0)) ?? MONTHS_A_YEAR)
    if (months > 0 && months <= MONTHS_MAX) out.push({ start, end, months: Math.round(months) })
  }
  out.sort((a, b) => a.start - b.start)
  const first = out[0]
  if (first) {
    for (const match of text.matchAll(AGAIN)) {
      if (match.index < first.end) continue
      const months = numberOf(match[1] ?? '0') * MONTHS_A_YEAR
      out.push({ start: match.index, end: match.index + match[0].length, months })
    }
  }
  return out.sort((a, b) => a.start - b.start)
}
