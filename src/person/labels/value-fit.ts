// How well a line fits a label: 2 if it is such a value and hardly another, 1 if it may be, 0 if it
// is not.

import { findDates } from '../../dates/find-dates.js'
import { anyOf, patternOf } from '../../languages/words.js'
import { isNationality } from '../../taxonomy/countries/nationalities.js'
import type { Field } from './fields.js'
import { mayBeName } from './name-value.js'

export type Fit = 0 | 1 | 2

/** A short value has few words. */
const WORDS_MAX = 4
/** Fewer digits are a year or a house number. */
const ID_DIGITS_MIN = 4
/** An identifying number that fills a line, perhaps with the day until which it is valid. */
const WHOLE_ID = /^\s*[A-Z]{0,3}[ -]?\d[\dA-Z/ -]{4,18}[\s.]*(?:[,(&].{0,30})?$/i
/** Seven digits or more with the usual signs between, and nothing else. */
const PHONE = /^\s*[+(]?\d(?:[ ().\-/+,]{0,3}\d){6,24}[\s.]*$/
/** A sex, as forms give it. */
const SEX = new RegExp(patternOf('personal-sex'), 'i')
/** A link that fills its line. */
const LINK = /^\s*(?:https?:|www\.|[\w-]+\.[a-z]{2,}\/)\S+\s*$/i
/** Marital states, with their usual misspellings. */
const STATUS = new RegExp(patternOf('personal-family-status'), 'i')
/** Faiths as forms name them. */
const FAITH = new RegExp(String.raw`\b(?:${anyOf('personal:faiths')})\b`, 'i')
/** A measure of the body, a blood group, or a state of health. */
const BODY = new RegExp(patternOf('personal-body'), 'i')
/** Two digits from 10 to 69, which are no part of a date or a longer number. */
const AGE = /^\W*[1-6]\d\b(?!\d|[./-]\d)/

const wordsOf = (text: string): string[] => text.trim().split(/[\s,/]+/)
const isShort = (text: string): boolean => !/[\d@]/.test(text) && wordsOf(text).length <= WORDS_MAX

const isNamed = (text: string): boolean => !/\d/.test(text) && mayBeName(text)
/** "Indian", "Indian national"; the names of two peoples are rather languages. */
const isPeople = (text: string): boolean => {
  const [first = '', ...more] = wordsOf(text).map((word) => word.toLowerCase().replace(/\W+$/, ''))
  return isNationality(first) && !more.some(isNationality) && !/[,&]/.test(text)
}

const sureOr =
  (isSure: (text: string) => boolean, mayBe: (text: string) => boolean) =>
  (text: string): Fit => {
    if (isSure(text)) return 2
    return mayBe(text) ? 1 : 0
  }
const never = (): boolean => false
const hasDate = (text: string): boolean => findDates(text).length > 0

/** Fields whose values can be recognised by more than their kind. */
const BY_NAME: Readonly<Record<string, (text: string) => Fit>> = {
  gender: sureOr((text) => SEX.test(text), never),
  family_status: sureOr(
    (text) => STATUS.test(text),
    (text) => isShort(text) || /^\W*\d\W*$/.test(text),
  ),
  nationality: sureOr(isPeople, isShort),
  religion: sureOr((text) => FAITH.test(text), isShort),
  health: sureOr((text) => BODY.test(text), isShort),
  age: sureOr((text) => AGE.test(text), never),
  id_detail: sureOr(hasDate, isShort),
  email: sureOr((text) => text.includes('@'), never),
}

const BY_KIND: Readonly<Record<Field['value'], (text: string) => Fit>> = {
  name: sureOr(never, isNamed),
  date: sureOr(hasDate, never),
  id: sureOr(
    (text) => WHOLE_ID.test(text) && (text.match(/\d/g)?.length ?? 0) >= ID_DIGITS_MIN,
    never,
  ),
  phone: sureOr((text) => PHONE.test(text), never),
  handle: sureOr((text) => LINK.test(text), never),
  address: sureOr(never, (text) => !text.includes('@') && (/[\d,]/.test(text) || isShort(text))),
  short: sureOr(never, isShort),
  rest: sureOr(never, isShort),
  photo: () => 0,
}

/** `field` is null for a label that asks for nothing personal, such as "Languages known". */
export function fitOf(field: Field | null, text: string): Fit {
  if (field === null) return 1
  return (BY_NAME[field.name] ?? BY_KIND[field.value])(text)
}
