// DOCX → Document: sets the text of the package on pages, section by section.
import { setPages } from '../flow/set-pages.js'
import type { Block, Section } from '../flow/types.js'
import type { Document } from '../types.js'
import {
  at,
  attributeOf,
  childOf,
  childrenOf,
  elementsOf,
  type XmlElement,
} from '../xml/read-xml.js'
import { BodyReader } from './body.js'
import { Numbering } from './numbering.js'
import { DocxPackage, type Part } from './package.js'
import { Styles } from './styles.js'
import { hexColor, isOn, twips } from './units.js'

/** In points: Word's page where a document does not give one. */
const LETTER = { width: 612, height: 792 }
/** Word's margins where a document gives none, in points. */
const INCH = 72
/** More than any real document has. */
const SECTIONS_MAX = 200
/** More than fit on a page. */
const COLUMNS_MAX = 6

export function readDocx(bytes: Uint8Array): Document {
  const parts = new DocxPackage(bytes)
  const styles = new Styles(parts.related('styles')?.root)
  const numbering = new Numbering(parts.related('numbering')?.root)
  const blocksOf = (part: Part): Block[] =>
    new BodyReader(styles, numbering, part.relations).blocks(part.root)
  const furniture = (id: string): Block[] => {
    const part = parts.byId(id)
    return part ? blocksOf(part) : []
  }
  const body = childOf(parts.main.root, 'body') ?? parts.main.root
  const reader = new BodyReader(styles, numbering, parts.main.relations)
  const paper = paperOf(parts)
  const sections: Section[] = []
  let before: Section | null = null
  for (const { elements, properties } of sectionsOf(body).slice(0, SECTIONS_MAX)) {
    const blocks = reader.blocks({ name: 'body', attributes: {}, children: elements })
    before = { ...sectionOf(properties, blocks, furniture, before), paper }
    sections.push(before)
  }
  return setPages(sections)
}

/** Word shows a page colour only where the settings ask for it. */
function paperOf(parts: DocxPackage): number {
  const shown = childOf(parts.related('settings')?.root, 'displayBackgroundShape')
  if (!shown || !isOn(attributeOf(shown, 'val'))) return -1
  return hexColor(attributeOf(childOf(parts.main.root, 'background'), 'color'))
}

interface RawSection {
  elements: XmlElement[]
  properties: XmlElement | undefined
}

/**
 * A section's properties are in its last paragraph; the last section's are at the end of the body.
 */
function sectionsOf(body: XmlElement): RawSection[] {
  const sections: RawSection[] = []
  let elements: XmlElement[] = []
  for (const element of elementsOf(body)) {
    if (element.name === 'sectPr') {
      sections.push({ elements, properties: element })
      elements = []
      continue
    }
    elements.push(element)
    const properties = element.name === 'p' ? at(element, 'pPr', 'sectPr') : undefined
    if (properties) {
      sections.push({ elements, properties })
      elements = []
    }
  }
  if (elements.length > 0 || sections.length === 0) {
    sections.push({ elements, properties: undefined })
  }
  return sections
}

function sectionOf(
  properties: XmlElement | undefined,
  blocks: Block[],
  furniture: (id: string) => Block[],
  before: Section | null,
): Omit<Section, 'paper'> {
  const size = childOf(properties, 'pgSz')
  const margin = childOf(properties, 'pgMar')
  const columns = childOf(properties, 'cols')
  const titlePage = childOf(properties, 'titlePg')
  const hasFirst = titlePage !== undefined && isOn(attributeOf(titlePage, 'val'))
  const count = Number.parseInt(attributeOf(columns, 'num'), 10) || 1
  const own = childrenOf(columns, 'col').slice(0, COLUMNS_MAX)
  const points = (element: XmlElement | undefined, name: string, otherwise: number) =>
    element?.attributes[name] === undefined
      ? otherwise
      : Math.abs(twips(attributeOf(element, name)))
  // A section without its own header or footer keeps that of the section before.
  const named = (kind: string, type: string): Block[] | null => {
    const reference = childrenOf(properties, kind).find((one) => attributeOf(one, 'type') === type)
    return reference ? furniture(attributeOf(reference, 'id')) : null
  }
  return {
    page: { width: points(size, 'w', LETTER.width), height: points(size, 'h', LETTER.height) },
    margin: {
      top: points(margin, 'top', INCH),
      right: points(margin, 'right', INCH),
      bottom: points(margin, 'bottom', INCH),
      left: points(margin, 'left', INCH),
    },
    headerAt: points(margin, 'header', INCH / 2),
    footerAt: points(margin, 'footer', INCH / 2),
    columns: {
      count: Math.min(COLUMNS_MAX, Math.max(1, count)),
      gap: own[0] ? points(own[0], 'space', INCH / 2) : points(columns, 'space', INCH / 2),
      widths: own.map((column) => points(column, 'w', 0)).filter((width) => width > 0),
    },
    startsPage: attributeOf(childOf(properties, 'type'), 'val') !== 'continuous',
    header: named('headerReference', 'default') ?? before?.header ?? [],
    footer: named('footerReference', 'default') ?? before?.footer ?? [],
    firstHeader: hasFirst ? (named('headerReference', 'first') ?? []) : null,
    firstFooter: hasFirst ? (named('footerReference', 'first') ?? []) : null,
    blocks,
  }
}
