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

type Tokens = readonly (DateToken | undefined)[]

const found = (year: number, month: number, length: number, hasDay = false): ReadDate => ({
  date: { year, month },
  next: length,
  hasDay,
  yearMissing: false,
})

/** 24/04/1989, 2015-06-01, 24.04.89. */
function withDay([first, second, third, fourth, fifth]: Tokens): ReadDate | null {
  // Two marks of two kinds part two dates: "05/10 - 06/11".
  if (!isMark(second, SEPARATORS) || second?.text !== fourth?.text) return null
  if (isDayNumber(first) && isDayNumber(third) && isYear(fifth)) {
    // The day comes first unless that is impossible.
    const dayFirst = isMonthNumber(third)
    return found(Number(fifth?.text), Number((dayFirst ? third : first)?.text), 5, true)
  }
  if (isYear(first) && isMonthNumber(third) && isDayNumber(fifth) && fifth?.text.length === 2) {
    return found(Number(first?.text), Number(third?.text), 5, true)
  }
  if (isDayNumber(first) && isMonthNumber(third) && isShortYear(fifth)) {
    return found(shortYear(fifth.text), Number(third?.text), 5, true)
  }
  return null
}

/** 05/2018, 05/18, 07/’22. */
function monthFirst([first, second, third, fourth]: Tokens): ReadDate | null {
  if (!isMonthNumber(first)) return null
  const month = Number(first?.text)
  if (isMark(second, SEPARATORS) && isYear(third)) return found(Number(third?.text), month, 3)
  if (second?.text !== '/') return null
  if (isMark(second, SEPARATORS) && isShortYear(third) && !third.spaced && fourth?.text !== '/') {
    return { ...found(shortYear(third.text), month, 3), weak: true }
  }
  if (isMark(third, APOSTROPHES) && isShortYear(fourth) && !fourth.spaced) {
    return found(shortYear(fourth.text), month, 4)
  }
  return null
}

/** 2018/05, 2018 / 05, and weakly "2021.6" and "2021. 6", as in "2021. 6 ~ 2022. 4". */
function yearFirst([first, second, third, fourth]: Tokens): ReadDate | null {
  if (!isMark(second, SEPARATORS) || !isYear(first) || !isMonthNumber(third)) return null
  const [year, month] = [Number(first?.text), Number(third?.text)]
  const isEven = third?.spaced === second?.spaced && (!third?.spaced || second?.text === '/')
  if (third?.text.length === 2 && isEven) return found(year, month, 3)
  const isPointed = second?.text === '.' || second?.text === '/'
  if (isPointed && !second?.spaced && third?.text.length === 1 && fourth?.kind !== 'number') {
    return { ...found(year, month, 3), weak: true }
  }
  return null
}

/** 12 2011. */
function monthBesideYear([first, second]: Tokens): ReadDate | null {
  if (!isMonthNumber(first) || first?.text.length !== 2) return null
  return isYear(second) && second?.spaced ? found(Number(second.text), Number(first.text), 2) : null
}

const yearAlone = ([first]: Tokens): ReadDate | null =>
  isYear(first) ? found(Number(first?.text), 0, 1) : null

/** Longer forms come first: otherwise their rest would be read as a date of its own. */
const FORMS = [withDay, monthFirst, yearFirst, monthBesideYear, yearAlone]
/** Three numbers and two separators. */
const TOKENS_MAX = 5

export function numericDate(tokens: DateToken[], at: number): ReadDate | null {
  if (tokens[at]?.kind !== 'number') return null
  const own = tokens.slice(at, at + TOKENS_MAX)
  for (const form of FORMS) {
    const date = form(own)
    if (date) return { ...date, next: at + date.next }
  }
  return null
}
