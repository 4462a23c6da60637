// Rows of an RTF: cells are paragraphs that end in \cell, with their right edges in \cellx.

import { CELLS_MAX, ROWS_MAX } from '../flow/bounds.js'
import type { Block, Table } from '../flow/types.js'

/** Word's default space in points between a cell's edge and its text. */
const CELL_PADDING = 5.4

/** What \trowd and \cellx say about the open row. */
export interface RowShape {
  left: number
  /** Right edges. */
  edges: number[]
  bordered: boolean
}

export const newRow = (): RowShape => ({ left: 0, edges: [], bordered: false })

/** Adds a row to the table at the end of the blocks, or to a new one if the columns differ. */
export function addRow(blocks: Block[], cells: readonly Block[][], shape: RowShape): void {
  const used = cells.slice(0, CELLS_MAX)
  const edges = shape.edges.slice(0, used.length)
  const columns = edges.map((edge, index) => Math.max(1, edge - (edges[index - 1] ?? shape.left)))
  const row = {
    heightMin: 0,
    cells: used.map((own, index) => ({
      span: 1,
      width: columns[index] ?? 0,
      merged: false,
      ground: -1,
      blocks: [...own],
    })),
  }
  const last = blocks.at(-1)
  const goesOn =
    last?.kind === 'table' &&
    last.rows.length < ROWS_MAX &&
    last.columns.length === columns.length &&
    last.columns.every((width, index) => width === columns[index])
  if (goesOn) last.rows.push(row)
  else {
    const { left, bordered } = shape
    const table: Table = {
      kind: 'table',
      columns,
      padding: CELL_PADDING,
      left,
      bordered,
      rows: [row],
    }
    blocks.push(table)
  }
}
