// Reads lists of personal details on one line: "Brazilian, single, 31", "Female / 34 / Married".
import { eachOf, patternOf } from '../../languages/words.js'
import { isPersonal } from '../labels/label.js'
import type { Page } from '../page/make-page.js'
import { linesHolding } from '../recogniser.js'
import type { Finding } from '../types.js'

/** A piece that shows that a list holds personal details. */
const PERSONAL_PIECE = new RegExp(patternOf('personal-personal-piece'))
/** Every such piece has one of these. */
const PERSONAL_SIGNS = eachOf('personal:personal-signs')
/** Between the pieces; "French/Canadian" and "un-married" are one. */
const BETWEEN = /[,;|•·▪●■◦]|(?<= )(?:[/–—]|-{1,2})(?= )/g
/** A longer line is no such list. */
const LIST_CHARS_MAX = 120
/** "31", "32 years". */
const AGE = new RegExp(patternOf('personal-age-piece'))
const BIRTH_YEAR = /^(?:19[4-9]\d|200\d)$/
/** A whole date in figures, of a year in which candidates are born. */
const BIRTH_DATE =
  /^(?:\d{1,2}[./-]\d{1,2}[./-](?:19[4-9]\d|200\d)|(?:19[4-9]\d|200\d)[./-]\d{1,2}[./-]\d{1,2})$/

export interface ListedPiece {
  start: number
  text: string
}

/** The pieces of every list in which at least one piece is personal. */
export function personalPieces(page: Page): ListedPiece[] {
  const known = read.get(page)
  if (known) return known
  const pieces = piecesOf(page)
  read.set(page, pieces)
  return pieces
}

const read = new WeakMap<Page, ListedPiece[]>()

/** The pieces of a line, each with its place. */
function listedIn(line: string): ListedPiece[] {
  const marks = [...line.matchAll(BETWEEN), { index: line.length, 0: '' }]
  let at = 0
  return marks.map(({ index, 0: mark }) => {
    const piece = line.slice(at, index)
    const start = at + piece.length - piece.trimStart().length
    at = index + mark.length
    return { start, text: piece.trim() }
  })
}

/** "Male" and "two sons (4 and 6)" are; "male ward" is not. */
function isPersonalAlone(text: string): boolean {
  const detail = PERSONAL_PIECE.exec(text)?.[0]
  return detail !== undefined && !/^ [a-z]/.test(text.slice(detail.length))
}

/** The lines, under any heading, that list at least two such details: "Female / Single / …". */
export function personalListLines(page: Page): number[] {
  return linesHolding(page, PERSONAL_SIGNS).flatMap(({ start, end, number }) => {
    if (end - start > LIST_CHARS_MAX) return []
    const pieces = listedIn(page.folded.slice(start, end))
    return pieces.filter(({ text }) => isPersonalAlone(text)).length > 1 ? [number] : []
  })
}

function piecesOf(page: Page): ListedPiece[] {
  return linesHolding(page, PERSONAL_SIGNS).flatMap(({ start: from, end: to, part }) => {
    if (!isPersonal(part) || to - from > LIST_CHARS_MAX) return []
    const pieces = listedIn(page.folded.slice(from, to)).map(({ start, text }) => ({
      start: from + start,
      text,
    }))
    const isOne = pieces.length > 1 && pieces.some(({ text }) => PERSONAL_PIECE.test(text))
    return isOne ? pieces : []
  })
}

/** A number, a year or a date alone in such a list. */
export function listedAges(page: Page): Finding[] {
  return personalPieces(page).flatMap(({ start, text }): Finding[] => {
    const place = { start, end: start + text.length, category: 'age_proxy' as const }
    if (AGE.test(text)) return [{ ...place, placeholder: 'AGE' }]
    const isBirth = BIRTH_YEAR.test(text) || BIRTH_DATE.test(text)
    return isBirth ? [{ ...place, placeholder: 'DATE' }] : []
  })
}
