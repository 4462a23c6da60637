// The bullet or number before a paragraph of a list, and its indents, by the list's style.
import { listNumber } from '../flow/list-number.js'
import { attributeOf, elementsOf, type XmlElement } from '../xml/read-xml.js'
import type { OdtStyle, OdtStyles } from './styles.js'
import { points } from './units.js'

const BULLET = '•'
/** The indent of a level in points, where the style gives none. */
const INDENT_USUAL = 18

export interface ListPlace {
  style: string
  level: number
  counts: number[]
  /** Whether the next paragraph opens an item. */
  opens: boolean
}

export function listLevel(
  { style, level, counts }: ListPlace,
  paragraph: OdtStyle,
  styles: OdtStyles,
): { mark: string; left: number; first: number } {
  const levels = elementsOf(styles.lists.get(style || (paragraph.list ?? '')))
  const own = levels.find((one) => attributeOf(one, 'level') === String(level))
  const aligned = own && deepest(own, 'list-level-label-alignment')
  const left = points(aligned?.attributes['margin-left']) ?? level * INDENT_USUAL
  const first = points(aligned?.attributes['text-indent']) ?? -INDENT_USUAL
  if (own?.name !== 'list-level-style-number') return { mark: BULLET, left, first }
  const format = attributeOf(own, 'num-format')
  const shown = format === '' ? '' : listNumber(counts[level - 1] ?? 1, format)
  const mark = attributeOf(own, 'num-prefix') + shown + attributeOf(own, 'num-suffix')
  return { mark: shown === '' ? '' : mark, left, first }
}

function deepest(element: XmlElement, name: string): XmlElement | undefined {
  for (const child of elementsOf(element)) {
    if (child.name === name) return child
    const found = deepest(child, name)
    if (found) return found
  }
  return undefined
}
