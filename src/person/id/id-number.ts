// Finds numbers that identify a person: labelled ones, and those with an unmistakable form.

import { findDates } from '../../dates/find-dates.js'
import { documentLanguages } from '../../languages/heard-languages.js'
import { anyOf, eachOf } from '../../languages/words.js'
import { isPersonal, type Label } from '../labels/label.js'
import { lineAt, type Page, type PageLine } from '../page/make-page.js'
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
/** United States social security number: three, two and four digits, none of them all zero. */
const SSN = /(?<![\d-])(?!000|666|9\d\d)\d{3}-(?!00)\d\d-(?!0000)\d{4}(?![\d-])/g
/** Indian PAN: five letters (the fourth says who holds it), four digits, a letter. */
const PAN = /\b[a-z]{3}[pcfhat][a-z]\d{4}[a-z]\b/g
/** British national insurance: two letters, six digits in pairs, A to D. */
const NINO = /\b[a-ceghj-prstw-z][a-ceghj-nprstw-z] ?\d\d ?\d\d ?\d\d ?[a-d]\b/g
/** Aadhaar printed in fours: twelve digits that start from 2. */
const AADHAAR = /(?<![\d+-] ?)\b[2-9]\d{3} \d{4} \d{4}\b(?! ?\d)/g
/** Brazilian CPF, Spanish DNI and NIE, Italian tax code, IBAN. */
const CPF = /\b\d{3}\.\d{3}\.\d{3}-\d\d\b/g
const DNI = /\b(?:[xyz]-?)?\d{7,8}-[a-hj-np-tv-z]\b/g
const CODICE_FISCALE = /\b[a-z]{6}\d\d[abcdehlmprst]\d\d[a-z]\d{3}[a-z]\b/g
/** Hong Kong's identity card: its check is in brackets. Argentine CUIL and CUIT. */
const HKID = /\b[a-z]{1,2}\d{6}\([\da]\)/g
const CUIL = /(?<![\d-])(?:2[03457]|3[034])-\d{8}-\d(?![\d-])/g
/** Australian health workers: three letters and ten digits, the first three of them zero. */
const AHPRA = /\b[a-z]{3}000\d{7}\b/g
/** British nurses and midwives: year, a letter for the month, four digits, a letter. */
const NMC_PIN = /\b\d\d[a-l]\d{4}[ceinosw]\b/g
/** A bank account by country and check digits, in groups of four or without. */
const IBAN = /\b[a-z]{2}\d\d(?: ?[a-z0-9]{4}){3,7}(?: ?[a-z0-9]{1,3})?\b/g
/** "# 138.882", "#20114466", "# LC44718": a number sign, and at least five digits. */
const NUMBERED = /#[ ]?(?<cut>\d[\d.-]{3,18}\d|[a-z]{1,4}\d{5,12}[a-z]?)\b/g
/** "Passport … valid till 12/2027": the end of a document identifies it as its number does. */
const VALIDITY = new RegExp(
  String.raw`\b(?:${anyOf('personal:papers')})\b.{0,60}?\b(?:${anyOf('personal:valid')})\b[ .:-]{0,3}(?:${anyOf('personal:until')})?[ .:-]{0,3}(?<cut>(?:\d{1,2}[ ./-])?(?:\d{1,2}|[a-z]{3,9})[ ./,-]{1,2}(?:20)?\d\d)\b`,
  'g',
)
/** Passports of many countries: a letter or two and seven digits. Only among personal details. */
const PASSPORT = /\b[a-z]{1,2}\d{7}\b/g
/** Such a number alone on its line, perhaps with its validity: its label is elsewhere. */
const PASSPORT_LINE =
  /^[ \t:.-]*(?<cut>[a-z][ -]?\d{7})(?=[ \t.]*$|[ \t,(-]{1,3}(?:[a-z]{3,6} )?[a-z]{2,5} \d)/g
/** "Reg# Elect/48394", "Student ID No. A1406": what follows a word for number. */
const SAID = new RegExp(
  String.raw`\b(?:${anyOf('personal:number-labels')})\b[ .:#-]{1,4}(?<cut>(?:[a-z\d]{1,8}[/-]){0,3}[a-z]{0,4}\d[\d/-]{3,}\d[a-z]?)\b`,
  'g',
)
/** Every line with the validity of a paper has one of these. */
const LICENCE_SIGNS = eachOf('personal:licence-signs')
const FORMS = [
  VALIDITY,
  SSN,
  PAN,
  NINO,
  AADHAAR,
  CPF,
  DNI,
  CODICE_FISCALE,
  HKID,
  CUIL,
  AHPRA,
  NMC_PIN,
  IBAN,
]

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
    if (!number || (number[0].match(/\d/g)?.length ?? 0) < DIGITS_MIN) continue
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
    ...matches(page, numbered, FORMS, 'id_number', 'ID'),
    ...matches(page, linesHolding(page, LICENCE_SIGNS), [VALIDITY], 'id_number', 'ID'),
    ...[
      ...matches(page, numbered, [NUMBERED], 'id_number', 'ID'),
      ...matches(page, off, [SAID], 'id_number', 'ID').filter((one) => !isDate(page, one)),
    ].filter((one) => !isOfAThing(page, lineAt(page, one.start), one)),
    ...matches(page, own, [PASSPORT], 'id_number', 'ID'),
    ...matches(page, off, [PASSPORT_LINE], 'id_number', 'ID'),
    ...national(page, numbered, documentLanguages().length > 0 ? own : []),
  ]
}
