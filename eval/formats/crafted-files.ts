// Office files and pictures that are hostile by design: bombs, endless nesting, false sizes.
import { deflateRawSync } from 'node:zlib'
import { makeZip } from '../../test/support/make-zip.js'

export type Entry = readonly [name: string, data: Buffer]

export const zip = (entries: readonly Entry[]): Buffer =>
  makeZip(entries.map(([name, data]) => ({ name, data })))

const W = 'xmlns:w="w" xmlns:r="r" xmlns:wp="wp" xmlns:a="a" xmlns:wps="wps"'
const docx = (body: string, more: readonly Entry[] = []): Buffer =>
  zip([
    [
      '[Content_Types].xml',
      Buffer.from(
        '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml" PartName="/word/document.xml"/></Types>',
      ),
    ],
    ['word/document.xml', Buffer.from(`<w:document ${W}><w:body>${body}</w:body></w:document>`)],
    ...more,
  ])
const p = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const nest = (open: string, inner: string, close: string, depth: number): string =>
  open.repeat(depth) + inner + close.repeat(depth)
const box = (size: number | string, inner: string): string =>
  `<w:p><w:r><w:drawing><wp:anchor><wp:positionH relativeFrom="page"><wp:posOffset>${size}</wp:posOffset></wp:positionH><wp:extent cx="${size}" cy="${size}"/><a:graphic><a:graphicData><wps:wsp><wps:txbx><w:txbxContent>${inner}</w:txbxContent></wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r></w:p>`

/** Each file by what is wrong with it, made on demand, since some are large. */
export const CRAFTED: Readonly<Record<string, () => Buffer>> = {
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
  'deep boxes': () =>
    docx(Array.from({ length: 15 }).reduce<string>((inner) => box(100, inner), p('x'))),
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
    zip([
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
    zip([
      ['mimetype', Buffer.from('application/vnd.oasis.opendocument.text')],
      [
        'content.xml',
        Buffer.from(
          `<d><body><text>${nest('<list><list-item>', '<p>x</p>', '</list-item></list>', 110)}</text></body></d>`,
        ),
      ],
    ]),
  'odt repeats': () =>
    zip([
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
    const fields = [
      [256, 4, 1, 4e9],
      [257, 4, 1, 4e9],
      [273, 4, 4e9, 4e9],
      [279, 4, 1, 9],
    ] as const
    fields.forEach(([tag, type, count, value], i) => {
      const at = 10 + i * 12
      b.writeUInt16LE(tag, at)
      b.writeUInt16LE(type, at + 2)
      b.writeUInt32LE(count, at + 4)
      b.writeUInt32LE(value, at + 8)
    })
    return b
  },
}

function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
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
