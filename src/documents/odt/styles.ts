// The styles of an ODT: how paragraphs, spans, cells and frames look, by the names of their styles.

import { TABS_MAX } from '../flow/bounds.js'
import type { FlowStyle, LineSpacing, TabStop } from '../flow/types.js'
import { attributeOf, childOf, childrenOf, elementsOf, type XmlElement } from '../xml/read-xml.js'
import { color, points, share } from './units.js'

export interface OdtStyle {
  text: Partial<FlowStyle> & { caps?: boolean }
  left?: number
  right?: number
  first?: number
  before?: number
  after?: number
  spacing?: LineSpacing
  align?: 'left' | 'center' | 'right'
  tabs?: TabStop[]
  ruled?: boolean
  breakBefore?: 'page' | 'column'
  contextual?: boolean
  /** The ground of cells, frames and paragraphs. */
  ground?: number
  bordered?: boolean
  columnWidth?: number
  columns?: number
  gap?: number
  list?: string
}

/** In points, where no style gives a size. */
const SIZE_USUAL = 12
// Bounds, because a document may say anything; no sheet of paper shows more.
const DEPTH_MAX = 20
const LINES_APART = { min: 0.2, max: 10 } as const

export class OdtStyles {
  private readonly elements = new Map<string, XmlElement>()
  private readonly defaults = new Map<string, OdtStyle>()
  private readonly resolved = new Map<string, OdtStyle>()
  readonly lists = new Map<string, XmlElement>()

  /** @param roots the elements that hold styles: automatic and common ones, earlier first */
  constructor(roots: readonly (XmlElement | undefined)[]) {
    for (const style of roots.flatMap(elementsOf)) {
      const family = attributeOf(style, 'family')
      if (style.name === 'default-style') this.defaults.set(family, propertiesOf(style, {}))
      else if (style.name === 'style') {
        this.elements.set(`${family} ${attributeOf(style, 'name')}`, style)
      } else if (style.name === 'list-style') this.lists.set(attributeOf(style, 'name'), style)
    }
  }

  get(family: string, name: string, depth = 0): OdtStyle {
    const key = `${family} ${name}`
    const known = this.resolved.get(key)
    if (known) return known
    const element = this.elements.get(key)
    if (!element || depth > DEPTH_MAX) return this.defaults.get(family) ?? { text: {} }
    const parent = this.get(family, attributeOf(element, 'parent-style-name'), depth + 1)
    const style = propertiesOf(element, parent)
    this.resolved.set(key, style)
    return style
  }
}

function propertiesOf(element: XmlElement, parent: Partial<OdtStyle>): OdtStyle {
  const style: OdtStyle = { ...parent, text: { ...parent.text } }
  const list = attributeOf(element, 'list-style-name')
  if (list !== '') style.list = list
  for (const properties of elementsOf(element)) {
    const { attributes } = properties
    if (properties.name === 'text-properties') textProperties(attributes, style, parent)
    else if (properties.name === 'paragraph-properties') paragraphProperties(properties, style)
    else if (properties.name === 'table-column-properties') {
      set(style, 'columnWidth', points(attributes['column-width']))
    } else if (properties.name === 'table-cell-properties') {
      set(style, 'ground', groundOf(attributes))
      const border = attributes.border ?? attributes['border-bottom'] ?? attributes['border-top']
      if (border !== undefined) style.bordered = !/^none|^0/.test(border)
    } else if (properties.name === 'graphic-properties') {
      const filled = attributes.fill === 'solid' ? color(attributes['fill-color']) : undefined
      set(style, 'ground', filled ?? groundOf(attributes))
    } else if (properties.name === 'section-properties') {
      const columns = childOf(properties, 'columns')
      set(style, 'columns', Number.parseInt(attributeOf(columns, 'column-count'), 10) || undefined)
      set(style, 'gap', points(columns?.attributes['column-gap']))
    }
  }
  return style
}

type Attributes = Readonly<Record<string, string>>

const groundOf = (attributes: Attributes): number | undefined => {
  const text = attributes['background-color']
  return text === undefined ? undefined : color(text)
}

function set<Key extends keyof OdtStyle>(
  style: OdtStyle,
  key: Key,
  value: OdtStyle[Key] | undefined,
): void {
  if (value !== undefined) style[key] = value
}

function textProperties(attributes: Attributes, style: OdtStyle, parent: Partial<OdtStyle>): void {
  const { text } = style
  const size = attributes['font-size']
  const relative = share(size)
  const own = relative === undefined ? points(size) : relative * (parent.text?.size ?? SIZE_USUAL)
  if (own !== undefined) text.size = own
  const weight = attributes['font-weight']
  if (weight !== undefined) text.bold = /^(?:bold|[6-9]00)$/.test(weight)
  const slant = attributes['font-style']
  if (slant !== undefined) text.italic = slant === 'italic' || slant === 'oblique'
  if (attributes.color !== undefined) text.color = color(attributes.color)
  if (attributes['use-window-font-color'] === 'true') text.color = -1
  const ground = groundOf(attributes)
  if (ground !== undefined) text.ground = ground
  if (attributes.display !== undefined) text.hidden = attributes.display === 'none'
  const font = attributes['font-name'] ?? attributes['font-family']
  if (font !== undefined) text.font = font
  if (attributes['text-transform'] === 'uppercase' || attributes['font-variant'] === 'small-caps') {
    text.caps = true
  }
}

function paragraphProperties(element: XmlElement, style: OdtStyle): void {
  const { attributes } = element
  set(style, 'left', points(attributes['margin-left']))
  set(style, 'right', points(attributes['margin-right']))
  set(style, 'first', points(attributes['text-indent']))
  set(style, 'before', points(attributes['margin-top']))
  set(style, 'after', points(attributes['margin-bottom']))
  set(style, 'ground', groundOf(attributes))
  if (attributes['contextual-spacing'] !== undefined) {
    style.contextual = attributes['contextual-spacing'] === 'true'
  }
  const align = attributes['text-align']
  if (align !== undefined) {
    style.align = align === 'center' ? 'center' : /^(?:end|right)$/.test(align) ? 'right' : 'left'
  }
  const height = attributes['line-height']
  const times = share(height)
  if (times !== undefined)
    style.spacing = {
      rule: 'times',
      value: Math.min(LINES_APART.max, Math.max(LINES_APART.min, times)),
    }
  else if (points(height) !== undefined) {
    style.spacing = { rule: 'exact', value: points(height) ?? SIZE_USUAL }
  }
  const breakBefore = attributes['break-before']
  if (breakBefore === 'page' || breakBefore === 'column') style.breakBefore = breakBefore
  const rule = attributes['border-bottom'] ?? attributes['border-top'] ?? attributes.border
  if (rule !== undefined) style.ruled = rule !== 'none'
  const stops = childOf(element, 'tab-stops')
  if (stops) {
    style.tabs = childrenOf(stops, 'tab-stop')
      .slice(0, TABS_MAX)
      .map((stop) => ({ at: points(stop.attributes.position) ?? 0, align: tabAlign(stop) }))
      .sort((a, b) => a.at - b.at)
  }
}

function tabAlign(stop: XmlElement): TabStop['align'] {
  const type = attributeOf(stop, 'type')
  return type === 'center' ? 'center' : type === 'right' || type === 'char' ? 'right' : 'left'
}
