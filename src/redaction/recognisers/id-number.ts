// Numbers that identify a person: labelled ones, and those whose form is unmistakable.
import { isPersonal } from '../find-labels.js'
import { labelledValues, linesWith, matches, type Recogniser } from '../recogniser.js'
import type { Finding } from '../types.js'

const DIGITS_MIN = 4
/** The number itself: letters, digits and the signs inside it, with at least one digit. */
const NUMBER = /(?:\b[a-z]{1,2}[ ])?[a-z0-9]*\d[a-z0-9]*(?:[ ./-]?[a-z0-9]*\d[a-z0-9]*){0,6}/
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
const IBAN = /\b[a-z]{2}\d\d(?: ?[a-z0-9]{4}){3,7}(?: ?[a-z0-9]{1,3})?\b/g
/** "# 138.882", "#20114466": a sign for number and at least five digits. */
const NUMBERED = /#[ ]?(?<cut>\d[\d.-]{3,18}\d)\b/g
const FORMS = [NUMBERED, SSN, PAN, NINO, AADHAAR, CPF, DNI, CODICE_FISCALE, IBAN]

export const idNumber: Recogniser = (page, labels) => {
  const found: Finding[] = []
  for (const value of labelledValues(labels, page, ['id_number'])) {
    const text = page.folded.slice(value.start, value.end)
    const number = NUMBER.exec(text)
    if (!number || (number[0].match(/\d/g)?.length ?? 0) < DIGITS_MIN) continue
    const start = value.start + number.index
    found.push({ ...value, start, end: start + number[0].length })
  }
  const details = labelledValues(
    labels.filter(({ line }) => isPersonal(line.part) && line.part !== 'top'),
    page,
    ['id_detail'],
  )
  return [...found, ...details, ...matches(page, linesWith(page, /\d/g), FORMS, 'id_number', 'ID')]
}
