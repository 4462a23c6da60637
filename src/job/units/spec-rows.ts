// Reads the table of a person specification: columns that rank what stands in them ("Criteria | Essential |
// Desirable"), and rows that a rank opens ("Essential  Sage Payroll; Excel").
import { anyOf, patternOf } from '../../languages/words.js'
import type { HeadingKind } from '../types.js'

/** One demand of a row: its place in the line, and how strongly it is asked. */
export interface SpecCell {
  start: number
  end: number
  kind: HeadingKind
}

const column = (words: string): RegExp =>
  new RegExp(String.raw`^(?:${words})(?:\s(?:${anyOf('unit:spec-nouns')}))?$`, 'i')
const MUST = column(anyOf('unit:spec-must'))
const NICE = column(anyOf('unit:spec-nice'))
/** "Essential Sage Payroll": a rank and a capital behind it; "Essential Skills" heads a list instead. */
const RANKED_ROW = new RegExp(patternOf('unit-spec-row'), 'u')
const BAR = '|'
/** What parts the demands of one cell. */
const PART = /[^;•]+/g

function kindOf(cell: string): HeadingKind {
  if (MUST.test(cell)) return 'asked'
  return NICE.test(cell) ? 'nice' : ''
}

/** The parts of a stretch that hold letters, without the blanks around them. */
function partsOf(text: string, from: number, to: number, kind: HeadingKind): SpecCell[] {
  return [...text.slice(from, to).matchAll(PART)].flatMap(({ index, 0: part }) => {
    if (!/\p{Alpha}{2}/u.test(part)) return []
    const start = from + index + part.length - part.trimStart().length
    return [{ start, end: start + part.trim().length, kind }]
  })
}

function rankedRow(text: string): SpecCell[] | null {
  const [head] = RANKED_ROW.exec(text) ?? []
  if (head === undefined) return null
  return partsOf(text, head.length, text.length, kindOf(head.trim()))
}

/** Ask it for every line, in their order: a row of columns follows the line that names them. */
export class SpecRows {
  #columns: readonly HeadingKind[] = []

  /** The demands of a line of such a table: none for the line that names the columns, null for other text. */
  cellsOf(text: string): SpecCell[] | null {
    if (!text.includes(BAR)) {
      this.#columns = []
      return rankedRow(text)
    }
    const cells = text.split(BAR)
    const kinds = cells.map((cell) => kindOf(cell.trim()))
    if (kinds.includes('asked') && kinds.includes('nice')) {
      this.#columns = kinds
      return []
    }
    if (this.#columns.length === 0) return null
    let from = 0
    return cells.flatMap((cell, at) => {
      const start = from
      from += cell.length + 1
      const kind = this.#columns[at] ?? ''
      return kind === '' ? [] : partsOf(text, start, start + cell.length, kind)
    })
  }
}
