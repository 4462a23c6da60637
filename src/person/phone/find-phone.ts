// Finds the candidate's first phone number, in E.164. A number without a country code is read with
// the country of the address; without that it stays unknown.

import {
  type CountryCode,
  findPhoneNumbersInText,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { findDateRanges } from '../../dates/find-dates.js'
import { anyOf, patternOf } from '../../languages/words.js'
import { blankOut } from '../../text/blank-out.js'
import { fieldOfLabel } from '../labels/fields.js'
import { emailsIn } from '../mail/find-email.js'
import type { Found, PersonLine } from '../types.js'
import { digitCount, hasDigit } from './digits.js'

export interface PhoneFound {
  value: string
  start: number
  end: number
  /**
   * Whether the number exists in its country's plan; a placeholder like +1 123 456 7890 does not.
   */
  isValid: boolean
}

/** Words that announce a number, in the languages that we read. */
const LABEL = new RegExp(String.raw`(?:\b|_)(?:${anyOf('contact:phone-labels')})\b`, 'i')
/** Fewer digits are a postal code or a year. */
const DIGITS_MIN = 7
/** Bounds the work. */
const LINE_CHARS_MAX = 500
/**
 * Lines full of figures take long to read: without this bound 1 MB of "+1 (555) " took 2.2 s, with
 * it 0.2 s.
 */
const CHARS_READ_MAX = 8_000
const SKIPPED = new Set(['references', 'work', 'education', 'projects'])
/**
 * The confidence in a number with a label near it, without one, and in one outside its country's
 * plan.
 */
const SURE = 0.96
const PLAIN = 0.85
const NOT_IN_PLAN = 0.6
/**
 * "+36/1/463-17-79": slashes inside one number; between two numbers they have blanks around them.
 */
const INNER_SLASH = /(?<=\d)\/(?=\d{1,4}\D)/g
/** A run of digits with the usual separators, whole. Bounded to stay linear. */
const RUN = /\+?\(?\d(?:[\s().-]{0,2}\d){6,14}(?![\s().-]{0,2}\d)/g
/** "(402) 555-0142": only North America writes numbers so. */
const AMERICAN = /(?<![\d+.-])\(?\d{3}\)?[\s.-]{0,2}\d{3}[.-]\d{4}(?![\d.-])/g

/** "P.O. Box 4471 – 00200": a box and the code of its town. */
const POST_BOX = new RegExp(patternOf('contact-post-box'), 'gi')
/** "+44 (0)7700 …": the digit that is dialled only within the country. */
const TRUNK = /\(0\)/

/** Blanks dates, addresses and post boxes: libphonenumber reads "06/2016 - 02/2020" as a number. */
function masked(text: string): string {
  // A line of one long run of digits is a number, even if parts of it look like dates.
  const isNumber = /^[^\d]{0,25}\+?\d{8,}/.test(text)
  const numbers = [...text.matchAll(AMERICAN)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }))
  const isDate = ({ start, end }: { start: number; end: number }) =>
    !numbers.some((number) => start >= number.start && end <= number.end)
  const dates = isNumber ? [] : findDateRanges(text).filter(isDate)
  return blankOut(text, [...dates, ...emailsIn(text)])
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\+\s+(?=\d)/g, (gap) => `${' '.repeat(gap.length - 1)}+`)
    .replace(INNER_SLASH, ' ')
    .replace(POST_BOX, (box) => ' '.repeat(box.length))
}

/**
 * Numbers that no plan knows: "+1 123 456 7890", or a stray "+" before a national number. Parts of
 * a known number are skipped.
 */
function outsidePlan(
  text: string,
  country: string | undefined,
  known: readonly PhoneFound[],
): PhoneFound[] {
  return [...text.matchAll(RUN)].flatMap(({ 0: raw, index }): PhoneFound[] => {
    const at = { start: index, end: index + raw.length }
    if (known.some((own) => at.start < own.end && at.end > own.start)) return []
    const digits = (raw.startsWith('+') ? raw.replace(TRUNK, '') : raw).replace(/\D/g, '')
    const national = country
      ? parsePhoneNumberFromString(digits, country as CountryCode)
      : undefined
    if (national?.isValid()) return [{ ...at, value: national.number, isValid: true }]
    // "+123-456-7890" stands in many templates: whoever writes a "+" has written the whole number.
    // The library reads none behind a code that no country has: "+999 …".
    const isWhole = raw.startsWith('+') && parsePhoneNumberFromString(`+${digits}`) !== undefined
    return isWhole ? [{ ...at, value: `+${digits}`, isValid: false }] : []
  })
}

export function phonesIn(text: string, country: string | undefined): PhoneFound[] {
  if (digitCount(text) < DIGITS_MIN) return []
  // Without a country, only a number in international or American form can be read.
  const plan = country ?? (text.search(AMERICAN) >= 0 ? 'US' : undefined)
  if (plan === undefined && !text.includes('+') && !text.includes('＋')) return []
  const clean = masked(text.slice(0, LINE_CHARS_MAX))
  // The line had only dates: the library would look at every gap between them.
  if (!hasDigit(clean)) return []
  const options = plan
    ? { defaultCountry: plan as CountryCode, v2: true as const }
    : { v2: true as const }
  const inPlan = findPhoneNumbersInText(clean, options).map(({ number, startsAt, endsAt }) => ({
    value: number.number,
    start: startsAt,
    end: endsAt,
    isValid: true,
  }))
  return [...inPlan, ...outsidePlan(clean, country, inPlan)].sort((a, b) => a.start - b.start)
}

/** "ADDRESS : P.O. Box 1184 – 10100": the label at the start of a row says what its digits are. */
const ROW_LABEL = /^[^:：\d]{2,40}(?=\s*[:：])/u
const OTHER_DIGITS: ReadonlySet<string> = new Set(['address', 'id', 'date'])
const isOfAnother = (text: string): boolean => {
  const value = fieldOfLabel(ROW_LABEL.exec(text)?.[0] ?? '')?.value ?? ''
  return OTHER_DIGITS.has(value) && !text.includes('+')
}

/** The first number of the lines that these tests let through. */
function firstPhone(
  lines: readonly PersonLine[],
  country: string | undefined,
  isRead: (line: PersonLine, isLabelled: boolean) => boolean,
): Found | null {
  let previous = ''
  let read = 0
  for (const each of lines) {
    const { line, section } = each
    const digits = digitCount(line.text)
    const above = previous
    previous = digits === 0 ? line.text : ''
    if (digits < DIGITS_MIN) continue
    const isLabelled = LABEL.test(line.text) || LABEL.test(above)
    const icons = line.icons ?? []
    const isNear =
      isLabelled || section === 'top' || section === 'contact' || icons.includes('phone')
    if (!isRead(each, isLabelled)) continue
    if (!LABEL.test(line.text) && isOfAnother(line.text)) continue
    read += Math.min(line.text.length, LINE_CHARS_MAX)
    if (read > CHARS_READ_MAX) return null
    const found = phonesIn(line.text, country).find(({ isValid }) => isValid || isNear)
    if (!found) continue
    const span = { line: line.index, start: found.start, end: found.end }
    const confidence = isNear ? SURE : PLAIN
    return {
      value: found.value,
      spans: [span],
      confidence: found.isValid ? confidence : NOT_IN_PLAN,
    }
  }
  return null
}

/** A line with nothing but a number in international form, and perhaps the sign of its icon. */
const NUMBER_ALONE = /^\P{Alpha}{0,3}\(?\+[\d\s().-]{7,22}$/u

/**
 * Numbers in entries are an employer's or a referee's. But where a résumé has no other, one alone
 * on its line is the candidate's: columns that were read as one put it there.
 */
const ownPhone = (lines: readonly PersonLine[], country: string | undefined): Found | null =>
  firstPhone(
    lines,
    country,
    ({ section }, isLabelled) => !SKIPPED.has(section) || (isLabelled && section !== 'references'),
  ) ??
  firstPhone(
    lines,
    country,
    ({ line, section }) => section !== 'references' && NUMBER_ALONE.test(line.text),
  )

/** A country that is only guessed may have no such numbers; an American one tells itself. */
export const findPhone = (
  lines: readonly PersonLine[],
  country: string | undefined,
): Found | null =>
  ownPhone(lines, country) ?? (country === undefined ? null : ownPhone(lines, undefined))
