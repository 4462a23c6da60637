// Lines as a page shows them → a flat OpenDocument text with the same looks, which a word processor
// can open.
import type { Line, Segment } from '#engine/layout/types.js'

/** A paragraph is never empty. */
type Paragraph = [Line, ...Line[]]
type Block =
  | { kind: 'paragraph'; lines: Paragraph }
  | { kind: 'table'; cells: number; rows: Paragraph }

/** A part of a document: its text, and the styles that the text uses. */
interface Part {
  body: string
  styles: string
}

const BODY_POINTS = 10.5
const WIDTH_CM = 17
const SIDE_CM = 5
const MAIN_CM = 11
/** Fewer lines at the side are no column of their own. */
const SIDEBAR_LINES_MIN = 4
/** A line that reaches this share of its column's width goes on in the next one. */
const FULL_SHARE = 0.82

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** Lines that were broken only by the page's width are one paragraph. */
function paragraphs(lines: readonly Line[]): Paragraph[] {
  const widths = new Map<number, number>()
  for (const { column, box } of lines) {
    widths.set(column, Math.max(widths.get(column) ?? 0, (box?.x ?? 0) + (box?.width ?? 0)))
  }
  const joined: Paragraph[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const before = last?.at(-1)
    const goesOn =
      before &&
      before.column === line.column &&
      !line.bullet &&
      line.segments.length === 1 &&
      before.segments.length === 1 &&
      line.gapBefore < 0.3 &&
      before.size === line.size &&
      before.bold === line.bold &&
      (before.box?.x ?? 0) + (before.box?.width ?? 0) > FULL_SHARE * (widths.get(line.column) ?? 0)
    if (goesOn) last?.push(line)
    else joined.push([line])
  }
  return joined
}

/**
 * Consecutive lines are rows of a table if each has the same number of separate texts, three or
 * more.
 */
function blocks(lines: readonly Line[]): Block[] {
  const grouped: Block[] = []
  for (const paragraph of paragraphs(lines)) {
    const [first] = paragraph
    const cells = first.segments.length
    const last = grouped.at(-1)
    if (cells <= 2) grouped.push({ kind: 'paragraph', lines: paragraph })
    else if (last?.kind === 'table' && last.cells === cells) last.rows.push(first)
    else grouped.push({ kind: 'table', cells, rows: [first] })
  }
  return grouped
}

let tables = 0

/** The text of a part of the page, `width` centimetres wide. */
function fodt(lines: readonly Line[], width: number, prefix = 'P'): Part {
  const left = Math.min(...lines.map(({ segments }) => segments[0]?.x ?? 0))
  const right = Math.max(...lines.map(({ segments }) => segments.at(-1)?.right ?? 0))
  const centimetres = (x: number) => Math.max(0, ((x - left) / Math.max(1, right - left)) * width)
  const styles = new Map<string, string>()
  const named = (xml: string) => {
    const name = styles.get(xml) ?? `${prefix}${styles.size}`
    styles.set(xml, name)
    return name
  }
  const stopOf = ([, apart]: readonly Segment[]) => {
    if (!apart) return ''
    // Text that ends where the lines end was set against the right margin.
    const isRight = centimetres(apart.right) > 0.95 * width
    const at = isRight ? width : centimetres(apart.x)
    return `<style:tab-stops><style:tab-stop style:position="${at.toFixed(2)}cm" style:type="${isRight ? 'right' : 'left'}"/></style:tab-stops>`
  }
  const styleOf = ({ size, bold, italic, gapBefore }: Line, segments: readonly Segment[] = []) => {
    const weight = bold ? ' fo:font-weight="bold"' : ''
    const slant = italic ? ' fo:font-style="italic"' : ''
    return named(
      `style:family="paragraph"><style:paragraph-properties fo:margin-top="${gapBefore >= 0.3 ? 0.25 : 0}cm" fo:margin-bottom="0cm">${stopOf(segments)}</style:paragraph-properties><style:text-properties fo:font-size="${Math.round(size * BODY_POINTS * 2) / 2}pt"${weight}${slant}/></style:style>`,
    )
  }
  const columnOf = (wide: number) =>
    named(
      `style:family="table-column"><style:table-column-properties style:column-width="${wide.toFixed(2)}cm"/></style:style>`,
    )
  const tableOf = (rows: Paragraph) => {
    const starts = rows[0].segments.map(({ x }) => centimetres(x))
    const columns = starts
      .map((start, at) => Math.max(0.5, (starts[at + 1] ?? width) - start))
      .map((wide) => `<table:table-column table:style-name="${columnOf(wide)}"/>`)
    const cellOf = (line: Line) => (one: Segment) =>
      `<table:table-cell table:style-name="K"><text:p text:style-name="${styleOf(line)}">${escaped(one.text)}</text:p></table:table-cell>`
    const body = rows.map(
      (line) => `<table:table-row>${line.segments.map(cellOf(line)).join('')}</table:table-row>`,
    )
    return `<table:table table:name="R${tables++}">${columns.join('')}${body.join('')}</table:table>`
  }
  const paragraphOf = (own: Paragraph) => {
    const [first] = own
    const text = own
      .map(({ segments }) => segments.map((one) => escaped(one.text)).join('<text:tab/>'))
      .join(' ')
    const [link, ...others] = own.flatMap((line) => line.links)
    const isLink = link !== undefined && others.length === 0
    const shown = isLink ? `<text:a xlink:href="${escaped(link)}">${text}</text:a>` : text
    const paragraph = `<text:p text:style-name="${styleOf(first, first.segments)}">${shown}</text:p>`
    return first.bullet
      ? `<text:list text:style-name="L"><text:list-item>${paragraph}</text:list-item></text:list>`
      : paragraph
  }
  const body = blocks(lines)
    .map((block) => (block.kind === 'table' ? tableOf(block.rows) : paragraphOf(block.lines)))
    .join('\n')
  const declared = [...styles].map(([xml, name]) => `<style:style style:name="${name}" ${xml}`)
  return { body, styles: declared.join('') }
}

const wrap = ({ body, styles }: Part): string => `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:automatic-styles>${styles}<text:list-style style:name="L"><text:list-level-style-bullet text:level="1" text:bullet-char="•"><style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" fo:text-indent="-0.5cm" fo:margin-left="0.8cm"/></style:list-level-properties></text:list-level-style-bullet></text:list-style>
<style:style style:name="K" style:family="table-cell"><style:table-cell-properties fo:padding-left="0.19cm" fo:padding-right="0.19cm"/></style:style>
<style:style style:name="C1" style:family="table-column"><style:table-column-properties style:column-width="5.5cm"/></style:style><style:style style:name="C2" style:family="table-column"><style:table-column-properties style:column-width="11.5cm"/></style:style>
<style:page-layout style:name="M"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin-top="1.5cm" fo:margin-bottom="1.5cm" fo:margin-left="2cm" fo:margin-right="2cm"/></style:page-layout></office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="M"/></office:master-styles>
<office:body><office:text>${body}</office:text></office:body></office:document>`

/** The whole document; the text of a sidebar becomes the first column of a table. */
export function flatDocument(lines: readonly Line[]): string {
  const side = lines.filter(({ sidebar }) => sidebar)
  const main = lines.filter(({ sidebar }) => !sidebar)
  if (side.length < SIDEBAR_LINES_MIN) return wrap(fodt(lines, WIDTH_CM))
  const [left, right] = [fodt(side, SIDE_CM, 'S'), fodt(main, MAIN_CM)]
  const cell = (body: string) => `<table:table-cell table:style-name="K">${body}</table:table-cell>`
  const cells = cell(left.body) + cell(right.body)
  const body = `<table:table table:name="T"><table:table-column table:style-name="C1"/><table:table-column table:style-name="C2"/><table:table-row>${cells}</table:table-row></table:table>`
  return wrap({ body, styles: left.styles + right.styles })
}
