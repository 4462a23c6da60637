// Reads dates in numbers: 24/04/1989, 2015-06-01, 05.2018, 2018/05, 12 2011.
import {
  isDayNumber,
  isMark,
  isMonthNumber,
  isShortYear,
  isYear,
  SEPARATORS,
  shortYear,
} from './date-parts.js'
import type { DateToken } from './tokens.js'
import type { ReadDate } from './types.js'
import { APOSTROPHES } from './words.js'

export function numericDate(tokens: DateToken[], at: number): ReadDate | null {
  const [first, second, third, fourth, fifth] = tokens.slice(at, at + 5)
  if (first?.kind !== 'number') return null
  const found = (year: number, month: number, length: number, hasDay = false): ReadDate => ({
    date: { year, month },
    next: at + length,
    hasDay,
    yearMissing: false,
  })
  const separated = isMark(second, SEPARATORS)
  const again = separated && isMark(fourth, SEPARATORS)
  if (again && isDayNumber(first) && isDayNumber(third) && isYear(fifth)) {
    // Day first unless that is impossible.
    const dayFirst = isMonthNumber(third)
    return found(Number(fifth?.text), Number((dayFirst ? third : first)?.text), 5, true)
  }
  if (
    again &&
    isYear(first) &&
    isMonthNumber(third) &&
    isDayNumber(fifth) &&
    fifth?.text.length === 2
  ) {
    return found(Number(first.text), Number(third?.text), 5, true)
  }
  if (
    again &&
    isDayNumber(first) &&
    isMonthNumber(third) &&
    fifth?.text.length === 2 &&
    fifth.kind === 'number'
  ) {
    return found(shortYear(fifth.text), Number(third?.text), 5, true)
  }
  if (separated && isMonthNumber(first) && isYear(third)) {
    return found(Number(third?.text), Number(first.text), 3)
  }
  if (
    separated &&
    second?.text === '/' &&
    isMonthNumber(first) &&
    third?.kind === 'number' &&
    third.text.length === 2 &&
    !third.spaced &&
    fourth?.text !== '/'
  ) {
    return { ...found(shortYear(third.text), Number(first.text), 3), weak: true }
  }
  // "07/’22"
  if (second?.text === '/' && isMonthNumber(first) && isMark(third, APOSTROPHES)) {
    if (isShortYear(fourth) && !fourth?.spaced)
      return found(shortYear(fourth?.text ?? ''), Number(first.text), 4)
  }
  if (
    separated &&
    isYear(first) &&
    isMonthNumber(third) &&
    third?.text.length === 2 &&
    third.spaced === second?.spaced &&
    (!third.spaced || second.text === '/')
  ) {
    return found(Number(first.text), Number(third.text), 3)
  }
  // "2021.6" and "2021. 6" of "2021. 6 ~ 2022. 4"
  const isPointed = second?.text === '.' || second?.text === '/'
  if (separated && isPointed && !second?.spaced && isYear(first) && third?.text.length === 1) {
    if (isMonthNumber(third) && fourth?.kind !== 'number')
      return { ...found(Number(first.text), Number(third.text), 3), weak: true }
  }
  if (isMonthNumber(first) && first.text.length === 2 && isYear(second) && second?.spaced) {
    return found(Number(second.text), Number(first.text), 2)
  }
  return isYear(first) ? found(Number(first.text), 0, 1) : null
}
