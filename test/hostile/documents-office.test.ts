// Bombs, broken archives, outside references, macros and archives in archives as DOCX, ODT and RTF,
// through the real worker pool: each is read or refused, nothing is fetched, run or opened on its behalf.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EXTRA_FORMATS } from '../../src/documents/formats.js'
import type { ReadableDocument } from '../../src/layout/types.js'
import { makeDocx, makeOdt, paragraph, run } from '../support/make-docx.js'
import { makeZip } from '../support/make-zip.js'
import { useWarmEngine } from './documents-support/open-engine.js'

const MEBIBYTE = 1024 * 1024
const REFUSALS = ['parse_failed', 'unsupported_format']
const failed = { code: 'parse_failed', status: 422 }

const engine = useWarmEngine()

const read = async (bytes: Uint8Array): Promise<ReadableDocument> =>
  JSON.parse(
    await engine.current.run('read_document', {
      source: { kind: 'bytes', bytes, formats: EXTRA_FORMATS },
    }),
  )
const outcome = (bytes: Uint8Array) => read(bytes).catch((error: Error) => error)
const textsOf = async (bytes: Uint8Array) => (await read(bytes)).lines.map(({ text }) => text)

const PLAIN = makeDocx(paragraph('Still here'))
const rtf = (body: string) => Buffer.from(`{\\rtf1\\ansi ${body}}`, 'latin1')
const nested = (open: string, inner: string, close: string, depth: number) =>
  open.repeat(depth) + inner + close.repeat(depth)

describe('bombs are read in part or refused, and the reader goes on', () => {
  const cells = (depth: number) =>
    nested('<w:tbl><w:tr><w:tc>', paragraph('x'), '</w:tc></w:tr></w:tbl>', depth)
  test.each<[string, () => Buffer]>([
    [
      'styles of 200 MB',
      () =>
        makeDocx(paragraph('x'), {
          more: [{ name: 'word/more.xml', data: Buffer.alloc(200 * MEBIBYTE) }],
          styles: ' '.repeat(100 * MEBIBYTE),
        }),
    ],
    ['15 MB of text', () => makeDocx(paragraph('a'.repeat(15 * MEBIBYTE)))],
    ['200,000 paragraphs', () => makeDocx(paragraph('line').repeat(200_000))],
    ['5,000 tables in each other', () => makeDocx(cells(5_000))],
    ['300,000 tabs', () => makeDocx(`<w:p><w:r>${'<w:tab/>'.repeat(300_000)}</w:r></w:p>`)],
    [
      'an ODT of cells that repeat',
      () =>
        makeOdt(
          `<table:table>${'<table:table-row><table:table-cell table:number-columns-repeated="99999999"><text:p>x</text:p></table:table-cell></table:table-row>'.repeat(2_000)}</table:table><text:p><text:s text:c="999999999"/>x</text:p>`,
        ),
    ],
    ['an RTF of open groups', () => rtf('{'.repeat(200_000))],
    ['an RTF of rows', () => rtf('\\trowd\\cellx100 x\\cell\\row '.repeat(100_000))],
  ])('%s', async (_name, make) => {
    const answer = await outcome(make())
    if (answer instanceof Error) expect(answer).toMatchObject(failed)
    expect(await textsOf(PLAIN)).toEqual(['Still here'])
  })

  test('entities of a document type are not expanded, inside or from files', async () => {
    const answer = await outcome(
      makeZip([
        {
          name: 'word/document.xml',
          data: `<!DOCTYPE d [<!ENTITY a "${'boom '.repeat(20)}"><!ENTITY b "${'&a;'.repeat(100)}"><!ENTITY c SYSTEM "file:///etc/passwd">]><w:document xmlns:w="w"><w:body>${'<w:p><w:r><w:t>&b;&c;</w:t></w:r></w:p>'}</w:body></w:document>`,
        },
      ]),
    )
    const shown = answer instanceof Error ? '' : answer.lines.map(({ text }) => text).join('\n')
    expect(shown).not.toMatch(/boom boom|root:/)
  })
})

describe('broken archives are refused', () => {
  const withEnd = (change: (bytes: Buffer, end: number) => void) => {
    const bytes = Buffer.from(PLAIN)
    change(bytes, bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1')))
    return bytes
  }
  test.each<[string, () => Buffer]>([
    ['cut in the middle', () => PLAIN.subarray(0, PLAIN.length / 2)],
    ['without its directory', () => PLAIN.subarray(0, PLAIN.length - 30)],
    [
      'a directory beyond the end',
      () => withEnd((bytes, end) => bytes.writeUInt32LE(2 ** 31, end + 16)),
    ],
    [
      'more entries than it has',
      () => withEnd((bytes, end) => bytes.writeUInt16LE(60_000, end + 10)),
    ],
    [
      'under a password',
      () => makeZip([{ name: 'word/document.xml', data: '<a/>', encrypted: true }]),
    ],
    ['without a text', () => makeZip([{ name: 'word/styles.xml', data: '<a/>' }])],
    ['an archive of other things', () => makeZip([{ name: 'cv.docx', data: PLAIN }])],
  ])('%s', async (_name, make) => {
    const answer = await outcome(make())
    expect(answer).toBeInstanceOf(Error)
    expect(REFUSALS).toContain((answer as { code?: string }).code)
    expect(await textsOf(PLAIN)).toEqual(['Still here'])
  })
})

describe('what a document points at', () => {
  let server: Server
  let calls = 0
  let outside = ''
  beforeAll(async () => {
    server = createServer((_request, response) => {
      calls += 1
      response.end('fetched')
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    outside = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`
  })
  afterAll(() => server.close())

  const relations = (target: string, type: string) => ({
    name: 'word/_rels/settings.xml.rels',
    data: `<Relationships><Relationship Id="t" Type="${type}" Target="${target}" TargetMode="External"/></Relationships>`,
  })
  const picture = (target: string) =>
    `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="9" cy="9"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:link="${target}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`

  test.each<[string, () => Buffer]>([
    [
      'a template',
      () => makeDocx(paragraph('Ada'), { more: [relations(outside, 'x/attachedTemplate')] }),
    ],
    ['a picture', () => makeDocx(paragraph('Ada') + picture('pic'), { links: { pic: outside } })],
    [
      'a field that includes a file',
      () =>
        makeDocx(
          paragraph(
            `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>INCLUDETEXT "${outside}"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>${run('Ada')}`,
          ),
        ),
    ],
    [
      'a picture of an ODT',
      () =>
        makeOdt(
          `<text:p>Ada<draw:frame><draw:image xlink:href="${outside}"/></draw:frame></text:p>`,
        ),
    ],
    [
      'a picture of an RTF',
      () => rtf(`Ada{\\field{\\*\\fldinst INCLUDEPICTURE "${outside}"}{\\fldrslt }}\\par`),
    ],
  ])('is not fetched: %s', async (_name, make) => {
    expect((await textsOf(make())).join('')).toBe('Ada')
    expect(calls).toBe(0)
  })

  test('parts outside of the archive are not opened', async () => {
    const more = [
      {
        name: 'word/_rels/document.xml.rels',
        data: '<Relationships><Relationship Id="h" Type="x/styles" Target="../../../../../etc/passwd"/><Relationship Id="n" Type="x/header" Target="/etc/hostname"/></Relationships>',
      },
    ]
    expect(await textsOf(makeDocx(paragraph('Ada'), { more }))).toEqual(['Ada'])
  })
})

describe('what a document carries along', () => {
  test('macros and embedded archives are left alone, the text is read', async () => {
    const more = [
      { name: 'word/vbaProject.bin', data: Buffer.alloc(4_000, 7) },
      { name: 'word/embeddings/inner.docx', data: makeDocx(paragraph('inner')) },
      { name: 'word/activeX/activeX1.bin', data: Buffer.alloc(4_000, 1) },
    ]
    expect(await textsOf(makeDocx(paragraph('Ada'), { more }))).toEqual(['Ada'])
  })

  test('scripts of an ODT and objects of an RTF are no text', async () => {
    const script =
      '<office:scripts><office:script>Sub Main: Shell "calc"</office:script></office:scripts>'
    expect(await textsOf(makeOdt(`<text:p>Ada</text:p>`, '', script))).toEqual(['Ada'])
    const object = '{\\object\\objemb{\\*\\objdata 0105000002000000}{\\result Shown}}'
    expect((await textsOf(rtf(`Ada\\par ${object}\\par`))).join(' ')).not.toContain('0105')
  })
})
