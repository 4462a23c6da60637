// Paragraphs and tables of a DOCX part, in order.
import { anchorOf } from '../flow/anchor.js'
import type { Block, FlowBox, Inline, Paragraph } from '../flow/types.js'
import { at, attributeOf, childOf, elementsOf, type XmlElement } from '../xml/read-xml.js'
import type { DocxContext, Surroundings } from './context.js'
import { flowStyle, InlineReader } from './inlines.js'
import type { Numbering } from './numbering.js'
import type { Relation } from './package.js'
import { over, paragraphProperties, runProperties } from './properties.js'
import type { Styles } from './styles.js'
import { tableOf } from './tables.js'
import { twips } from './units.js'

const NOTHING: Surroundings = { run: {}, paragraph: {} }
const LEFT_OUT = new Set(['del', 'moveFrom'])

export class BodyReader implements DocxContext {
  constructor(
    readonly styles: Styles,
    readonly numbering: Numbering,
    readonly relations: ReadonlyMap<string, Relation>,
  ) {}

  blocks(element: XmlElement, around: Surroundings = NOTHING): Block[] {
    const blocks: Block[] = []
    for (const child of elementsOf(element)) {
      if (child.name === 'p') this.addParagraph(child, around, blocks)
      else if (child.name === 'tbl') blocks.push(tableOf(child, this, around))
      else if (child.name === 'sdt') {
        if (!at(child, 'sdtPr', 'showingPlcHdr')) {
          blocks.push(...this.blocks(childOf(child, 'sdtContent') ?? child, around))
        }
      } else if (child.name === 'AlternateContent') {
        const chosen = childOf(child, 'Choice') ?? childOf(child, 'Fallback')
        if (chosen) blocks.push(...this.blocks(chosen, around))
      } else if (!LEFT_OUT.has(child.name)) blocks.push(...this.blocks(child, around))
    }
    return blocks
  }

  /** A paragraph in a frame joins the frame before it when both stand in the same place. */
  private addParagraph(element: XmlElement, around: Surroundings, blocks: Block[]): void {
    const paragraph = this.paragraph(element, around)
    const frame = at(element, 'pPr', 'framePr')
    const box = frame ? frameBox(frame) : null
    if (!box) {
      blocks.push(paragraph)
      return
    }
    const before = blocks.at(-1)
    const [inline] = before?.kind === 'paragraph' ? before.inlines : []
    if (inline?.kind === 'box' && isSamePlace(inline.box, box)) inline.box.blocks.push(paragraph)
    else {
      box.blocks.push(paragraph)
      blocks.push(anchorOf([box], paragraph.style))
    }
  }

  private paragraph(element: XmlElement, around: Surroundings): Paragraph {
    const own = paragraphProperties(childOf(element, 'pPr'))
    const style = this.styles.paragraph(own.style)
    const list = own.list ?? style.paragraph.list
    const inList = list ? this.numbering.paragraph(list) : {}
    // A paragraph's own style wins over what the table's style says.
    const properties = over(around.paragraph, style.paragraph, inList, own)
    const ground = properties.ground ?? -1
    const base = over(around.run, style.run, ground >= 0 ? { ground } : {})
    const reader = new InlineReader(this, base)
    if (properties.breakBefore) reader.inlines.push({ kind: 'break', of: 'page' })
    reader.read(element)
    const isEmpty = !reader.inlines.some(isShown)
    const atMark = over(base, runProperties(at(element, 'pPr', 'rPr')))
    const text = reader.inlines.find((inline) => inline.kind === 'text' && !inline.style.hidden)
    return {
      kind: 'paragraph',
      inlines: reader.inlines,
      mark: list && !isEmpty ? this.numbering.nextMark(list) : '',
      style: text?.kind === 'text' ? text.style : flowStyle({ ...atMark, hidden: false }),
      left: properties.left ?? 0,
      right: properties.right ?? 0,
      first: properties.first ?? 0,
      before: properties.before ?? 0,
      after: properties.after ?? 0,
      group: properties.contextual ? (own.style ?? 'standard') : '',
      spacing: properties.spacing ?? { rule: 'times', value: 1 },
      align: properties.align ?? 'left',
      tabs: properties.tabs ?? [],
      ruled: properties.ruled ?? false,
    }
  }
}

const isShown = (inline: Inline): boolean =>
  inline.kind === 'text' && !inline.style.hidden && inline.text.trim() !== ''

/** A frame is the older form of a text box. */
function frameBox(frame: XmlElement): FlowBox | null {
  const width = twips(attributeOf(frame, 'w'))
  if (width <= 0 || frame.attributes.dropCap) return null
  const from = (name: string) => {
    const anchor = attributeOf(frame, name)
    return anchor === 'page' ? 'page' : anchor === 'margin' ? 'margin' : 'anchor'
  }
  const x = { from: from('hAnchor'), offset: twips(attributeOf(frame, 'x')) || 0 } as const
  const y = { from: from('vAnchor'), offset: twips(attributeOf(frame, 'y')) || 0 } as const
  const height = Math.max(0, twips(attributeOf(frame, 'h')) || 0)
  return { place: { x, y }, width, height, blocks: [], ground: -1, isPicture: false, link: '' }
}

const isSamePlace = (a: FlowBox, b: FlowBox): boolean =>
  a.width === b.width && JSON.stringify(a.place) === JSON.stringify(b.place)
