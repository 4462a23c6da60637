// Reads the properties in rPr and pPr elements; those that are missing stay undefined.

import { SIZE_MAX, TABS_MAX } from '../flow/bounds.js'
import type { LineSpacing, TabAlign, TabStop } from '../flow/types.js'
import { attributeOf, childOf, childrenOf, elementsOf, type XmlElement } from '../xml/read-xml.js'
import { hexColor, isOn, twips } from './units.js'

export interface RunProperties {
  font?: string
  size?: number
  bold?: boolean
  italic?: boolean
  color?: number
  ground?: number
  hidden?: boolean
  caps?: boolean
  style?: string
}

export interface ParagraphProperties {
  style?: string
  left?: number
  right?: number
  first?: number
  before?: number
  after?: number
  contextual?: boolean
  spacing?: LineSpacing
  align?: 'left' | 'center' | 'right'
  tabs?: TabStop[]
  ground?: number
  ruled?: boolean
  list?: { id: string; level: number }
  breakBefore?: boolean
}

/** Sizes are written in half points, distances of lines in 240ths of a line. */
const HALF = 2
const LINE_TWIPS = 240
/** The space that Word gives a paragraph with HTML's spacing ("auto"). */
const AUTO_POINTS = 14
// Bounds, because a document may say anything; no sheet of paper shows more.
const LEVEL_MAX = 8
const LINES_APART = { min: 0.2, max: 10 } as const

/** Colours of Word's marker that can swallow a text; on the light ones everything is seen. */
const HIGHLIGHTS: Record<string, number> = {
  black: 0x000000,
  white: 0xffffff,
  darkBlue: 0x000080,
  darkRed: 0x800000,
  darkGreen: 0x008000,
}

export function runProperties(element: XmlElement | undefined): RunProperties {
  const found: RunProperties = {}
  for (const child of elementsOf(element)) {
    const value = attributeOf(child, 'val')
    if (child.name === 'b') found.bold = isOn(value)
    else if (child.name === 'i') found.italic = isOn(value)
    else if (child.name === 'caps' || child.name === 'smallCaps') found.caps ||= isOn(value)
    else if (child.name === 'vanish' || child.name === 'webHidden') {
      // Text that is hidden on web pages only is seen on paper.
      if (child.name === 'vanish') found.hidden = isOn(value)
    } else if (child.name === 'sz') found.size = sizeOf(value)
    else if (child.name === 'color') found.color = hexColor(value)
    else if (child.name === 'rStyle') found.style = value
    else if (child.name === 'shd') found.ground = fillOf(child)
    else if (child.name === 'highlight') found.ground = HIGHLIGHTS[value] ?? -1
    else if (child.name === 'rFonts') {
      found.font = attributeOf(child, 'ascii') || attributeOf(child, 'hAnsi') || 'Calibri'
    }
  }
  return found
}

const sizeOf = (text: string): number => {
  const size = Number.parseFloat(text) / HALF
  return Number.isFinite(size) ? Math.min(SIZE_MAX, Math.max(0, size)) : 0
}

export function fillOf(shading: XmlElement | undefined): number {
  const pattern = attributeOf(shading, 'val')
  if (pattern === 'solid') return hexColor(attributeOf(shading, 'color'))
  return hexColor(attributeOf(shading, 'fill'))
}

export function paragraphProperties(element: XmlElement | undefined): ParagraphProperties {
  const found: ParagraphProperties = {}
  for (const child of elementsOf(element)) {
    const value = attributeOf(child, 'val')
    if (child.name === 'pStyle') found.style = value
    else if (child.name === 'ind') Object.assign(found, indents(child))
    else if (child.name === 'spacing') Object.assign(found, spacings(child))
    else if (child.name === 'contextualSpacing') found.contextual = isOn(value)
    else if (child.name === 'jc') found.align = alignOf(value)
    else if (child.name === 'tabs') found.tabs = tabStops(child)
    else if (child.name === 'shd') found.ground = fillOf(child)
    else if (child.name === 'pBdr') found.ruled = isRuled(child)
    else if (child.name === 'pageBreakBefore') found.breakBefore = isOn(value)
    else if (child.name === 'numPr') {
      const id = attributeOf(childOf(child, 'numId'), 'val')
      const level = Number.parseInt(attributeOf(childOf(child, 'ilvl'), 'val') || '0', 10)
      found.list = { id, level: Math.min(LEVEL_MAX, Math.max(0, level || 0)) }
    }
  }
  return found
}

function indents(element: XmlElement): ParagraphProperties {
  const { left, start, right, end, firstLine, hanging } = element.attributes
  const found: ParagraphProperties = {}
  const leftText = left ?? start
  const rightText = right ?? end
  if (leftText !== undefined) found.left = twips(leftText)
  if (rightText !== undefined) found.right = twips(rightText)
  if (hanging !== undefined) found.first = -twips(hanging)
  else if (firstLine !== undefined) found.first = twips(firstLine)
  return found
}

function spacings(element: XmlElement): ParagraphProperties {
  const { before, after, line, lineRule, beforeAutospacing, afterAutospacing } = element.attributes
  const found: ParagraphProperties = {}
  if (before !== undefined) found.before = Math.max(0, twips(before))
  if (after !== undefined) found.after = Math.max(0, twips(after))
  if (beforeAutospacing !== undefined && isOn(beforeAutospacing)) found.before = AUTO_POINTS
  if (afterAutospacing !== undefined && isOn(afterAutospacing)) found.after = AUTO_POINTS
  if (line !== undefined) {
    const times = (Number.parseFloat(line) || LINE_TWIPS) / LINE_TWIPS
    found.spacing =
      lineRule === 'exact'
        ? { rule: 'exact', value: twips(line) }
        : lineRule === 'atLeast'
          ? { rule: 'least', value: twips(line) }
          : { rule: 'times', value: Math.min(LINES_APART.max, Math.max(LINES_APART.min, times)) }
  }
  return found
}

export function alignOf(value: string): 'left' | 'center' | 'right' {
  if (value === 'center') return 'center'
  return value === 'right' || value === 'end' ? 'right' : 'left'
}

function tabStops(element: XmlElement): TabStop[] {
  return childrenOf(element, 'tab')
    .slice(0, TABS_MAX)
    .filter((tab) => attributeOf(tab, 'val') !== 'clear' && attributeOf(tab, 'val') !== 'bar')
    .map((tab) => ({
      at: twips(attributeOf(tab, 'pos')),
      align: tabAlign(attributeOf(tab, 'val')),
    }))
    .sort((a, b) => a.at - b.at)
}

const tabAlign = (value: string): TabAlign =>
  value === 'center' ? 'center' : /^(?:right|end|decimal)$/.test(value) ? 'right' : 'left'

const isRuled = (borders: XmlElement): boolean =>
  ['bottom', 'top'].some((side) => {
    const border = childOf(borders, side)
    return border !== undefined && !/^(?:nil|none)$/.test(attributeOf(border, 'val'))
  })

/** Later layers win over earlier ones; undefined properties are skipped. */
export function over<T extends object>(...layers: readonly T[]): T {
  return Object.assign({}, ...layers) as T
}
