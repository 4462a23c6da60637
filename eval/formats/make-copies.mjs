// Makes a word processor's copy of each PDF, with LibreOffice: the lines that the PDF shows as paragraphs
// with their looks, lists as lists, dates behind right tabs, sidebars as the column of a table.
// Usage: node eval/formats/make-copies.mjs --set DIR --out DIR [--every 15] [--max 40] [--to docx]
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
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

let tables = 0

function fodt(lines, width) {
  const styles = new Map()
  const styleOf = ({ size, bold, italic, gapBefore }) => {
    const key = `${size}|${bold}|${italic}|${gapBefore >= 0.3}`
    if (!styles.has(key)) {
      const weight = bold ? ' fo:font-weight="bold"' : ''
      const slant = italic ? ' fo:font-style="italic"' : ''
      styles.set(key, {
        name: `P${styles.size}`,
        xml: `<style:style style:name="P${styles.size}" style:family="paragraph"><style:paragraph-properties fo:margin-top="${gapBefore >= 0.3 ? 0.25 : 0}cm" fo:margin-bottom="0cm"><style:tab-stops><style:tab-stop style:position="${width}cm" style:type="right"/></style:tab-stops></style:paragraph-properties><style:text-properties fo:font-size="${Math.round(size * BODY_POINTS * 2) / 2}pt"${weight}${slant}/></style:style>`,
      })
    }
    return styles.get(key).name
  }
  const body = paragraphs(lines)
    .map(({ lines: own }) => {
      const [first] = own
      // More than a pair of texts on a line is a table's row.
      if (first.segments.length > 2) {
        const cells = first.segments
          .map(
            (one) =>
              `<table:table-cell><text:p text:style-name="${styleOf(first)}">${escaped(one.text)}</text:p></table:table-cell>`,
          )
          .join('')
        return `<table:table table:name="R${tables++}"><table:table-column table:number-columns-repeated="${first.segments.length}"/><table:table-row>${cells}</table:table-row></table:table>`
      }
      const text = own
        .map(({ segments }) => segments.map((one) => escaped(one.text)).join('<text:tab/>'))
        .join(' ')
      const links = own.flatMap((line) => line.links)
      const shown =
        links.length === 1 ? `<text:a xlink:href="${escaped(links[0])}">${text}</text:a>` : text
      const paragraph = `<text:p text:style-name="${styleOf(first)}">${shown}</text:p>`
      return first.bullet
        ? `<text:list text:style-name="L"><text:list-item>${paragraph}</text:list-item></text:list>`
        : paragraph
    })
    .join('\n')
  return { body, styles: [...styles.values()].map(({ xml }) => xml).join('') }
}

const wrap = (body, styles) => `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:automatic-styles>${styles}<text:list-style style:name="L"><text:list-level-style-bullet text:level="1" text:bullet-char="•"><style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" fo:text-indent="-0.5cm" fo:margin-left="0.8cm"/></style:list-level-properties></text:list-level-style-bullet></text:list-style>
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
    const [left, right] = [fodt(side, 5), fodt(main, 11)]
    const renamed = left.styles.replaceAll('"P', '"S')
    const cells = `<table:table-cell>${left.body.replaceAll('style-name="P', 'style-name="S')}</table:table-cell><table:table-cell>${right.body}</table:table-cell>`
    const table = `<table:table table:name="T"><table:table-column table:style-name="C1"/><table:table-column table:style-name="C2"/><table:table-row>${cells}</table:table-row></table:table>`
    writeFileSync(target, wrap(table, renamed + right.styles))
  }
  made.push(target)
}
const profile = `-env:UserInstallation=file://${folder}/profile`
const { status } = spawnSync(
  'soffice',
  ['--headless', profile, '--convert-to', values.to, '--outdir', resolve(values.out), ...made],
  { stdio: ['ignore', 'ignore', 'inherit'] },
)
console.log(`${made.length} copies, LibreOffice ended with ${status}`)
process.exit()
