// Finds numbers that identify a person: labelled ones, and those with an unmistakable form.

import { findDates } from '../../dates/find-dates.js'
import { documentLanguages } from '../../languages/heard-languages.js'
import { anyOf, eachOf, patternOf } from '../../languages/words.js'
import { isPersonal, type Label } from '../labels/label.js'
import { lineAt, type Page, type PageLine } from '../page/make-page.js'
import { digitCount } from '../phone/digits.js'
import {
  labelledValues,
  linesHolding,
  matches,
  numberedLines,
  type Recogniser,
} from '../recogniser.js'
import type { Finding } from '../types.js'
import { NATIONAL_NUMBERS } from './national-numbers.js'
import { formedNumbers } from './number-forms.js'
import { saidNumbers, YEARS } from './said-numbers.js'

/** Fewer digits are a year or a house number. */
const DIGITS_MIN = 4
/**
 * The number itself: letters, digits and the signs inside it, with at least one digit; letters
 * before it ("BX-4561", "RN 4561"), a check behind it ("12 34 56 C", "123456(7)").
 */
const NUMBER =
  /(?:\b[a-z]{1,2}[ ]|\b[a-z]{1,5}[/-])?[a-z0-9]*\d[a-z0-9]*(?:[ ./-]?[a-z0-9]*\d[a-z0-9]*){0,6}(?:[ ][a-z]\b|\([\da]\))?/
/** "# 138.882", "#20114466", "# LC44718": a number sign, and at least five digits. */
const NUMBERED = /#[ ]?(?<cut>\d[\d.-]{3,18}\d|[a-z]{1,4}\d{5,12}[a-z]?)\b/g
/** "Passport … valid till 12/2027": the end of a document identifies it as its number does. */
const VALIDITY = new RegExp(
  String.raw`\b(?:${anyOf('personal:papers')})\b.{0,60}?\b(?:${anyOf('personal:valid')})\b[ .:-]{0,3}(?:${anyOf('personal:until')})?[ .:-]{0,3}(?<cut>(?:\d{1,2}[ ./-])?(?:\d{1,2}|[a-z]{3,9})[ ./,-]{1,2}(?:20)?\d\d)\b`,
  'g',
)
/** A passport's number alone on its line, perhaps with its validity: its label is elsewhere. */
const PASSPORT_LINE =
  /^[ \t:.-]*(?<cut>[a-z][ -]?\d{7})(?=[ \t.]*$|[ \t,(-]{1,3}(?:[a-z]{3,6} )?[a-z]{2,5} \d)/g
/** "Reg# Elect/48394", "Student ID No. A1406": what follows a word for number. */
const SAID = new RegExp(
  String.raw`\b(?:${anyOf('personal:number-labels')})\b[ .:#-]{1,4}(?<cut>(?:[a-z\d]{1,8}[/-]){0,3}[a-z]{0,4}\d[\d/-]{3,}\d[a-z]?)\b`,
  'g',
)
/** "Nursing Board of Samplia, PIN 123456": elsewhere six digits behind this word are a place's. */
const OFFICE_PIN = new RegExp(patternOf('personal-office-pin'), 'g')
/** Every line with the validity of a paper has one of these. */
const LICENCE_SIGNS = eachOf('personal:licence-signs')

/** "Number: 2014-2016" and "No. 12/05/2014" are dates. */
const isDate = (page: Page, { start, end }: Finding): boolean =>
  /^(?:\d{1,2}[/-]){0,2}(?:19|20)\d\d(?:[/-]|$)/.test(page.folded.slice(start, end))

/** "NSF Award #1651565", "Grant No 794321", "PR #98765": the number of a thing, not of a person. */
const OF_A_THING = new RegExp(
  String.raw`\b(?:${anyOf('personal:numbers-of-things')})\b[^;|•]{0,24}$`,
)
/** As far before a number as OF_A_THING reaches: a word, and what may stand between. */
const THING_CHARS = 40
const isOfAThing = (page: Page, line: PageLine | undefined, { start }: Finding): boolean =>
  OF_A_THING.test(page.folded.slice(Math.max(line?.start ?? 0, start - THING_CHARS), start))

const ID = { category: 'id_number', placeholder: 'ID' } as const
/** A longer line is no row of a table. */
const ROW_CHARS_MAX = 160

/** National numbers, recognised by their check digits. */
function national(page: Page, numbered: PageLine[], own: PageLine[]): Finding[] {
  return NATIONAL_NUMBERS.flatMap(({ form, isValid, isPlain }) =>
    matches(page, isPlain ? own : numbered, [form], 'id_number', 'ID').filter(({ start, end }) =>
      isValid(page.folded.slice(start, end)),
    ),
  )
}

/** "Passport  K1234567  12 Jan 2018  11 Jan 2028": a row of papers with issue and expiry. */
const PAPERS = new RegExp(String.raw`^\W*(?:${anyOf('personal:papers')})\b`)

function paperDates(page: Page, labels: readonly Label[]): Finding[] {
  return labels.flatMap(({ field, line, start, valueStart }): Finding[] => {
    if (field.name !== 'id_number' || !PAPERS.test(page.folded.slice(line.start, line.end)))
      return []
    if (page.words[line.firstWord]?.start !== start || line.end - line.start > ROW_CHARS_MAX)
      return []
    return findDates(page.text.slice(valueStart, line.end))
      .filter(({ hasDay }) => hasDay)
      .map(
        (date): Finding => ({ start: valueStart + date.start, end: valueStart + date.end, ...ID }),
      )
  })
}

export const idNumber: Recogniser = (page, labels) => {
  const found: Finding[] = []
  for (const value of labelledValues(labels, page, ['id_number'])) {
    const text = page.folded.slice(value.start, value.end)
    const number = NUMBER.exec(text)
    if (!number || digitCount(number[0]) < DIGITS_MIN) continue
    if (YEARS.test(number[0])) continue
    const start = value.start + number.index
    found.push({ ...value, start, end: start + number[0].length })
  }
  const details = labelledValues(
    labels.filter(({ line }) => isPersonal(line.part) && line.part !== 'top'),
    page,
    ['id_detail'],
  )
  const numbered = numberedLines(page)
  const off = numbered.filter(({ part }) => part !== undefined && part !== 'work')
  const own = off.filter(({ part }) => isPersonal(part))
  return [
    ...found,
    ...details,
    ...paperDates(page, labels),
    ...saidNumbers(page).filter((one) => !isOfAThing(page, lineAt(page, one.start), one)),
    ...formedNumbers(page, numbered, 'anywhere'),
    ...formedNumbers(page, off, 'off'),
    ...formedNumbers(page, own, 'own'),
    ...matches(page, linesHolding(page, LICENCE_SIGNS), [VALIDITY], 'id_number', 'ID'),
    ...[
      ...matches(page, numbered, [NUMBERED], 'id_number', 'ID'),
      ...matches(page, off, [SAID], 'id_number', 'ID').filter((one) => !isDate(page, one)),
    ].filter((one) => !isOfAThing(page, lineAt(page, one.start), one)),
    ...matches(page, off, [PASSPORT_LINE, OFFICE_PIN], 'id_number', 'ID'),
    ...national(page, numbered, documentLanguages().length > 0 ? own : []),
  ]
}
