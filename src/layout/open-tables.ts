// Finds open tables: rows of cells in columns without rules. Cells that span several lines are
// joined again.
import { isDate } from './content.js'
import { type Piece, textOf } from './pieces.js'
import { extentOf, type Row, rowsOf } from './rows.js'
import { isShort, tablePiece } from './tables.js'

/**
 * Without rules, fewer columns or fewer records are no table: two columns may be text and dates,
 * and two rows a coincidence.
 */
const COLUMNS_MIN = 3
const RECORDS_MIN = 3
/**
 * Behind a row that starts no table a later row is tried, but not inside a run longer than this,
 * which bounds the work.
 */
const RETRIED_ROWS_MAX = 40
/** Distances in units of body size, chosen by eye. */
const EM = {
  /** Cells of a column start this close to each other. */
  sameEdge: 0.6,
  /** A column may keep this much space free at its right. */
  padding: 1.5,
  /** The distance between the lines of one cell, and between two rows of the table. */
  lineStep: 1.7,
  rowStep: 5,
  /** The width of a space in most text fonts. */
  space: 0.25,
}
/**
 * If more than a third of the full rows continue a cell of the row above, these are columns of
 * text. By eye.
 */
const RUNNING_SHARE_MAX = 0.34
/** A column of dates or figures, in at least half of its cells, shows that rows are records. */
const FIGURES_SHARE = 0.5
/** A longer text that begins with a figure is a sentence; "2019 – present" has 12 letters. By eye. */
const FIGURE_LETTERS_MAX = 16

/** The lines of each cell in one row of the table; empty cells have none. */
type Record = Piece[][]

interface OpenTable {
  records: Record[]
  /** How many rows of the page it covers. */
  rows: number
  /** How many rows only continue cells of the row above. */
  wrapped: number
  /** How many full rows have a cell that seems to continue the one above. */
  running: number
}

/** Replaces the pieces of each table that has wrapped cells by one table piece. */
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

/** The rows from an index on that fit into the columns of the first. */
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

/** The pieces of a row by column; null if one fits into no column, or two are in one. */
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

/** Whether a line was broken because its next word had no room. */
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

/** Whether at least half of the rows have a date or figure of one line in this column. */
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
