// ODT → Document: sets the text of content.xml on the pages of styles.xml.
import { RolecallError } from '../../runtime/errors.js'
import { setPages } from '../flow/set-pages.js'
import type { Section } from '../flow/types.js'
import type { Document } from '../types.js'
import {
  at,
  attributeOf,
  childOf,
  childrenOf,
  elementsOf,
  readXml,
  type XmlElement,
} from '../xml/read-xml.js'
import { openZip } from '../zip/read-zip.js'
import { OdtReader } from './blocks.js'
import { OdtStyles } from './styles.js'
import { points } from './units.js'

// In points: the usual values of office programs, where a document gives none.
const A4 = { width: 595, height: 842 }
const MARGIN = 57
const GAP_USUAL = 18
/** No sheet has room for more columns. */
const COLUMNS_MAX = 6
const EMPTY: XmlElement = { name: '', attributes: {}, children: [] }

export function readOdt(bytes: Uint8Array): Document {
  const zip = openZip(bytes)
  const contentBytes = zip.read('content.xml')
  if (!contentBytes) {
    throw new RolecallError('parse_failed', 'The OpenDocument text has no text in it.')
  }
  const content = readXml(contentBytes)
  const body = at(content, 'body', 'text')
  if (!body)
    throw new RolecallError('parse_failed', 'The OpenDocument file holds no text document.')
  const stylesBytes = zip.read('styles.xml')
  const common = stylesBytes ? readXml(stylesBytes) : EMPTY
  const commonAutomatic = childOf(common, 'automatic-styles')
  const named = childOf(common, 'styles')
  const styles = new OdtStyles([named, childOf(content, 'automatic-styles')])
  // Headers have their own automatic styles, with their own names.
  const furniture = new OdtStyles([named, commonAutomatic])
  const section = pageOf(common, commonAutomatic, furniture)
  return setPages([...sectionsOf(body, section, styles)])
}

/** Text in columns becomes a section of its own. */
function* sectionsOf(body: XmlElement, page: Section, styles: OdtStyles): Generator<Section> {
  const reader = new OdtReader(styles)
  let elements: XmlElement[] = []
  let isFirst = true
  const take = (children: XmlElement[], columns: Section['columns']): Section => {
    const blocks = reader.blocks({ ...EMPTY, children })
    const section = { ...page, columns, blocks, startsPage: isFirst }
    isFirst = false
    return section
  }
  for (const element of elementsOf(body)) {
    const style =
      element.name === 'section' ? styles.get('section', attributeOf(element, 'style-name')) : null
    if (!style?.columns || style.columns < 2) {
      elements.push(element)
      continue
    }
    if (elements.length > 0) yield take(elements, page.columns)
    elements = []
    const columns = {
      count: Math.min(COLUMNS_MAX, style.columns),
      gap: style.gap ?? GAP_USUAL,
      widths: [],
    }
    yield take(elementsOf(element), columns)
  }
  if (elements.length > 0 || isFirst) yield take(elements, page.columns)
}

function pageOf(common: XmlElement, automatic: XmlElement | undefined, styles: OdtStyles): Section {
  const [master] = childrenOf(childOf(common, 'master-styles'), 'master-page')
  const layoutName = attributeOf(master, 'page-layout-name')
  const layout = childrenOf(automatic, 'page-layout').find(
    (one) => attributeOf(one, 'name') === layoutName,
  )
  const properties = childOf(layout, 'page-layout-properties')
  const length = (name: string, otherwise: number) =>
    Math.max(0, points(properties?.attributes[name]) ?? otherwise)
  const columns = childOf(properties, 'columns')
  const reader = new OdtReader(styles)
  const furniture = (name: string) => {
    const element = childOf(master, name)
    return element ? reader.blocks(element) : []
  }
  const count = Number.parseInt(attributeOf(columns, 'column-count'), 10) || 1
  const top = length('margin-top', length('margin', MARGIN))
  return {
    paper: -1,
    page: { width: length('page-width', A4.width), height: length('page-height', A4.height) },
    margin: {
      top,
      right: length('margin-right', length('margin', MARGIN)),
      bottom: length('margin-bottom', length('margin', MARGIN)),
      left: length('margin-left', length('margin', MARGIN)),
    },
    headerAt: top,
    footerAt: MARGIN / 2,
    columns: {
      count: Math.min(COLUMNS_MAX, count),
      gap: points(columns?.attributes['column-gap']) ?? GAP_USUAL,
      widths: [],
    },
    startsPage: true,
    header: furniture('header'),
    footer: furniture('footer'),
    firstHeader: null,
    firstFooter: null,
    blocks: [],
  }
}
