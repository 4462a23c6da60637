// Tells whether a part of a page looks like an address: by street, postal code, house or town.
import { anyOf, eachOf } from '../../languages/words.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { fieldOfLabel } from '../labels/fields.js'
import type { Page } from '../page/make-page.js'
import { phraseSet } from '../page/phrase-list.js'
import { HOUSE, isBusiness, isDuty, isOffice } from './no-address.js'

export interface Stretch {
  start: number
  end: number
}

/** Words that surely name a street; the weak ones are everyday words too. */
export const STREETS = phraseSet('address/streets', () => eachOf('address:streets'))
/** "Court", "suite" and "sector" name a street or a house only with a number. */
const NUMBERED = phraseSet('address/numbered-streets', () => eachOf('address:numbered-streets'))
/** The number behind such a word ("Suite 12", "Sector-15A"), or an ordinal before it ("2nd floor"). */
const NUMBER_BEHIND = /^[ .,#:-]{0,3}(?:no[ .]{0,2})?[a-z]{0,2}-?\d/
const ORDINAL_BEFORE = new RegExp(String.raw`\d(?:${anyOf('address:ordinal-endings')})?[ ]$`)
const YEAR_BEFORE = /(?:19|20)\d\d[ ]$/
/** "(Sample Ltd) B-100, ground floor": a house further on. */
const HOUSE_INSIDE = /(?:^|[\s,)])[a-z]{1,2}-\d{1,4}\b/
/** NUMBER_BEHIND, ORDINAL_BEFORE and YEAR_BEFORE see so much of the text behind and before a word. */
const NUMBER_CHARS = 10
const WEAK = phraseSet('address/weak-streets', () => eachOf('address:weak-streets'))
/** Street names in one word: "Hauptstraße 5", "Dorpsweg". */
const STREET_ENDING = new RegExp(String.raw`[a-z]{3,}(?:${anyOf('address:street-endings')})\b`)
/**
 * A house by its crossing ("# 23-15", "N44-301"), a place in Japan or Korea ("Sample-ku 3-4"), a
 * street that opens with a small word ("Am Sample 5").
 */
const OTHER_HOUSE = new RegExp(
  String.raw`#[ ]?\d{1,3}[a-z]?[ ]?-[ ]?\d{1,3}\b|[a-z]{3} [nsewo]\d{1,2}[a-z]?-\d{2,4} (?:${anyOf('address:own-block-joints')})\b|^(?=.*\d).*\b[a-z]{2,}-(?:${anyOf('address:place-endings')})\b|^\s*(?:${anyOf('address:streets-before')}) [a-z][a-z -]{2,24} \d{1,3}[a-z]?\b(?! ?%)`,
)
/**
 * Postal codes: Indian, British, Canadian, Dutch, US after a state, German and French before a
 * town, a post box, Irish. The years in "2010 to 2016" are not one.
 */
const POSTAL = new RegExp(
  String.raw`\b(?!(?:19|20)\d\d[ ](?:${anyOf('address:after-a-year')})\b)(?:[1-9]\d{2}[ -]?\d{3}|[a-z]{1,2}\d[a-z\d]?[ ]?\d[a-z]{2}|[a-z]\d[a-z][ ]?\d[a-z]\d|[1-9]\d{3}[ ]?[a-z]{2}|[a-z]{2}[ ,.-]{1,3}\d{5}(?:-\d{4})?|(?:[a-z]{1,2}-)?\d{4,5}[ ][a-z]{3,}|\d{5}(?:-\d{3,4})?|p\.?[ ]?o\.?[ ]?box[ ]?\d+|[ac-fhknprtv-y]\d[\dw][ ]?(?=\d{0,3}[a-z])[\dac-fhknprtv-y]{4})\b`,
)
/** "Council No. 447188", "SRA ID: 447188": another number with as many digits as a postal code. */
const OTHER_NUMBER = new RegExp(
  String.raw`\b(?:${anyOf('address:before-other-numbers')})\b[ .:#-]{0,3}\d{5,6}\b`,
  'g',
)
/** A town with region and country has no more words than this. */
const PLACE_WORDS_MAX = 10
/**
 * Nine digits or more with signs between them: the groups of a phone number look like postal codes.
 */
const PHONE_LIKE = /\+?\d(?:[ ().\-/]{0,3}\d){8,}/g
/** "Miss Anna Lee" is a person, even if a town has that name. */
const TITLED = new RegExp(String.raw`^(?:${anyOf('address:before-a-name')})\b`, 'i')
/** The digits of years and dates are no postal code. */
const DATE_LIKE = new RegExp(
  String.raw`\b(?:19|20)\d\d[ ]?-[ ]?(?:(?:19|20)?\d\d|(?:${anyOf('personal:months-and-seasons')})[a-z]*)\b|\b\d{1,2}[/.]\d{1,2}[/.]\d{4}\b|\b\d{1,2}\/\d\d[ ]?-[ ]?\d{1,2}\/\d\d\b|^[\s(]*\d{1,2}\/\d{2,4}[ ]{1,4}(?:\d{1,2}\/\d{2,4}|${anyOf('address:date-words')})\b`,
)
/** A line of so many words needs a postal code, or two words of streets or villages. */
const LONG_WORDS_MIN = 13
/** A whole postal code: Indian, of five digits, or British. */
const LONG_CODE = /\b\d{3}[ -]?\d{3}\b|\b\d{5}\b|\b[a-z]{1,2}\d[a-z\d]?[ ]?\d[a-z]{2}\b/

/** "26 Sample Court", "Suite 12", "2nd floor"; "Supreme Court" and "Office 2010 Suite" have no such number. */
function isNumbered({ folded }: Page, { start, end }: Stretch, text: string): boolean {
  const before = folded.slice(Math.max(0, start - NUMBER_CHARS), start)
  if (NUMBER_BEHIND.test(folded.slice(end, end + NUMBER_CHARS))) return true
  if (ORDINAL_BEFORE.test(before) && !YEAR_BEFORE.test(before)) return true
  return HOUSE.test(text) || HOUSE_INSIDE.test(text)
}

/** A code of digits, perhaps with the word behind it. */
const DIGITS_FIRST = /^\d[\d -]*(?: [a-z]+)?$/
/** So few words beside such a code are a village and its district. */
const CODE_WORDS_MAX = 3
const CODE_STRENGTH = 2
/** How surely a part of the line must be a place beside such a code. */
const BESIDE_CODE_MIN = 0.35
const PARTS = /[,;()/|.\d]+|[ -]{2,}|–/

const namesPlace = (text: string): boolean =>
  text
    .split(PARTS)
    .map((part) => part.replace(/-$/, '').trim())
    .some((part) => part.length >= CHARS_MIN && isPlaceLike(part) >= BESIDE_CODE_MIN)

/** "Pre/post trip inspections, logs": words in small letters are no names of streets or villages. */
const SMALL_WORD = /(?<![\p{Alpha}'’])\p{Lower}{4,}/u
const isProper = (text: string): boolean => !SMALL_WORD.test(text) || !/\p{Upper}/u.test(text)

/** Shorter texts such as "NY" are words too. */
const CHARS_MIN = 3

/** Whether a stretch has a street, a postal code or a town, and is no job or firm. */
export function isAddressLike(page: Page, start: number, end: number, placeMin: number): boolean {
  const folded = page.folded.slice(start, end).replace(PHONE_LIKE, ' ').replace(OTHER_NUMBER, ' ')
  if (folded.trim().length < CHARS_MIN || /@|https?:|www\./.test(folded) || DATE_LIKE.test(folded))
    return false
  if (isOffice(folded)) return false
  let strength = 0
  const words = wordsIn(page, start, end)
  const streets =
    STREETS.find(page, words.from, words.to).length +
    NUMBERED.find(page, words.from, words.to).filter((hit) => isNumbered(page, hit, folded)).length
  if (words.to - words.from >= LONG_WORDS_MIN && streets < 2 && !LONG_CODE.test(folded))
    return false
  if (streets > 0 || STREET_ENDING.test(folded) || OTHER_HOUSE.test(folded)) strength += 2
  if (WEAK.find(page, words.from, words.to).length > 0) strength += 1
  const code = POSTAL.exec(folded)?.[0]
  const hasCode = code !== undefined
  if (hasCode) strength += CODE_STRENGTH
  if (HOUSE.test(folded)) strength += 1
  // "2019 DPhil Physics", "ISO 27001, SOC 2": a year, or digits alone among several words, are a
  // postal code only beside a town or another sign.
  const isYear = hasCode && /^(?:19|20)\d\d[ ]/.test(code)
  const needsPlace =
    isYear || (hasCode && DIGITS_FIRST.test(code) && words.to - words.from > CODE_WORDS_MAX)
  const isPlaced =
    !needsPlace || strength > CODE_STRENGTH || namesPlace(page.text.slice(start, end))
  if (hasCode && isPlaced && !isYear) return !isDuty(page.text.slice(start, end))
  if (hasCode && isPlaced) return !isBusiness(page.text.slice(start, end))
  if (hasCode) strength -= CODE_STRENGTH
  if (strength >= 2) return !isBusiness(page.text.slice(start, end))
  const text = page.text
    .slice(start, end)
    .replace(/[\d()-]+/g, ' ')
    .trim()
    .replace(/[.,]+$/, '')
  if (TITLED.test(text)) return false
  const isLoose = strength > 0 && /,/.test(text) && (isProper(text) || namesPlace(text))
  if (!isLoose && (words.to - words.from > PLACE_WORDS_MAX || isPlaceLike(text) < placeMin)) {
    return false
  }
  return !isBusiness(text)
}

/**
 * Whether a line beside an address may belong to it: it is no job, firm, or label of something
 * else.
 */
export function isOfAddress(page: Page, { start, end }: Stretch): boolean {
  const text = page.text.slice(start, end)
  return !isBusiness(text) && (fieldOfLabel(text)?.category ?? 'address') === 'address'
}

function wordsIn(page: Page, start: number, end: number): { from: number; to: number } {
  let low = 0
  let high = page.words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((page.words[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  let to = low
  while ((page.words[to]?.end ?? Number.POSITIVE_INFINITY) <= end) to++
  return { from: low, to }
}
