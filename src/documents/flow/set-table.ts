// Sets a table: its cells side by side, row after row, with the grounds and rules that it shows.
import type { Frame, SetsBlocks } from './frame.js'
import type { Cell, Table } from './types.js'

/** The usual thickness of table lines in office programs. */
const RULE_POINTS = 0.5
/** Bounds: no sheet of paper shows more. */
const CELLS_MAX = 64

interface Open {
  /** Where the text of a cell ends that continues in the next row. */
  bottom: number
}

export function setTable(setter: SetsBlocks, table: Table, frame: Frame, from: number): number {
  const columns = columnWidths(table, frame)
  const left = frame.x + table.left
  const open = new Map<number, Open>()
  let y = from
  for (const [index, row] of table.rows.entries()) {
    const next = table.rows[index + 1]
    const top = y
    let bottom = top + row.heightMin
    let column = 0
    for (const cell of row.cells.slice(0, CELLS_MAX)) {
      const x = left + sum(columns, 0, column)
      const width = sum(columns, column, column + cell.span) || cell.width
      const goesOn = isMerged(next?.cells, column)
      const end = cell.merged
        ? (open.get(column)?.bottom ?? top)
        : setCell(setter, cell, { x, width }, top, table.padding)
      if (goesOn) open.set(column, { bottom: end })
      else bottom = Math.max(bottom, end)
      column += cell.span
    }
    const place = { cells: row.cells, columns, left, top, bottom }
    shade(setter, place)
    if (table.bordered) border(setter, place)
    y = bottom
  }
  return y
}

function setCell(
  setter: SetsBlocks,
  cell: Cell,
  { x, width }: Frame,
  top: number,
  padding: number,
): number {
  const inner = { x: x + padding, width: Math.max(1, width - 2 * padding) }
  return setter.set(cell.blocks, inner, top)
}

/** Whether the cell at a column continues the one above it. */
function isMerged(cells: readonly Cell[] | undefined, column: number): boolean {
  let at = 0
  for (const cell of cells ?? []) {
    if (at === column) return cell.merged
    at += cell.span
  }
  return false
}

function columnWidths(table: Table, frame: Frame): number[] {
  const count = Math.min(
    CELLS_MAX,
    Math.max(1, ...table.rows.map(({ cells }) => sum(cells.map(({ span }) => span)))),
  )
  const known = table.columns.slice(0, count)
  if (known.length === count && known.every((width) => width > 0)) return [...known]
  const said = widthsOfRow(table, count)
  if (said) return said
  return Array.from({ length: count }, () => (frame.width - table.left) / count)
}

/** The widths that a row's cells give, if each cell is one column wide. */
function widthsOfRow(table: Table, count: number): number[] | null {
  const row = table.rows.find(
    ({ cells }) =>
      cells.length === count && cells.every(({ span, width }) => span === 1 && width > 0),
  )
  return row ? row.cells.map(({ width }) => width) : null
}

/** A row that has been set, and its place. */
interface SetRow {
  cells: readonly Cell[]
  columns: readonly number[]
  left: number
  top: number
  bottom: number
}

function shade({ galley }: SetsBlocks, { cells, columns, left, top, bottom }: SetRow): void {
  let column = 0
  for (const { span, ground } of cells) {
    const x = left + sum(columns, 0, column)
    const width = sum(columns, column, column + span)
    if (ground >= 0)
      galley.shapes.push({ box: { x, y: top, width, height: bottom - top }, color: ground })
    column += span
  }
}

function border({ galley }: SetsBlocks, { cells, columns, left, top, bottom }: SetRow): void {
  const rule = (x: number, y: number, width: number, height: number) =>
    galley.shapes.push({ box: { x, y, width, height }, color: 0 })
  const total = sum(columns, 0, columns.length)
  rule(left, top, total, RULE_POINTS)
  rule(left, bottom, total, RULE_POINTS)
  rule(left, top, RULE_POINTS, bottom - top)
  let column = 0
  for (const { span } of cells) {
    column += span
    rule(left + sum(columns, 0, column), top, RULE_POINTS, bottom - top)
  }
}

function sum(values: readonly number[], from = 0, to = values.length): number {
  let total = 0
  for (let index = from; index < Math.min(to, values.length); index++) total += values[index] ?? 0
  return total
}
