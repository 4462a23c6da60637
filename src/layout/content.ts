// What a stretch of text looks like on its own: a date, a section heading, a bullet.
import { headingWordsOf } from '../languages/heading-words.js'
import { eachOf } from '../languages/words.js'
import { bakedSet } from '../tables/baked-map.js'

const headings = bakedSet('headings/usual', () => headingWordsOf('en', 'usual'))
const months: ReadonlySet<string> = new Set(eachOf('date:month-names'))
const dateWords: ReadonlySet<string> = new Set(eachOf('date:beside-dates'))

const TOKENS = /\p{L}+|\d+|[^\p{L}\d\s]/gu
const DATE_PUNCTUATION = new Set([..."-–—/.,&()[]|~‒‘’':−"])
/** A longer text is more than a date. */
const DATE_CHARS_MAX = 48
const NUMERIC_DATE = /\d{1,2}[/.]\d{2,4}/

/** Only a date or a period: "Jan 2019 – Present". */
export function isDate(text: string): boolean {
  if (text.length > DATE_CHARS_MAX) return false
  let anchored = NUMERIC_DATE.test(text)
  for (const token of text.match(TOKENS) ?? []) {
    const word = token.toLowerCase()
    if (months.has(word) || isYear(word)) anchored = true
    else if (/^\d/.test(word) ? word.length > 2 : !isDateFiller(word)) return false
  }
  return anchored
}

const isYear = (word: string) =>
  word.length === 4 && (word.startsWith('19') || word.startsWith('20'))
const isDateFiller = (word: string) => dateWords.has(word) || DATE_PUNCTUATION.has(word)

/** The longest usual heading has 26; its mark and numbering may be nearly as long again. */
const HEADING_CHARS_MAX = 48

/** A usual section heading, whatever its case and closing colon. */
export function isSectionHeading(text: string): boolean {
  if (text.length > HEADING_CHARS_MAX) return false
  const folded = text
    .toLowerCase()
    .replace(/[^\p{L}&\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return headings.has(folded) || headings.has(folded.replace(/ /g, ''))
}

const LABEL_END = /(?::\s*[-–—]{0,2}|(?:^|\s)[-–—]{1,2})$/

/** Does a text end as a label before its value does: "Name :", "Name :-", "Name --"? */
export const isLabelEnd = (text: string): boolean => LABEL_END.test(text)

/** A bullet that stands alone; some fonts draw it as a letter o. */
const BULLET = /^[•·▪▫■□●○◦‣⁃∙➢➤►▶▸▹→✓✔✦✧❖◆◇★☆➖*–—\-»›♦¤§oO]$/u
const PLAIN_BULLET = /^[•▪▫■□●○◦‣⁃∙➢➤►▶▸▹✓✔✦✧❖◆◇♦]$/u
/** A line that opens with a bullet, or with a dash right before a letter. */
const BULLET_OPENING = /^([•▪▫■□●○◦‣⁃∙➢➤►▶▸▹→✓✔✦✧❖◆◇★☆»›♦·*]|[-–—](?=\p{L}))\s*(?=\S)/u
/** "1.", "12)", "(a)", "iv)": the number of a list item, standing alone. */
const LIST_NUMBER = /^(?:\d{1,2}[.)]|\(?(?:\d{1,2}|[a-hivx]{1,4})\))$/

/** A mark that stands alone before a list item's text. */
export const isBulletMark = (text: string): boolean => BULLET.test(text)

/** A mark that is nothing but a bullet: no dash, no letter. */
export const isPlainBullet = (text: string): boolean => PLAIN_BULLET.test(text)

/** Text without its opening bullet, or null when it has none. */
export function withoutBullet(text: string): string | null {
  const match = BULLET_OPENING.exec(text)
  return match ? text.slice(match[0].length) : null
}

export const isListNumber = (text: string): boolean => LIST_NUMBER.test(text)
