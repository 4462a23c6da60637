// 300 broken and hostile office files and pictures, made from seeds by a fixed rule, through the engine: each
// is read or refused, none ends the engine, and each costs less than ten seconds.
// Usage: node eval/formats/hostile.mjs --seeds DIR [--files 300]
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { deflateRawSync } from 'node:zlib'
import { EXTRA_FORMATS } from '../../dist/documents/formats.js'
import { openZip } from '../../dist/documents/zip/read-zip.js'
import { createEngine } from '../../dist/engine/index.js'

const { values } = parseArgs({
  options: { seeds: { type: 'string' }, files: { type: 'string', default: '300' } },
})
if (!values.seeds) throw new Error('--seeds DIR is needed: DOCX, ODT, RTF files and pictures')
const ANSWER_MS_MAX = 10_000
const REFUSALS = new Set(['parse_failed', 'unsupported_format', 'invalid_request'])

/** The same numbers in every run. */
let state = 12345
const random = (below) => {
  state = (Math.imul(state, 1103515245) + 12345) >>> 0
  return Math.floor((state / 2 ** 32) * below)
}

function zipOf(entries) {
  const locals = []
  const directory = []
  let at = 0
  for (const [name, data] of entries) {
    const packed = deflateRawSync(data)
    const nameBytes = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(data.length, 18)
    common.writeUInt16LE(nameBytes.length, 22)
    locals.push(Buffer.from('PK\x03\x04', 'latin1'), common, nameBytes, packed)
    const head = Buffer.alloc(46)
    head.write('PK\x01\x02', 'latin1')
    head.writeUInt16LE(20, 4)
    common.copy(head, 6, 0, 24)
    head.writeUInt32LE(at, 42)
    directory.push(head, nameBytes)
    at += 30 + nameBytes.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, listed, end])
}

const W = 'xmlns:w="w" xmlns:r="r" xmlns:wp="wp" xmlns:a="a" xmlns:wps="wps"'
const docx = (body, more = []) =>
  zipOf([
    [
      '[Content_Types].xml',
      Buffer.from(
        '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml" PartName="/word/document.xml"/></Types>',
      ),
    ],
    ['word/document.xml', Buffer.from(`<w:document ${W}><w:body>${body}</w:body></w:document>`)],
    ...more,
  ])
const p = (text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const nest = (open, inner, close, depth) => open.repeat(depth) + inner + close.repeat(depth)
const box = (size, inner) =>
  `<w:p><w:r><w:drawing><wp:anchor><wp:positionH relativeFrom="page"><wp:posOffset>${size}</wp:posOffset></wp:positionH><wp:extent cx="${size}" cy="${size}"/><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${inner}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r></w:p>`

const crafted = {
  'a bomb of one entry': () => docx('', [['word/styles.xml', Buffer.alloc(200 * 1024 * 1024, 32)]]),
  'a bomb in the text': () => docx(p('a'.repeat(15 * 1024 * 1024))),
  'many words': () => docx(p('word '.repeat(2_000_000))),
  'many paragraphs': () => docx(p('line').repeat(200_000)),
  'many tabs': () => docx(`<w:p><w:r>${'<w:tab/>'.repeat(300_000)}</w:r></w:p>`),
  'many breaks': () =>
    docx(`<w:p><w:r>${'<w:br w:type="page"/>'.repeat(200_000)}<w:t>x</w:t></w:r></w:p>`),
  'deep tables': () => docx(nest('<w:tbl><w:tr><w:tc>', p('x'), '</w:tc></w:tr></w:tbl>', 70)),
  'too deep tables': () =>
    docx(nest('<w:tbl><w:tr><w:tc>', p('x'), '</w:tc></w:tr></w:tbl>', 5_000)),
  'a wide table': () =>
    docx(`<w:tbl><w:tr>${`<w:tc>${p('x')}</w:tc>`.repeat(20_000)}</w:tr></w:tbl>`),
  'a long table': () =>
    docx(`<w:tbl>${`<w:tr><w:tc>${p('x')}</w:tc></w:tr>`.repeat(40_000)}</w:tbl>`),
  'deep boxes': () => docx(Array.from({ length: 15 }).reduce((inner) => box(100, inner), p('x'))),
  'many boxes': () =>
    docx(Array.from({ length: 8_000 }, (_, at) => box(at * 1000, p(`box ${at}`))).join('')),
  'endless sizes': () =>
    docx(
      box('9'.repeat(400), p('x')) +
        '<w:p><w:pPr><w:ind w:left="-99999999999" w:right="1e309"/><w:spacing w:before="1e400" w:line="-5" w:lineRule="exact"/></w:pPr><w:r><w:rPr><w:sz w:val="1e99"/></w:rPr><w:t>x y</w:t></w:r></w:p>',
    ),
  'a page of no size': () =>
    docx(
      `${p('x y z')}<w:sectPr><w:pgSz w:w="0" w:h="-1"/><w:pgMar w:left="99999" w:top="99999"/><w:cols w:num="999999"/></w:sectPr>`,
    ),
  entities: () =>
    zipOf([
      [
        'word/document.xml',
        Buffer.from(
          `<!DOCTYPE d [<!ENTITY a "${'x'.repeat(100)}"><!ENTITY b "${'&a;'.repeat(100)}"><!ENTITY c SYSTEM "file:///etc/passwd">]><w:document ${W}><w:body>${p('&b;&b;&c;')}</w:body></w:document>`,
        ),
      ],
    ]),
  'outside parts': () =>
    docx(p('x'), [
      [
        'word/_rels/document.xml.rels',
        Buffer.from(
          '<Relationships><Relationship Id="s" Type="x/styles" Target="http://127.0.0.1:1/styles.xml" TargetMode="External"/><Relationship Id="n" Type="x/numbering" Target="../../../../etc/passwd"/></Relationships>',
        ),
      ],
    ]),
  'a ring of styles': () =>
    docx(`<w:p><w:pPr><w:pStyle w:val="A"/></w:pPr><w:r><w:t>x</w:t></w:r></w:p>`, [
      [
        'word/styles.xml',
        Buffer.from(
          `<w:styles ${W}><w:style w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/></w:style></w:styles>`,
        ),
      ],
    ]),
  'an archive in an archive': () =>
    docx(p('x'), [
      ['word/embeddings/inner.docx', docx(p('inner'))],
      ['word/vbaProject.bin', Buffer.alloc(1000, 7)],
    ]),
  'rtf groups': () => Buffer.from(`{\\rtf1${'{'.repeat(200_000)}x`),
  'rtf words': () => Buffer.from(`{\\rtf1 ${'\\b1 x '.repeat(1_000_000)}}`),
  'rtf rows': () => Buffer.from(`{\\rtf1 ${'\\trowd\\cellx100 x\\cell\\row '.repeat(150_000)}}`),
  'rtf bin': () => Buffer.from(`{\\rtf1 {\\pict\\bin2147483647 x}text}`),
  'rtf without end': () => Buffer.from(`{\\rtf1 ${"\\'".repeat(500_000)}`),
  'odt lists': () =>
    zipOf([
      ['mimetype', Buffer.from('application/vnd.oasis.opendocument.text')],
      [
        'content.xml',
        Buffer.from(
          `<d><body><text>${nest('<list><list-item>', '<p>x</p>', '</list-item></list>', 110)}</text></body></d>`,
        ),
      ],
    ]),
  'odt repeats': () =>
    zipOf([
      ['mimetype', Buffer.from('application/vnd.oasis.opendocument.text')],
      [
        'content.xml',
        Buffer.from(
          `<d><body><text><table>${'<table-row><table-cell number-columns-repeated="99999999"><p>x</p></table-cell></table-row>'.repeat(3000)}</table><p><s c="999999999"/>x</p></text></body></d>`,
        ),
      ],
    ]),
  'a huge png': () => png(60_000, 60_000),
  'a png of nothing': () => png(2_000, 2_000),
  'a tiff that goes round': () => {
    const b = Buffer.alloc(64)
    b.write('II*\0', 'latin1')
    b.writeUInt32LE(8, 4)
    b.writeUInt16LE(0, 8)
    b.writeUInt32LE(8, 10)
    return b
  },
  'a tiff of lies': () => {
    const b = Buffer.alloc(200)
    b.write('II*\0', 'latin1')
    b.writeUInt32LE(8, 4)
    b.writeUInt16LE(4, 8)
    ;[
      [256, 4, 1, 4e9],
      [257, 4, 1, 4e9],
      [273, 4, 4e9, 4e9],
      [279, 4, 1, 9],
    ].forEach(([tag, type, count, value], i) => {
      const at = 10 + i * 12
      b.writeUInt16LE(tag, at)
      b.writeUInt16LE(type, at + 2)
      b.writeUInt32LE(count, at + 4)
      b.writeUInt32LE(value, at + 8)
    })
    return b
  },
}

function png(width, height) {
  const chunk = (type, data) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(data.length, 0)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, data, Buffer.alloc(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  header[9] = 6
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateRawSync(Buffer.alloc(1e6))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Bytes changed, a piece cut out, doubled, or the end cut off. */
function mutated(bytes) {
  const copy = Buffer.from(bytes)
  const kind = random(4)
  if (kind === 0) for (let n = 0; n < 1 + random(30); n++) copy[random(copy.length)] = random(256)
  if (kind === 1) return copy.subarray(0, random(copy.length))
  const [from, length] = [random(copy.length), random(2000)]
  if (kind === 2) return Buffer.concat([copy.subarray(0, from), copy.subarray(from + length)])
  if (kind === 3) return Buffer.concat([copy.subarray(0, from + length), copy.subarray(from)])
  return copy
}

/** An archive whose XML is changed inside, so that more than the unpacking is tried. */
function mutatedInside(bytes) {
  const zip = openZip(bytes)
  return zipOf(
    zip.names
      .filter((name) => /xml|rels|mimetype/.test(name))
      .map((name) => [
        name,
        /document|content|styles|numbering/.test(name)
          ? mutated(zip.read(name))
          : Buffer.from(zip.read(name)),
      ]),
  )
}

const seeds = readdirSync(values.seeds).map((name) => ({
  name,
  bytes: readFileSync(join(values.seeds, name)),
}))
const cases = Object.entries(crafted).map(([name, make]) => ({ name, make }))
while (cases.length < Number(values.files)) {
  const { name, bytes } = seeds[cases.length % seeds.length]
  const inside = /\.(?:docx|odt)$/.test(name) && cases.length % 3 !== 0
  cases.push({
    name: `${name} ${inside ? 'inside ' : ''}${cases.length}`,
    make: () => (inside ? mutatedInside(bytes) : mutated(bytes)),
  })
}

const engine = createEngine({ workers: 1 })
await engine.warm()
const counts = new Map()
let [slow, broken, worst] = [0, 0, 0]
for (const { name, make } of cases) {
  const bytes = make()
  const started = process.cpuUsage()
  const answer = await engine
    .run('read_document', { source: { kind: 'bytes', bytes, formats: EXTRA_FORMATS } })
    .then(
      () => 'read',
      (error) => (REFUSALS.has(error.code) ? error.code : `broken: ${error.internal ?? error}`),
    )
  const { user, system } = process.cpuUsage(started)
  const ms = Math.round((user + system) / 1000)
  worst = Math.max(worst, ms)
  if (ms > ANSWER_MS_MAX) slow++
  if (answer.startsWith('broken')) broken++
  if (ms > 3000 || answer.startsWith('broken')) console.log(`${name}: ${answer}, ${ms} ms`)
  counts.set(answer.slice(0, 20), (counts.get(answer.slice(0, 20)) ?? 0) + 1)
}
const alive = await engine.run('read_document', { source: { kind: 'text', text: 'Still here' } })
await engine.close()
console.log(Object.fromEntries(counts))
console.log(
  `${cases.length} files: ${slow} over ten seconds of CPU, ${broken} broken, the worst ${worst} ms; alive after: ${alive.includes('Still here')}`,
)
process.exitCode = slow + broken > 0 ? 1 : 0
