// Finds phone numbers in any form by their digits and signs, with or without a label.
import { anyOf } from '../../languages/words.js'
import { isPersonal, type Label } from '../labels/label.js'
import { lineAt, type Page } from '../page/make-page.js'
import { numberedLines } from '../recogniser.js'
import type { Finding } from '../types.js'
import { digitCount } from './digits.js'

/**
 * A digit or opening sign, then digits with at most three signs between them; ends in a digit. Three
 * numbers with slashes between them have no more digits than this, and two cut short would leak.
 */
const RUN =
  /(?<![\w$€£₹])(?<!(?<!\d{7})\d[.,])(?:\+|\(|00)?[ (]{0,2}\d(?:[ ().\-/+]{0,3}\d){5,44}(?![\w%])/g
/** "MobileNo9876543210": glued to its label. */
const GLUED = new RegExp(
  String.raw`(?<=(?<![a-z])(?:${anyOf('contact:phone-labels')})(?:${anyOf('contact:number-words')})?)\+?\d(?:[ ().-]{0,2}\d){8,13}(?!\w)`,
  'g',
)
const MAY_BE_GLUED = /[a-z]\+?\d{3}/
/** The fewest digits that a number has, fewer where its place is surer, and the most. */
const DIGITS = { labelled: 6, personal: 7, plus: 8, bare: 9, max: 16 } as const
/** For numbers outside personal details, without a label. */
const BARE = { min: 10, max: 13, groups: 4, groupDigits: 2 } as const
/** A number may begin before the value of its label: "(", "+", a space. */
const SIGNS_BEFORE = 3
/**
 * Years and full dates look like numbers with dashes: "2010-2012", "12/05/1990", "2009 2010 2011".
 */
const YEARS = /^\(?(?:19|20)\d\d(?:[ ./()-]+(?:(?:19|20)?\d\d))+\)?$/
/** Full dates, alone or two of them. */
const DATES =
  /^\(?\d{1,2}[ ./-]+\d{1,2}[ ./-]+(?:19|20)?\d\d(?:\D+\d{1,2}[ ./-]+\d{1,2}[ ./-]+(?:19|20)?\d\d)?\)?$/
/** Months and years, alone or two of them. */
const MONTH_YEARS = /^\(?\d{1,2}[./-](?:19|20)\d\d(?:[ ./()-]+\d{1,2}[./-](?:19|20)\d\d)?\)?$/
/** Other groups of seven digits or more: amounts, ISBNs, versions. */
const VERSION = /^\d+(?:\.\d+){2,}$/
/** "12345-12356": the pages of an article, whose first digits are the same. */
const PAGES = /^(\d{2,4})(\d{1,3})-\1\d{1,3}$/
/** "order no. 4500123456", "arXiv: 1706.03762": the word before says what is numbered. */
const OF_A_THING = new RegExp(
  String.raw`\b(?:${anyOf('personal:numbers-of-things')})\b[ .:#]{0,3}(?:(?:${anyOf('contact:number-words')})\b[ .:#]{0,3})?$`,
)
/** How far before a number that word may begin. */
const THING_CHARS = 30
/** "555-0123 ext. 45", "555-0123 x45". */
const EXTENSION = new RegExp(
  String.raw`^[ ,.]{0,2}\(?(?:${anyOf('contact:extension')})[ .:#]{0,2}\d{1,6}\b`,
)
/** As long as EXTENSION can be. */
const EXTENSION_CHARS = 24
/** Ten digits in groups of three, three and four: a number even without a label. */
const NORTH_AMERICAN = /^(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]{1,2}\d{3}[ .-]\d{4}$/

const OTHER_NUMBERS: ReadonlySet<string> = new Set(['id_number', 'id_detail', 'locality'])
/** A social security number. */
const SSN = /^\d{3}-\d{2}-\d{4}$/

const OPEN_BRACKET = /^\s*\([^)]*$/

function isDateLike(run: string): boolean {
  return YEARS.test(run) || DATES.test(run) || MONTH_YEARS.test(run)
}

function isPhone(run: string, isLabelled: boolean, personal: boolean): boolean {
  const digits = run.replace(/\D/g, '').length
  if (digits > DIGITS.max || isDateLike(run) || SSN.test(run)) return false
  if (isLabelled) return digits >= DIGITS.labelled
  if (run.startsWith('+')) return digits >= DIGITS.plus
  if (NORTH_AMERICAN.test(run)) return true
  if (digits < (personal ? DIGITS.personal : DIGITS.bare) || (VERSION.test(run) && !personal))
    return false
  if (!personal && PAGES.test(run)) return false
  const groups = run.split(/\D+/).filter((group) => group !== '')
  return (
    personal ||
    (digits >= BARE.min &&
      digits <= BARE.max &&
      groups.length <= BARE.groups &&
      groups.every((group) => group.length >= BARE.groupDigits))
  )
}

/** Separates numbers on a line: a run with too many digits is split here. */
const SPLIT = /[ ]*[/,;][ ]*|[ ]+(?=\+)|(?<=\d{10})[ ]+(?=\d{10})|(?<=\d\d)[ ]+(?=0\d{2,4}[ -])/g

/**
 * The numbers of a run with too many digits for one. A part with too few belongs to the number
 * before it, the last group of "+254 722 418 096", or as an area code to the one behind it.
 */
function numbersIn(run: string): { start: number; end: number }[] {
  const numbers: { start: number; end: number }[] = []
  const isShort = (part: string) => digitCount(part) < DIGITS.labelled
  let at = 0
  for (const part of run.split(SPLIT)) {
    const start = run.indexOf(part, at)
    at = start + part.length
    const last = numbers.at(-1)
    if (last && (isShort(part) || isShort(run.slice(last.start, last.end)))) last.end = at
    else numbers.push({ start, end: at })
  }
  return numbers
}

/** Runs of digits and signs within a line. */
function runs(page: Page): { index: number; run: string }[] {
  const found: { index: number; run: string }[] = []
  for (const { start, end } of numberedLines(page)) {
    const text = page.folded.slice(start, end)
    RUN.lastIndex = 0
    for (let match = RUN.exec(text); match; match = RUN.exec(text)) {
      found.push({ index: start + match.index, run: match[0] })
    }
    if (!MAY_BE_GLUED.test(text)) continue
    for (const { index, 0: run } of text.matchAll(GLUED)) found.push({ index: start + index, run })
  }
  return found.sort((a, b) => a.index - b.index)
}

export function phones(page: Page, labels: Label[]): Finding[] {
  const announced = labels
    .filter(({ field }) => field.value === 'phone')
    .sort((a, b) => a.valueStart - b.valueStart)
  // A number after "PAN:" or "PIN code:" is what its label says.
  const others = labels.filter(({ field }) => OTHER_NUMBERS.has(field.name))
  let other = 0
  let next = 0
  const found: Finding[] = []
  for (const { index, run } of runs(page)) {
    while ((announced[next]?.valueEnd ?? Number.POSITIVE_INFINITY) <= index) next++
    const isLabelled =
      (announced[next]?.valueStart ?? Number.POSITIVE_INFINITY) - SIGNS_BEFORE <= index
    while ((others[other]?.valueEnd ?? Number.POSITIVE_INFINITY) <= index) other++
    if ((others[other]?.valueStart ?? Number.POSITIVE_INFINITY) - SIGNS_BEFORE <= index) continue
    const personal = isPersonal(lineAt(page, index)?.part)
    const before = page.folded.slice(Math.max(0, index - THING_CHARS), index)
    if (!isLabelled && !run.startsWith('+') && OF_A_THING.test(before)) continue
    const take = (from: number, part: string) => {
      // A bracket that opens before the number and closes behind it belongs to the sentence.
      const isInBrackets = OPEN_BRACKET.test(part)
      const start = from + part.length - part.trimStart().length + (isInBrackets ? 1 : 0)
      const last = from + part.trimEnd().length
      const more = EXTENSION.exec(page.folded.slice(last, last + EXTENSION_CHARS))
      const end = last + (more?.[0].length ?? 0)
      if (isPhone(part.trim(), isLabelled, personal)) {
        found.push({ start, end, category: 'contact', placeholder: 'PHONE' })
      }
    }
    if (run.replace(/\D/g, '').length <= DIGITS.max - 2) take(index, run)
    else for (const { start, end } of numbersIn(run)) take(index + start, run.slice(start, end))
  }
  return found
}
