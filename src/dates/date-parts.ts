// The numbers and marks that dates are made of, recognised by their form.
import type { DateToken } from './tokens.js'

/** Years that résumés and postings speak of; other numbers of four digits are no years. */
const YEAR_MIN = 1940
const YEAR_MAX = 2060
/** Months of a year. */
const MONTHS = 12
/** No month has more days. */
export const DAYS_MAX = 31
/**
 * Two-digit years up to this one belong to this century. With a lower number, the end of a long
 * plan would fall into the last century; with a higher one, a birth into this one.
 */
const CENTURY_PIVOT = 45
export const SEPARATORS = new Set(['/', '.', '-', '–', '‐', '‑', '−'])

export const isYear = (token: DateToken | undefined): boolean =>
  token?.kind === 'number' &&
  token.text.length === 4 &&
  Number(token.text) >= YEAR_MIN &&
  Number(token.text) <= YEAR_MAX

export const isMonthNumber = (token: DateToken | undefined): boolean =>
  token?.kind === 'number' &&
  token.text.length <= 2 &&
  Number(token.text) >= 1 &&
  Number(token.text) <= MONTHS

export const isDayNumber = (token: DateToken | undefined): boolean =>
  token?.kind === 'number' &&
  token.text.length <= 2 &&
  Number(token.text) >= 1 &&
  Number(token.text) <= DAYS_MAX

export const shortYear = (digits: string): number => {
  const value = Number(digits)
  return value <= CENTURY_PIVOT ? 2000 + value : 1900 + value
}

export const isShortYear = (token: DateToken | undefined): token is DateToken =>
  token?.kind === 'number' && token.text.length === 2

export const isMark = (token: DateToken | undefined, marks: Set<string>): boolean =>
  token?.kind === 'mark' && marks.has(token.text)
