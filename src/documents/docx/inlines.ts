// The text of a paragraph: runs, links, fields, insertions; deletions and placeholders are left out.

import type { FlowStyle, Inline, TabAlign } from '../flow/types.js'
import { isKeptLink, LINK_CHARS_MAX } from '../kept-link.js'
import { at, attributeOf, childOf, elementsOf, textIn, type XmlElement } from '../xml/read-xml.js'
import type { DocxContext } from './context.js'
import { boxesOf } from './drawings.js'
import { over, type RunProperties, runProperties } from './properties.js'
import { symbolOf, withSymbols } from './symbols.js'

/** Text that was deleted or moved away, notes on the text, and ruby over it. */
const LEFT_OUT = new Set(['del', 'moveFrom', 'rPr', 'pPr', 'commentReference', 'rt'])
/** The field of a link, with its address. */
const FIELD_LINK = /HYPERLINK\s+"([^"]{1,2000})"/
/** Word nests fields a few levels deep. */
const FIELDS_DEPTH_MAX = 20
/** In points: Word's size where no style gives one. */
const SIZE_USUAL = 10

interface Field {
  instruction: string
  inResult: boolean
}

export class InlineReader {
  readonly inlines: Inline[] = []
  private readonly fields: Field[] = []
  /** The links that are open around the current run. */
  private readonly links: string[] = []

  constructor(
    private readonly context: DocxContext,
    /** The properties of the paragraph's text, before those of a run. */
    private readonly base: RunProperties,
  ) {}

  read(element: XmlElement): void {
    for (const child of elementsOf(element)) this.child(child)
  }

  private child(child: XmlElement): void {
    if (LEFT_OUT.has(child.name)) return
    if (child.name === 'r') this.run(child)
    else if (child.name === 'hyperlink') this.within(this.targetOf(child), child)
    else if (child.name === 'fldSimple') {
      this.within(FIELD_LINK.exec(attributeOf(child, 'instr'))?.[1] ?? '', child)
    } else if (child.name === 'sdt') {
      // A placeholder such as "Click here to enter text" is no text of the document.
      if (!at(child, 'sdtPr', 'showingPlcHdr')) this.read(childOf(child, 'sdtContent') ?? child)
    } else if (child.name === 'AlternateContent') {
      const chosen = childOf(child, 'Choice') ?? childOf(child, 'Fallback')
      if (chosen) this.read(chosen)
    } else this.read(child)
  }

  private within(link: string, element: XmlElement): void {
    this.links.push(isKeptLink(link) ? link : '')
    this.read(element)
    this.links.pop()
  }

  private targetOf(hyperlink: XmlElement): string {
    const relation = this.context.relations.get(attributeOf(hyperlink, 'id'))
    return relation?.external ? relation.target : ''
  }

  private get link(): string {
    const field = this.fields.findLast(({ inResult }) => inResult)
    const named = FIELD_LINK.exec(field?.instruction ?? '')?.[1] ?? ''
    return this.links.findLast((link) => link !== '') ?? (isKeptLink(named) ? named : '')
  }

  private run(run: XmlElement): void {
    const own = runProperties(childOf(run, 'rPr'))
    const byStyle = own.style === undefined ? {} : this.context.styles.style(own.style).run
    const properties = over(this.base, byStyle, own)
    const style = flowStyle(properties)
    for (const child of elementsOf(run)) this.runChild(child, properties, style)
  }

  private runChild(child: XmlElement, properties: RunProperties, style: FlowStyle): void {
    const { name } = child
    if (name === 'fldChar') {
      this.fieldMark(attributeOf(child, 'fldCharType'))
      return
    }
    const field = this.fields.at(-1)
    if (field && !field.inResult) {
      if (name === 'instrText' && field.instruction.length < LINK_CHARS_MAX) {
        field.instruction += textIn(child)
      }
      return
    }
    if (name === 't') this.text(withSymbols(textIn(child), style.font), properties, style)
    else if (name === 'tab') this.inlines.push({ kind: 'tab' })
    else if (name === 'ptab') this.inlines.push({ kind: 'tab', align: placeTab(child) })
    else if (name === 'br') this.inlines.push({ kind: 'break', of: breakOf(child) })
    else if (name === 'cr') this.inlines.push({ kind: 'break', of: 'line' })
    else if (name === 'noBreakHyphen') this.text('-', properties, style)
    else if (name === 'sym') this.symbol(child, style)
    else if (name === 'drawing' || name === 'pict' || name === 'object') this.boxes(child)
    else if (name === 'AlternateContent') {
      const chosen = childOf(child, 'Choice') ?? childOf(child, 'Fallback')
      for (const inner of elementsOf(chosen)) this.runChild(inner, properties, style)
    } else if (name === 'ruby') this.read(childOf(child, 'rubyBase') ?? child)
  }

  private text(text: string, { caps }: RunProperties, style: FlowStyle): void {
    if (text === '') return
    const shown = caps ? text.toUpperCase() : text
    this.inlines.push({ kind: 'text', text: shown, style, link: this.link })
  }

  private symbol(child: XmlElement, style: FlowStyle): void {
    const code = Number.parseInt(attributeOf(child, 'char'), 16) || 0
    const shown = symbolOf(attributeOf(child, 'font'), code)
    if (shown.text === '' && shown.icon === undefined) return
    this.inlines.push({ kind: 'text', style, link: this.link, ...shown })
  }

  private boxes(drawing: XmlElement): void {
    for (const box of boxesOf(drawing, this.context)) this.inlines.push({ kind: 'box', box })
  }

  /** Fields nest; the shown text is between "separate" and "end". */
  private fieldMark(type: string): void {
    if (type === 'begin' && this.fields.length < FIELDS_DEPTH_MAX) {
      this.fields.push({ instruction: '', inResult: false })
    } else if (type === 'separate') {
      const field = this.fields.at(-1)
      if (field) field.inResult = true
    } else if (type === 'end') this.fields.pop()
  }
}

export function flowStyle(properties: RunProperties): FlowStyle {
  return {
    font: properties.font ?? '',
    size: properties.size ?? SIZE_USUAL,
    bold: properties.bold ?? false,
    italic: properties.italic ?? false,
    color: properties.color ?? -1,
    ground: properties.ground ?? -1,
    hidden: properties.hidden ?? false,
  }
}

const breakOf = (element: XmlElement): 'line' | 'page' | 'column' => {
  const type = attributeOf(element, 'type')
  return type === 'page' || type === 'column' ? type : 'line'
}

const placeTab = (element: XmlElement): TabAlign => {
  const align = attributeOf(element, 'alignment')
  return align === 'right' || align === 'center' ? align : 'left'
}
