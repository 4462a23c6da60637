// The styles of a DOCX: the properties that a paragraph or run has before its own.
import { at, attributeOf, childOf, childrenOf, type XmlElement } from '../xml/read-xml.js'
import {
  over,
  type ParagraphProperties,
  paragraphProperties,
  type RunProperties,
  runProperties,
} from './properties.js'
import { isOn } from './units.js'

export interface Style {
  run: RunProperties
  paragraph: ParagraphProperties
  /** For table styles: whether rules are drawn. */
  bordered: boolean
}

const NO_STYLE: Style = { run: {}, paragraph: {}, bordered: false }
/** How many styles may build on each other; the bound also ends a circle of styles. */
const DEPTH_MAX = 20

export class Styles {
  private readonly elements = new Map<string, XmlElement>()
  /** Every run asks for its style, which builds on up to DEPTH_MAX others: each is made once. */
  private readonly resolved = new Map<string, Style>()
  private readonly defaults: Style
  private readonly standard: Style

  constructor(root: XmlElement | undefined) {
    let standard = ''
    for (const style of childrenOf(root, 'style')) {
      const id = attributeOf(style, 'styleId')
      this.elements.set(id, style)
      const isDefault = style.attributes.default
      if (attributeOf(style, 'type') === 'paragraph' && isDefault && isOn(isDefault)) standard = id
    }
    const defaults = childOf(root, 'docDefaults')
    this.defaults = {
      run: runProperties(at(defaults, 'rPrDefault', 'rPr')),
      paragraph: paragraphProperties(at(defaults, 'pPrDefault', 'pPr')),
      bordered: false,
    }
    this.standard = this.style(standard)
  }

  /** Properties of a paragraph by its style, the document's defaults included. */
  paragraph(id: string | undefined): Style {
    const own = id !== undefined && this.elements.has(id) ? this.style(id) : this.standard
    return {
      run: over(this.defaults.run, own.run),
      paragraph: over(this.defaults.paragraph, own.paragraph),
      bordered: false,
    }
  }

  style(id: string, depth = 0): Style {
    const known = this.resolved.get(id)
    if (known) return known
    const element = this.elements.get(id)
    if (!element || depth > DEPTH_MAX) return NO_STYLE
    const base = this.style(attributeOf(childOf(element, 'basedOn'), 'val'), depth + 1)
    const style = {
      run: over(base.run, runProperties(childOf(element, 'rPr'))),
      paragraph: over(base.paragraph, paragraphProperties(childOf(element, 'pPr'))),
      bordered: hasBorders(at(element, 'tblPr', 'tblBorders')) ?? base.bordered,
    }
    this.resolved.set(id, style)
    return style
  }
}

/**
 * Whether rules are drawn between the rows of a table; undefined where the document does not say.
 */
export function hasBorders(borders: XmlElement | undefined): boolean | undefined {
  if (!borders) return undefined
  return ['insideH', 'insideV', 'top', 'left'].some((side) => {
    const border = childOf(borders, side)
    return border !== undefined && !/^(?:nil|none)$/.test(attributeOf(border, 'val'))
  })
}
