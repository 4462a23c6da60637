// Makes DOCX and ODT files for tests from the XML of their bodies.
import { makeZip, type ZipEntry } from './make-zip.js'

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

const NAMESPACES =
  `xmlns:w="${W}" xmlns:r="${R}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ` +
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ' +
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"'

export interface DocxParts {
  /** Children of w:styles, w:numbering and w:hdr. */
  styles?: string
  numbering?: string
  header?: string
  /** Targets of outside links by their ids. */
  links?: Record<string, string>
  more?: readonly ZipEntry[]
}

const relation = (id: string, type: string, target: string, mode = '') =>
  `<Relationship Id="${id}" Type="${R}/${type}" Target="${target}"${mode}/>`

export function makeDocx(body: string, parts: DocxParts = {}): Buffer {
  const { styles = '', numbering = '', header, links = {}, more = [] } = parts
  const section = header === undefined ? '' : '<w:headerReference w:type="default" r:id="hdr"/>'
  const relations = [
    relation('sty', 'styles', 'styles.xml'),
    relation('num', 'numbering', 'numbering.xml'),
    header === undefined ? '' : relation('hdr', 'header', 'header1.xml'),
    ...Object.entries(links).map(([id, target]) =>
      relation(id, 'hyperlink', target, ' TargetMode="External"'),
    ),
  ].join('')
  return makeZip([
    {
      name: '[Content_Types].xml',
      data:
        `<Types xmlns="${PACKAGE}/content-types"><Override PartName="/word/document.xml" ` +
        'ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    },
    {
      name: '_rels/.rels',
      data: `<Relationships xmlns="${PACKAGE}/relationships">${relation('doc', 'officeDocument', 'word/document.xml')}</Relationships>`,
    },
    {
      name: 'word/_rels/document.xml.rels',
      data: `<Relationships xmlns="${PACKAGE}/relationships">${relations}</Relationships>`,
    },
    { name: 'word/styles.xml', data: `<w:styles ${NAMESPACES}>${styles}</w:styles>` },
    {
      name: 'word/numbering.xml',
      data: `<w:numbering ${NAMESPACES}>${numbering}</w:numbering>`,
    },
    ...(header === undefined
      ? []
      : [{ name: 'word/header1.xml', data: `<w:hdr ${NAMESPACES}>${header}</w:hdr>` }]),
    {
      name: 'word/document.xml',
      data: `<?xml version="1.0"?><w:document ${NAMESPACES}><w:body>${body}<w:sectPr>${section}</w:sectPr></w:body></w:document>`,
    },
    ...more,
  ])
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (one) => ENTITIES[one] ?? one)

export const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`

/** A paragraph of one run, or of runs that are XML already. */
export const paragraph = (content: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr>${content.startsWith('<') ? content : run(content)}</w:p>`

export const item = (text: string, list: string, level = 0) =>
  paragraph(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`)

export const row = (...cells: string[]) =>
  `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr/>${cell}</w:tc>`).join('')}</w:tr>`

export const table = (widths: readonly number[], ...rows: string[]) =>
  `<w:tbl><w:tblPr/><w:tblGrid>${widths.map((w) => `<w:gridCol w:w="${w}"/>`).join('')}</w:tblGrid>${rows.join('')}</w:tbl>`

const EMU = 12_700

/** A paragraph with a text box at a place on the page; lengths in points. */
export const textBox = (
  content: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  fill = '<a:noFill/>',
) =>
  '<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor>' +
  `<wp:positionH relativeFrom="page"><wp:posOffset>${x * EMU}</wp:posOffset></wp:positionH>` +
  `<wp:positionV relativeFrom="page"><wp:posOffset>${y * EMU}</wp:posOffset></wp:positionV>` +
  `<wp:extent cx="${width * EMU}" cy="${height * EMU}"/><a:graphic><a:graphicData><wps:wsp><wps:spPr>${fill}</wps:spPr>` +
  `<wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic>` +
  '</wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict/></mc:Fallback></mc:AlternateContent></w:r></w:p>'

export function makeOdt(body: string, automatic = '', styles = ''): Buffer {
  const office =
    'xmlns:office="o" xmlns:text="t" xmlns:style="s" xmlns:fo="f" xmlns:table="b" xmlns:draw="d" xmlns:svg="v" xmlns:xlink="x"'
  return makeZip([
    { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text', stored: true },
    {
      name: 'content.xml',
      data: `<office:document-content ${office}><office:automatic-styles>${automatic}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    },
    {
      name: 'styles.xml',
      data: `<office:document-styles ${office}>${styles}</office:document-styles>`,
    },
  ])
}
