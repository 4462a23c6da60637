// The columns and rows of an ODT table: both may be in groups, and one element may stand for
// several.

import { ROWS_MAX } from '../flow/bounds.js'
import { attributeOf, elementsOf, type XmlElement } from '../xml/read-xml.js'
import type { OdtStyles } from './styles.js'

// Bounds, because a few bytes may ask for any number of cells and rows.
export const REPEATS_MAX = 64
const COLUMN_GROUPS = ['table-columns', 'table-header-columns']
const ROW_GROUPS = ['table-rows', 'table-header-rows', 'table-row-group']

export function columnWidths(table: XmlElement, styles: OdtStyles): number[] {
  const columns: number[] = []
  for (const column of descend(table, 'table-column', COLUMN_GROUPS)) {
    const { columnWidth = 0 } = styles.get('table-column', attributeOf(column, 'style-name'))
    columns.push(...Array.from({ length: repeats(column, 'columns') }, () => columnWidth))
  }
  return columns
}

export const rowsOf = (table: XmlElement): XmlElement[] =>
  descend(table, 'table-row', ROW_GROUPS).slice(0, ROWS_MAX)

export const repeats = (element: XmlElement, what: string): number =>
  Math.min(
    REPEATS_MAX,
    Math.max(1, Number.parseInt(attributeOf(element, `number-${what}-repeated`), 10) || 1),
  )

/** The children of this name, including those inside groups. */
function descend(element: XmlElement, name: string, groups: readonly string[]): XmlElement[] {
  return elementsOf(element).flatMap((child) => {
    if (child.name === name) return [child]
    return groups.includes(child.name) ? descend(child, name, groups) : []
  })
}
