// Finds dates of birth behind a word for birth in any language, or behind its sign: "Born in Leeds,
// on 14 August 1987", "(DOB 12/3/1990)", "°1986", "* 12.3.1990".
import { findDates } from '../../dates/find-dates.js'
import { anyOf, eachOf } from '../../languages/words.js'
import type { Page, PageLine } from '../page/make-page.js'
import { linesHolding, matches } from '../recogniser.js'
import type { Finding } from '../types.js'
import { DATE } from './date-lines.js'

/** From the word to the date; a place may be between them. */
const REACH = 60
const BORN = new RegExp(`(?<![a-z])(?:${anyOf('personal:born-words')})(?![a-z])`, 'g')
const BORN_SIGNS = eachOf('personal:born-words')
/** The next sentence speaks of something else; "St. Ives" ends none. */
const SENTENCE_END = /[\p{Alpha}\p{N}]{4}[.!?]\s|[;|•]/u
/** A year in which candidates are born. */
const BIRTH_YEAR = /(?:19[4-9]\d|200\d)(?!\d)/
/** A second date behind the first: the years of a post. */
const GOES_ON = /^\s?[-–—/]\s?(?:\d|[a-z]{3,9}\.?\s\d)/i
/** The sign for born before a year, or before a whole date, that no other date follows. */
const YEAR_BEHIND = String.raw`(?:19[4-9]\d|200\d)(?!\d|[ ]?[-/][ ]?[\da-z])`
const DAY = String.raw`\d{1,2}[./ -]{1,2}(?:\d{1,2}|[a-z]{3,9})[./ -]{1,2}`
/** "°1986"; "* 12.3.1990" anywhere, "*1990" only behind other words: a star opens items of lists. */
const SIGNED = [
  new RegExp(String.raw`(?<![\w°])°[ ]?(?<cut>(?:${DAY})?${YEAR_BEHIND})`, 'g'),
  new RegExp(String.raw`(?<![\w*])[*✶☆★][ ]?(?<cut>${DAY}${YEAR_BEHIND})`, 'g'),
  new RegExp(String.raw`(?<=[^\s*][ (,|]{1,3})[*✶☆★][ ]?(?<cut>${YEAR_BEHIND})`, 'g'),
]

function bornBehind(page: Page, line: PageLine): Finding[] {
  const folded = page.folded.slice(line.start, line.end)
  const found: Finding[] = []
  BORN.lastIndex = 0
  for (let match = BORN.exec(folded); match; match = BORN.exec(folded)) {
    const from = line.start + BORN.lastIndex
    const reach = page.text.slice(from, Math.min(line.end, from + REACH))
    const stop = SENTENCE_END.exec(reach)
    const text = stop ? reach.slice(0, stop.index + stop[0].length) : reach
    const [date] = findDates(text)
    if (!date || !BIRTH_YEAR.test(text.slice(date.start, date.end))) continue
    if (GOES_ON.test(page.text.slice(from + date.end, line.end))) continue
    found.push({ start: from + date.start, end: from + date.end, ...DATE })
  }
  return found
}

/** Among positions such a date is a customer's, or a firm's. */
export function toldBirths(page: Page, numbered: readonly PageLine[]): Finding[] {
  const lines = numbered.filter(({ part }) => part !== 'work')
  const isOpen = new Set(lines)
  return [
    ...matches(page, lines, SIGNED, DATE.category, DATE.placeholder),
    ...linesHolding(page, BORN_SIGNS)
      .filter((line) => isOpen.has(line))
      .flatMap((line) => bornBehind(page, line)),
  ]
}
