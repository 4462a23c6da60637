// Tells what a piece of text is by its form: a date, a section heading, a bullet.
import { BESIDE_DATES, MONTHS, SEASONS, YEAR_WORDS } from '../dates/words.js'
import { headingWordsOf } from '../languages/heading-words.js'
import { eachOf } from '../languages/words.js'
import { bakedSet } from '../tables/baked-map.js'
import { fold } from '../text/fold.js'

const headings = bakedSet('headings/usual', () => headingWordsOf('en', 'usual'))
const namesTime = (word: string): boolean => MONTHS.has(word) || SEASONS.has(word)
/** The words of all languages, since the page is laid out before its language is known. */
const dateWords: ReadonlySet<string> = new Set([
  ...eachOf('date:beside-dates'),
  ...BESIDE_DATES,
  ...YEAR_WORDS,
])

/** Words, numbers and single signs, which tell whether a text is only a date. */
const TOKENS = /\p{Alpha}+|\d+|[^\p{Alpha}\d\s]/gu
const DATE_PUNCTUATION = new Set([..."-–—/.,&()[]|~‒‘’':−"])
/** The longest range of dates, with months and a year written out twice, has about 40 characters. */
const DATE_CHARS_MAX = 48
const NUMERIC_DATE = /\d{1,2}[/.]\d{2,4}/

/** Whether the text is only a date or a period: "Jan 2019 – Present". */
export function isDate(text: string): boolean {
  if (text.length > DATE_CHARS_MAX) return false
  let anchored = NUMERIC_DATE.test(text)
  for (const token of text.match(TOKENS) ?? []) {
    const word = fold(token)
    if (namesTime(word) || isYear(word)) anchored = true
    else if (/^\d/.test(word) ? word.length > 2 : !isDateFiller(word)) return false
  }
  return anchored
}

const isYear = (word: string) =>
  word.length === 4 && (word.startsWith('19') || word.startsWith('20'))
const isDateFiller = (word: string) => dateWords.has(word) || DATE_PUNCTUATION.has(word)

/** The longest usual heading has 26 characters; its mark and number may add nearly as many. */
const HEADING_CHARS_MAX = 48

/** Whether the text is a usual section heading, in any letter case, with or without a colon. */
export function isSectionHeading(text: string): boolean {
  if (text.length > HEADING_CHARS_MAX) return false
  const folded = text
    .toLowerCase()
    .replace(/[^\p{Alpha}&\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return headings.has(folded) || headings.has(folded.replace(/ /g, ''))
}

/** The mark behind a label: a colon, dashes, or both. */
const LABEL_END = /(?::\s*[-–—]{0,2}|(?:^|\s)[-–—]{1,2})$/

/** Whether a text ends like a label before its value: "Name :", "Name :-", "Name --". */
export const isLabelEnd = (text: string): boolean => LABEL_END.test(text)

/** A bullet by itself; some fonts draw it as a letter o. */
const BULLET = /^[•·▪▫■□●○◦‣⁃∙➢➤►▶▸▹→✓✔✦✧❖◆◇★☆➖*–—\-»›♦¤§oO]$/u
/** Bullets that are nothing else: no dash, star, arrow or letter. */
const PLAIN_BULLET = /^[•▪▫■□●○◦‣⁃∙➢➤►▶▸▹✓✔✦✧❖◆◇♦]$/u
/** A bullet at the start of a line, or a dash right before a letter. */
const BULLET_OPENING = /^([•▪▫■□●○◦‣⁃∙➢➤►▶▸▹→✓✔✦✧❖◆◇★☆»›♦·*]|[-–—](?=\p{Alpha}))\s*(?=\S)/u
/** "1.", "12)", "(a)", "iv)": the number of a list item by itself. */
const LIST_NUMBER = /^(?:\d{1,2}[.)]|\(?(?:\d{1,2}|[a-hivx]{1,4})\))$/

/** Whether the text is a mark before a list item. */
export const isBulletMark = (text: string): boolean => BULLET.test(text)

/** Whether the text is a bullet, and no dash or letter. */
export const isPlainBullet = (text: string): boolean => PLAIN_BULLET.test(text)

/** The text without its opening bullet, or null if it has none. */
export function withoutBullet(text: string): string | null {
  const match = BULLET_OPENING.exec(text)
  return match ? text.slice(match[0].length) : null
}

export const isListNumber = (text: string): boolean => LIST_NUMBER.test(text)
