// Reads the tables in which ESCO (comma-separated, quoted) and O*NET (tab-separated) are published.
import { VocabularyError } from '../parse-vocabulary.js'

export interface Table {
  /** The row's cell in the named column. */
  cell(row: readonly string[], column: string): string
  rows: readonly (readonly string[])[]
}

/** Cells in quotes may hold separators, line breaks and doubled quotes. */
export function readCells(text: string, separator: string, quotes: boolean): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  const endRow = () => {
    row.push(cell)
    if (row.length > 1 || cell !== '') rows.push(row)
    row = []
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? ''
    if (quoted) {
      if (char !== '"') cell += char
      else if (text[at + 1] === '"') cell += text[at++]
      else quoted = false
    } else if (quotes && char === '"') quoted = true
    else if (char === separator) {
      row.push(cell)
      cell = ''
    } else if (char === '\n') endRow()
    else if (char !== '\r') cell += char
  }
  endRow()
  return rows
}

/** Reads a table with a header; throws if it lacks a column that the import needs. */
export function readTable(
  text: string,
  format: 'csv' | 'tsv',
  needed: readonly string[],
  name: string,
): Table {
  const content = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  const cells = readCells(content, format === 'csv' ? ',' : '\t', format === 'csv')
  const [head = [], ...rows] = cells
  const places = new Map(head.map((column, at) => [column.trim(), at]))
  const missing = needed.filter((column) => !places.has(column))
  if (missing.length > 0) throw new VocabularyError(name, `no column ${missing.join(', ')}`)
  return { rows, cell: (row, column) => row[places.get(column) ?? -1] ?? '' }
}
