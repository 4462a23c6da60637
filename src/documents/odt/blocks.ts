// Paragraphs, lists, tables and frames of an ODT.
import { anchorOf } from '../flow/anchor.js'
import type { Block, Cell, FlowBox, FlowStyle, Inline, Paragraph, Table } from '../flow/types.js'
import { PLAIN_STYLE } from '../flow/types.js'
import { isKeptLink } from '../kept-link.js'
import { attributeOf, childrenOf, elementsOf, isElement, type XmlElement } from '../xml/read-xml.js'
import { type ListPlace, listLevel } from './list-level.js'
import type { OdtStyle, OdtStyles } from './styles.js'
import { columnWidths, REPEATS_MAX, repeats, rowsOf } from './table-grid.js'
import { points } from './units.js'

// In points: the usual values of office programs, where a document gives none.
const SIZE_USUAL = 12
const CELL_PADDING = 3
const FRAME_WIDTH_USUAL = 200
// Bounds, because a few bytes may ask for any number of spaces.
const SPACES_MAX = 200
/** Deletions, notes, and elements for other programs. */
const LEFT_OUT = new Set([
  'tracked-changes',
  'annotation',
  'note',
  'sequence-decls',
  'forms',
  'ruby-text',
  'bookmark',
  'hidden-text',
  'placeholder',
])

export class OdtReader {
  private list: ListPlace | null = null

  constructor(
    private readonly styles: OdtStyles,
    private ground = -1,
  ) {}

  blocks(element: XmlElement): Block[] {
    const blocks: Block[] = []
    for (const child of elementsOf(element)) {
      if (LEFT_OUT.has(child.name)) continue
      if (child.name === 'p' || child.name === 'h') blocks.push(this.paragraph(child))
      else if (child.name === 'list') blocks.push(...this.listBlocks(child))
      else if (child.name === 'table') blocks.push(this.table(child))
      else if (child.name === 'frame' || child.name === 'custom-shape') {
        blocks.push(anchorOf(this.boxes(child), PLAIN_STYLE))
      } else if (attributeOf(child, 'display') !== 'none') blocks.push(...this.blocks(child))
    }
    return blocks
  }

  private listBlocks(element: XmlElement): Block[] {
    const outer: ListPlace | null = this.list
    const style = attributeOf(element, 'style-name') || (outer?.style ?? '')
    const counts = outer ? outer.counts : []
    const level = outer ? outer.level + 1 : 1
    counts.length = level
    const blocks: Block[] = []
    for (const item of elementsOf(element)) {
      if (item.name === 'list-item') counts[level - 1] = (counts[level - 1] ?? 0) + 1
      this.list = { style, level, counts, opens: item.name === 'list-item' }
      blocks.push(...this.blocks(item))
    }
    this.list = outer
    return blocks
  }

  private paragraph(element: XmlElement): Paragraph {
    const style = this.styles.get('paragraph', attributeOf(element, 'style-name'))
    const base = textStyle(style, { ...PLAIN_STYLE, size: SIZE_USUAL, ground: this.ground })
    const ground = style.ground ?? -1
    const own = ground >= 0 ? { ...base, ground } : base
    const inlines: Inline[] = []
    if (style.breakBefore) inlines.push({ kind: 'break', of: style.breakBefore })
    this.inlines(element, own, style.text.caps ?? false, '', inlines)
    const place = this.list
    const list = place ? listLevel(place, style, this.styles) : null
    const isEmpty = !inlines.some((inline) => inline.kind === 'text' && inline.text.trim() !== '')
    const mark = place?.opens && !isEmpty ? (list?.mark ?? '') : ''
    if (place && !isEmpty) place.opens = false
    const text = inlines.find((inline) => inline.kind === 'text')
    return {
      kind: 'paragraph',
      inlines,
      mark,
      style: text?.kind === 'text' ? text.style : own,
      left: list?.left ?? style.left ?? 0,
      right: style.right ?? 0,
      first: list?.first ?? style.first ?? 0,
      before: style.before ?? 0,
      after: style.after ?? 0,
      group: style.contextual ? attributeOf(element, 'style-name') : '',
      spacing: style.spacing ?? { rule: 'times', value: 1 },
      align: style.align ?? 'left',
      tabs: style.tabs ?? [],
      ruled: style.ruled ?? false,
    }
  }

  private inlines(
    element: XmlElement,
    style: FlowStyle,
    caps: boolean,
    link: string,
    into: Inline[],
  ): void {
    const add = (text: string) => {
      if (text !== '')
        into.push({ kind: 'text', text: caps ? text.toUpperCase() : text, style, link })
    }
    for (const node of element.children) {
      // Line breaks of the file are spaces, and a run of them is one space.
      if (!isElement(node)) add(node.replace(/\s+/g, ' '))
      else if (LEFT_OUT.has(node.name)) continue
      else if (node.name === 's') {
        add(' '.repeat(Math.min(SPACES_MAX, Number.parseInt(attributeOf(node, 'c'), 10) || 1)))
      } else if (node.name === 'tab') into.push({ kind: 'tab' })
      else if (node.name === 'line-break') into.push({ kind: 'break', of: 'line' })
      else if (node.name === 'frame' || node.name === 'custom-shape' || node.name === 'g') {
        for (const box of this.boxes(node)) into.push({ kind: 'box', box })
      } else if (node.name === 'span') {
        const span = this.styles.get('text', attributeOf(node, 'style-name'))
        this.inlines(node, textStyle(span, style), span.text.caps ?? caps, link, into)
      } else if (node.name === 'a') {
        const target = attributeOf(node, 'href')
        const kept = isKeptLink(target) ? target : link
        this.inlines(node, style, caps, kept, into)
      } else this.inlines(node, style, caps, link, into)
    }
  }

  private table(element: XmlElement): Table {
    const columns = columnWidths(element, this.styles)
    let bordered = false
    const rows = rowsOf(element).map((row) => {
      const cells = elementsOf(row).flatMap((cell): Cell[] => {
        if (cell.name !== 'table-cell' && cell.name !== 'covered-table-cell') return []
        const style = this.styles.get('table-cell', attributeOf(cell, 'style-name'))
        bordered ||= style.bordered ?? false
        return this.cells(cell, style)
      })
      return { cells, heightMin: 0 }
    })
    return { kind: 'table', columns, padding: CELL_PADDING, left: 0, bordered, rows }
  }

  private cells(cell: XmlElement, style: OdtStyle): Cell[] {
    const ground = style.ground ?? -1
    if (cell.name === 'covered-table-cell') return []
    const outer = this.ground
    if (ground >= 0) this.ground = ground
    const list = this.list
    this.list = null
    const blocks = this.blocks(cell)
    this.list = list
    this.ground = outer
    const span = Number.parseInt(attributeOf(cell, 'number-columns-spanned'), 10) || 1
    const one = { span: Math.min(REPEATS_MAX, span), width: 0, merged: false, ground, blocks }
    return Array.from({ length: repeats(cell, 'columns') }, () => one)
  }

  /** Text boxes and pictures of a frame, a shape or a group. */
  private boxes(element: XmlElement): FlowBox[] {
    if (element.name === 'g') return elementsOf(element).flatMap((one) => this.boxes(one))
    if (element.name !== 'frame' && element.name !== 'custom-shape') return []
    const style = this.styles.get('graphic', attributeOf(element, 'style-name'))
    const ground = style.ground ?? -1
    const [content] = childrenOf(element, 'text-box')
    const isShape = element.name === 'custom-shape'
    const reader = new OdtReader(this.styles, ground >= 0 ? ground : this.ground)
    const text = content ?? (isShape ? element : undefined)
    const { attributes } = element
    const anchorType = attributes['anchor-type'] ?? 'paragraph'
    const from = anchorType === 'page' ? 'page' : 'anchor'
    const place = {
      x: { from, offset: points(attributes.x) ?? 0 },
      y: { from, offset: points(attributes.y) ?? 0 },
    } as const
    return [
      {
        place: anchorType === 'as-char' ? null : place,
        width: points(attributes.width) ?? FRAME_WIDTH_USUAL,
        height: points(attributes.height) ?? points(content?.attributes['min-height']) ?? 0,
        blocks: text ? reader.blocks(text) : [],
        ground,
        isPicture: !text,
        link: '',
      },
    ]
  }
}

function textStyle({ text }: OdtStyle, base: FlowStyle): FlowStyle {
  const { caps, ...own } = text
  return { ...base, ...own }
}
