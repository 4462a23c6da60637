// Makes a word processor's copy of each PDF, with LibreOffice: the lines that the PDF shows as paragraphs
// with their looks, lists as lists, what stands apart behind tabs, rows and sidebars as tables. Then the
// PDF of each copy, also by LibreOffice: the same document in two formats, whatever the copy lost.
// Usage: node eval/formats/make-copies.mjs --set DIR --out DIR [--every 15] [--max 40] [--to docx]
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, extname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readSource } from '../../dist/engine/read-source.js'

const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    out: { type: 'string' },
    every: { type: 'string', default: '15' },
    max: { type: 'string', default: '40' },
    to: { type: 'string', default: 'docx' },
  },
})
if (!values.set || !values.out) throw new Error('--set DIR and --out DIR are needed')

const BODY_POINTS = 10.5
const WIDTH_CM = 17
/** A line that reaches this share of its column's width goes on in the next one. */
const FULL_SHARE = 0.82
const CONVERT_MS = 60_000

const escaped = (text) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** Lines that only the page's width broke are one paragraph. */
function paragraphs(lines) {
  const widths = new Map()
  for (const { column, box } of lines) {
    widths.set(column, Math.max(widths.get(column) ?? 0, (box?.x ?? 0) + (box?.width ?? 0)))
  }
  const joined = []
  for (const line of lines) {
    const last = joined.at(-1)
    const before = last?.lines.at(-1)
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
    if (goesOn) last.lines.push(line)
    else joined.push({ lines: [line] })
  }
  return joined
}

/** Lines that follow each other with the same number of texts apart, more than a pair, are a table's rows. */
function blocks(lines) {
  const grouped = []
  for (const paragraph of paragraphs(lines)) {
    const cells = paragraph.lines[0].segments.length
    const last = grouped.at(-1)
    if (cells <= 2) grouped.push({ paragraph })
    else if (last?.cells === cells) last.rows.push(paragraph.lines[0])
    else grouped.push({ cells, rows: [paragraph.lines[0]] })
  }
  return grouped
}

let tables = 0

/** The text of a part of the page, `width` centimetres wide. */
function fodt(lines, width, prefix = 'P') {
  const [left, right] = [
    Math.min(...lines.map(({ segments }) => segments[0].x)),
    Math.max(...lines.map(({ segments }) => segments.at(-1).right)),
  ]
  const centimetres = (x) => Math.max(0, ((x - left) / Math.max(1, right - left)) * width)
  const styles = new Map()
  const named = (xml) => {
    if (!styles.has(xml)) styles.set(xml, `${prefix}${styles.size}`)
    return styles.get(xml)
  }
  const stopOf = ([, apart]) => {
    if (!apart) return ''
    // What ends where the lines end was set against the right margin.
    const isRight = centimetres(apart.right) > 0.95 * width
    const at = isRight ? width : centimetres(apart.x)
    return `<style:tab-stops><style:tab-stop style:position="${at.toFixed(2)}cm" style:type="${isRight ? 'right' : 'left'}"/></style:tab-stops>`
  }
  const styleOf = ({ size, bold, italic, gapBefore }, segments = []) => {
    const weight = bold ? ' fo:font-weight="bold"' : ''
    const slant = italic ? ' fo:font-style="italic"' : ''
    return named(
      `style:family="paragraph"><style:paragraph-properties fo:margin-top="${gapBefore >= 0.3 ? 0.25 : 0}cm" fo:margin-bottom="0cm">${stopOf(segments)}</style:paragraph-properties><style:text-properties fo:font-size="${Math.round(size * BODY_POINTS * 2) / 2}pt"${weight}${slant}/></style:style>`,
    )
  }
  const columnOf = (wide) =>
    named(
      `style:family="table-column"><style:table-column-properties style:column-width="${wide.toFixed(2)}cm"/></style:style>`,
    )
  const tableOf = ({ rows }) => {
    const starts = rows[0].segments.map(({ x }) => centimetres(x))
    const columns = starts
      .map((start, at) => Math.max(0.5, (starts[at + 1] ?? width) - start))
      .map((wide) => `<table:table-column table:style-name="${columnOf(wide)}"/>`)
    const cellOf = (line) => (one) =>
      `<table:table-cell table:style-name="K"><text:p text:style-name="${styleOf(line)}">${escaped(one.text)}</text:p></table:table-cell>`
    const body = rows.map(
      (line) => `<table:table-row>${line.segments.map(cellOf(line)).join('')}</table:table-row>`,
    )
    return `<table:table table:name="R${tables++}">${columns.join('')}${body.join('')}</table:table>`
  }
  const paragraphOf = ({ lines: own }) => {
    const [first] = own
    const text = own
      .map(({ segments }) => segments.map((one) => escaped(one.text)).join('<text:tab/>'))
      .join(' ')
    const links = own.flatMap((line) => line.links)
    const shown =
      links.length === 1 ? `<text:a xlink:href="${escaped(links[0])}">${text}</text:a>` : text
    const paragraph = `<text:p text:style-name="${styleOf(first, first.segments)}">${shown}</text:p>`
    return first.bullet
      ? `<text:list text:style-name="L"><text:list-item>${paragraph}</text:list-item></text:list>`
      : paragraph
  }
  const body = blocks(lines)
    .map((block) => (block.rows ? tableOf(block) : paragraphOf(block.paragraph)))
    .join('\n')
  const declared = [...styles].map(([xml, name]) => `<style:style style:name="${name}" ${xml}`)
  return { body, styles: declared.join('') }
}

const wrap = (body, styles) => `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:automatic-styles>${styles}<text:list-style style:name="L"><text:list-level-style-bullet text:level="1" text:bullet-char="•"><style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" fo:text-indent="-0.5cm" fo:margin-left="0.8cm"/></style:list-level-properties></text:list-level-style-bullet></text:list-style>
<style:style style:name="K" style:family="table-cell"><style:table-cell-properties fo:padding-left="0.19cm" fo:padding-right="0.19cm"/></style:style>
<style:style style:name="C1" style:family="table-column"><style:table-column-properties style:column-width="5.5cm"/></style:style><style:style style:name="C2" style:family="table-column"><style:table-column-properties style:column-width="11.5cm"/></style:style>
<style:page-layout style:name="M"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin-top="1.5cm" fo:margin-bottom="1.5cm" fo:margin-left="2cm" fo:margin-right="2cm"/></style:page-layout></office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="M"/></office:master-styles>
<office:body><office:text>${body}</office:text></office:body></office:document>`

const folder = mkdtempSync(join(tmpdir(), 'rolecall-copies-'))
mkdirSync(resolve(values.out), { recursive: true })
const every = Number(values.every)
const names = readdirSync(values.set)
  .filter((name) => name.endsWith('.pdf'))
  .sort()
const chosen = names.filter((_, index) => index % every === 2).slice(0, Number(values.max))
const made = []
for (const name of chosen) {
  const document = await readSource({ kind: 'bytes', bytes: readFileSync(join(values.set, name)) })
  const lines = document.lines.filter(({ furniture }) => !furniture)
  const side = lines.filter(({ sidebar }) => sidebar)
  const main = lines.filter(({ sidebar }) => !sidebar)
  const target = join(folder, `${basename(name, '.pdf')}.fodt`)
  if (side.length < 4) {
    const { body, styles } = fodt(lines, WIDTH_CM)
    writeFileSync(target, wrap(body, styles))
  } else {
    const [left, right] = [fodt(side, 5, 'S'), fodt(main, 11)]
    const cell = (body) => `<table:table-cell table:style-name="K">${body}</table:table-cell>`
    const cells = cell(left.body) + cell(right.body)
    const table = `<table:table table:name="T"><table:table-column table:style-name="C1"/><table:table-column table:style-name="C2"/><table:table-row>${cells}</table:table-row></table:table>`
    writeFileSync(target, wrap(table, left.styles + right.styles))
  }
  made.push(target)
}

const profile = `-env:UserInstallation=file://${folder}/profile`
/** One at a time: a document on which LibreOffice goes round in circles costs itself alone. */
function convert(path, to) {
  const args = ['--headless', profile, '--convert-to', to, '--outdir', resolve(values.out), path]
  spawnSync('soffice', args, { stdio: ['ignore', 'ignore', 'ignore'], timeout: CONVERT_MS })
  return existsSync(join(resolve(values.out), `${basename(path, extname(path))}.${to}`))
}
let converted = 0
for (const source of made) {
  const copy = join(resolve(values.out), `${basename(source, '.fodt')}.${values.to}`)
  if (convert(source, values.to) && convert(copy, 'pdf')) converted++
}
console.log(`${converted} of ${made.length} copies made, each with its PDF`)
process.exit()
