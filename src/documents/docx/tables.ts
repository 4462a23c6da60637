// Reads the tables of a DOCX: their looks, columns, rows and cells.

import { CELLS_MAX, ROWS_MAX } from '../flow/bounds.js'
import type { Cell, Table } from '../flow/types.js'
import {
  at,
  attributeOf,
  childOf,
  childrenOf,
  elementsOf,
  type XmlElement,
} from '../xml/read-xml.js'
import type { DocxContext, Surroundings } from './context.js'
import { fillOf, over } from './properties.js'
import { hasBorders } from './styles.js'
import { twips } from './units.js'

/** Word's default space between a cell's edge and its text. */
const PADDING = 5.4

export function tableOf(element: XmlElement, context: DocxContext, around: Surroundings): Table {
  const properties = childOf(element, 'tblPr')
  const style = context.styles.style(attributeOf(childOf(properties, 'tblStyle'), 'val'))
  const inside = {
    run: over(around.run, style.run),
    paragraph: over(around.paragraph, style.paragraph),
  }
  const indent = childOf(properties, 'tblInd')
  return {
    kind: 'table',
    columns: childrenOf(childOf(element, 'tblGrid'), 'gridCol')
      .slice(0, CELLS_MAX)
      .map((column) => twips(attributeOf(column, 'w'))),
    padding: PADDING,
    left: indent ? twips(attributeOf(indent, 'w')) : -PADDING,
    bordered: hasBorders(childOf(properties, 'tblBorders')) ?? style.bordered,
    rows: rowsOf(element)
      .slice(0, ROWS_MAX)
      .map((row) => rowOf(row, context, inside)),
  }
}

/** Content controls and revisions may wrap rows and cells. */
function unwrapped(element: XmlElement, name: string): XmlElement[] {
  return elementsOf(element).flatMap((child) => {
    if (child.name === name) return [child]
    if (child.name === 'sdt') return unwrapped(childOf(child, 'sdtContent') ?? child, name)
    return child.name === 'ins' || child.name === 'customXml' ? unwrapped(child, name) : []
  })
}

const rowsOf = (table: XmlElement): XmlElement[] =>
  unwrapped(table, 'tr').filter((row) => !at(row, 'trPr', 'del'))

function rowOf(row: XmlElement, context: DocxContext, around: Surroundings): Table['rows'][number] {
  const height = at(row, 'trPr', 'trHeight')
  const before = Number.parseInt(attributeOf(at(row, 'trPr', 'gridBefore'), 'val'), 10) || 0
  const cells = unwrapped(row, 'tc')
    .slice(0, CELLS_MAX)
    .map((cell) => cellOf(cell, context, around))
  if (before > 0) cells.unshift({ ...EMPTY_CELL, span: Math.min(CELLS_MAX, before) })
  return { cells, heightMin: Math.max(0, twips(attributeOf(height, 'val'))) }
}

/** Stands for the columns that a row leaves out at its beginning. */
const EMPTY_CELL: Cell = { span: 1, width: 0, merged: false, ground: -1, blocks: [] }

function cellOf(cell: XmlElement, context: DocxContext, around: Surroundings): Cell {
  const properties = childOf(cell, 'tcPr')
  const merge = childOf(properties, 'vMerge')
  const ground = fillOf(childOf(properties, 'shd'))
  const span = Number.parseInt(attributeOf(childOf(properties, 'gridSpan'), 'val'), 10) || 1
  const width = childOf(properties, 'tcW')
  const isMerged = merge !== undefined && attributeOf(merge, 'val') !== 'restart'
  const inside = ground >= 0 ? { ...around, run: over(around.run, { ground }) } : around
  return {
    span: Math.min(CELLS_MAX, Math.max(1, span)),
    width: attributeOf(width, 'type') === 'dxa' ? Math.max(0, twips(attributeOf(width, 'w'))) : 0,
    merged: isMerged,
    ground,
    blocks: isMerged ? [] : context.blocks(cell, inside),
  }
}
