// Open tables: rows of cells in columns without rules. Cells that run over several lines are put together again.
import { isDate } from './content.js'
import { type Piece, textOf } from './pieces.js'
import { extentOf, type Row, rowsOf } from './rows.js'
import { isShort, tablePiece } from './tables.js'

/** Fewer columns, or fewer records, are no table without rules. */
const COLUMNS_MIN = 3
const RECORDS_MIN = 3
/** Below a row from which no table runs one may yet begin; not inside a run as long as this. */
const RETRIED_ROWS_MAX = 40
/** Distances in units of body size. */
const EM = {
  /** Cells of a column start this close to each other. */
  sameEdge: 0.6,
  /** Space that a column may keep free on its right. */
  padding: 1.5,
  /** Between the lines of one cell, and between two rows of the table. */
  lineStep: 1.7,
  rowStep: 5,
  space: 0.25,
}
/** Full rows in which a cell runs on from the row above: beyond this share they are columns of text. */
const RUNNING_SHARE_MAX = 0.34
/** A column of dates or figures shows that rows are records: this share of its cells must be. */
const FIGURES_SHARE = 0.5
/** A longer text that begins with a figure is a sentence. */
const FIGURE_LETTERS_MAX = 16

/** The lines of each cell of one row of the table; empty cells have none. */
type Record = Piece[][]

interface OpenTable {
  records: Record[]
  /** Rows of the page that it takes. */
  rows: number
  /** Rows that only continue cells of the row above. */
  wrapped: number
  /** Full rows in which some cell seems to continue the one above. */
  running: number
}

/** Replaces the pieces of tables that have wrapped cells by one table piece each. */
export function foldOpenTables(pieces: Piece[], body: number): Piece[] {
  const rows = rowsOf(pieces, body)
  const { right } = extentOf(pieces)
  const taken = new Set<Piece>()
  const folded: Piece[] = []
  for (let index = 0; index < rows.length; ) {
    const table = tableFrom(rows, index, right, body)
    if (!table || !isTable(table)) {
      index += table && table.rows > RETRIED_ROWS_MAX ? table.rows : 1
      continue
    }
    const own = table.records.flat(2)
    for (const piece of own) taken.add(piece)
    folded.push(asPiece(table, own))
    index += table.rows
  }
  return folded.length === 0 ? pieces : [...pieces.filter((p) => !taken.has(p)), ...folded]
}

/** The rows from an index on that stand in the columns of the first. */
function tableFrom(
  rows: readonly Row[],
  from: number,
  right: number,
  body: number,
): OpenTable | null {
  const first = rows[from]
  if (!first || first.pieces.length < COLUMNS_MIN || first.pieces.some((piece) => piece.table))
    return null
  const edges = first.pieces.map((piece) => piece.x)
  const limits = [...edges.slice(1), right].map((edge) => edge - EM.padding * body)
  const table: OpenTable = { records: [], rows: 0, wrapped: 0, running: 0 }
  let above: Row | null = null
  for (let index = from; index < rows.length; index++) {
    const row = rows[index] as Row
    const step: number = above ? row.base - above.base : 0
    const cells = step <= EM.rowStep * body ? cellsOf(row, edges, body) : null
    const record = table.records.at(-1)
    if (!cells) break
    const runsOn = (cell: Piece[], column: number) =>
      continues(record?.[column]?.at(-1), cell[0], limits[column] ?? right, body)
    if (row.pieces.length >= COLUMNS_MIN) {
      if (step <= EM.lineStep * body && cells.some(runsOn)) table.running++
      table.records.push(cells)
    } else {
      const isWrapped = cells.every((cell, column) => cell.length === 0 || runsOn(cell, column))
      if (!record || !isWrapped || step > EM.lineStep * body) break
      for (const [column, cell] of cells.entries()) record[column]?.push(...cell)
      table.wrapped++
    }
    table.rows++
    above = row
  }
  return table
}

/** Pieces of a row by column; null when one stands in no column, or two in one. */
function cellsOf(row: Row, edges: readonly number[], body: number): Record | null {
  const cells: Record = edges.map(() => [])
  for (const piece of row.pieces) {
    const column = edges.findIndex((edge) => Math.abs(edge - piece.x) <= EM.sameEdge * body)
    const cell = cells[column]
    if (!cell || cell.length > 0 || piece.table) return null
    cell.push(piece)
  }
  return cells
}

/** Was a line broken because its next word had no room? */
function continues(
  above: Piece | undefined,
  piece: Piece | undefined,
  limit: number,
  body: number,
): boolean {
  if (!above || !piece || above.size !== piece.size) return false
  const next = piece.runs.findIndex((run, index) => index > 0 && !run.joined)
  const word = piece.runs[(next < 0 ? piece.runs.length : next) - 1]
  if (!word) return false
  const width = word.box.x + word.box.width - piece.x
  return above.right + EM.space * body + width > limit
}

function isTable({ records, wrapped, running }: OpenTable): boolean {
  if (wrapped === 0 || records.length < RECORDS_MIN) return false
  if (running > RUNNING_SHARE_MAX * records.length) return false
  return (records[0] ?? []).some((_cell, column) => isFigures(records, column))
}

/** Dates or figures, one line each, in at least half of the rows. */
function isFigures(records: readonly Record[], column: number): boolean {
  const cells = records.flatMap((record) => (record[column]?.length ? [record[column]] : []))
  const figures = cells.filter((cell) => isFigure(textOf(cell?.[0]?.runs ?? [])))
  return (
    cells.every((cell) => cell?.length === 1) && figures.length >= FIGURES_SHARE * records.length
  )
}

const isFigure = (text: string) =>
  isDate(text) || (text.length <= FIGURE_LETTERS_MAX && /^\D{0,3}\d/.test(text))

function asPiece({ records }: OpenTable, pieces: readonly Piece[]): Piece {
  const bands = records.map((record) => {
    const cells = record.flatMap((own) => (own.length > 0 ? [{ pieces: own }] : []))
    return { cells, oneLine: cells.every((cell) => isShort(cell.pieces)) }
  })
  return tablePiece({ bands }, pieces, {
    ...extentOf(pieces),
    top: pieces.reduce((top, piece) => Math.min(top, piece.top), Number.POSITIVE_INFINITY),
    bottom: pieces.reduce((bottom, piece) => Math.max(bottom, piece.bottom), 0),
  })
}
