// Broken, packed, active and scanned PDFs through the real worker pool: an answer,
// memory that comes back, and no connection or file opened on a document's behalf.
import { readdirSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEngine } from '../../src/engine/index.js'
import type { ReadableDocument } from '../../src/layout/types.js'
import { makePdf, onePage, packedRun, textContent } from './documents-support/make-pdf.js'
import { collected, makeScan, makeTextPdf } from './documents-support/make-scan.js'
import { useWarmEngine } from './documents-support/open-engine.js'

const WORKER = fileURLToPath(new URL('../../dist/engine/worker.cjs', import.meta.url))
const MEGABYTE = 1024 * 1024
const failed = { code: 'parse_failed', status: 422 }

const engine = useWarmEngine()

const read = async (bytes: Uint8Array): Promise<ReadableDocument> =>
  JSON.parse(await engine.current.run('read_document', { source: { kind: 'bytes', bytes } }))

/** The document or the refusal. How soon it comes is measured by eval/hostile.ts. */
const outcome = (bytes: Uint8Array): Promise<ReadableDocument | Error> =>
  read(bytes).catch((error: Error) => error)

const PLAIN = makePdf(onePage(textContent('Still here')))
const stillReads = async () => {
  const { lines } = await read(PLAIN)
  expect(lines.map((line) => line.text)).toEqual(['Still here'])
}

describe('broken PDFs are refused with 422', () => {
  const pages = (kids: string, count: number) =>
    makePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    ])
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['nothing but a header', () => Buffer.from('%PDF-1.7\n')],
    [
      'a header and noise',
      () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000, 'q')]),
    ],
    ['cut off in the middle', () => PLAIN.subarray(0, 120)],
    ['no pages', () => pages('', 0)],
    ['a page tree that holds itself', () => pages('2 0 R 2 0 R', 2)],
    ['a tree of missing pages', () => pages('7 0 R 8 0 R', 2)],
    ['encrypted with a password', () => encrypted()],
    [
      'a cross-reference loop',
      () =>
        Buffer.from(
          '%PDF-1.7\nxref\n0 1\n0000000000 65535 f \ntrailer << /Size 1 /Prev 9 >>\nstartxref\n9\n%%EOF',
        ),
    ],
  ])('%s', async (_name, make) => {
    expect(await outcome(await make())).toMatchObject(failed)
    await stillReads()
  })

  function encrypted(): Promise<Buffer> {
    const pdf = new PDFDocument({ userPassword: 'secret', pdfVersion: '1.7' })
    const done = collected(pdf)
    pdf.text('Not for everyone')
    pdf.end()
    return done
  }
})

describe('odd PDFs are read', () => {
  test('up to a kilobyte of junk before the header', async () => {
    const { lines } = await read(Buffer.concat([Buffer.alloc(1000, 'j'), PLAIN]))
    expect(lines.map((line) => line.text)).toEqual(['Still here'])
  })

  test('100,000 pages: the first ones, with a warning, or a refusal', async () => {
    const kids = Array.from({ length: 100_000 }, () => '3 0 R').join(' ')
    const bytes = makePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${kids}] /Count 100000 >>`,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
      textContent('Page after page'),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ])
    const answer = await outcome(bytes)
    if (answer instanceof Error) expect(answer).toMatchObject(failed)
    else expect(answer.warnings).toContain('pages_cut')
  })
})

describe('bombs', () => {
  const bomb = (data: Buffer, filters = '/FlateDecode') =>
    makePdf(onePage({ dict: `/Filter ${filters}`, data }))
  const image = (side: number, data: Buffer) => [
    ...onePage(
      { dict: '', data: Buffer.from('612 0 0 792 0 0 cm /Im Do') },
      '/XObject << /Im 6 0 R >>',
    ),
    {
      dict: `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`,
      data,
    },
  ]
  const forms = () => {
    const form = (next: number) => ({
      dict: `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /N ${next} 0 R >> >>`,
      data: Buffer.from('/N Do '.repeat(40)),
    })
    const last = { dict: '/Type /XObject /Subtype /Form /BBox [0 0 9 9]', data: Buffer.from('q Q') }
    const first = { dict: '', data: Buffer.from('/N Do '.repeat(40)) }
    const chain = Array.from({ length: 8 }, (_, index) => form(index + 7))
    return makePdf([...onePage(first, '/XObject << /N 6 0 R >>'), ...chain, last])
  }
  test.each<[string, () => Buffer]>([
    ['10 MB of spaces', () => bomb(packedRun(0x20, 10))],
    ['500 MB of spaces', () => bomb(packedRun(0x20, 500))],
    [
      '500 MB packed twice',
      () => bomb(deflateSync(packedRun(0x20, 500)), '[/FlateDecode /FlateDecode]'),
    ],
    [
      '100 MB of letters',
      () => bomb(deflateSync(`BT /F 9 Tf ${'(aaaaaaaaaaaa) Tj '.repeat(6_000_000)}ET`)),
    ],
    ['a picture of 20,000 by 20,000', () => makePdf(image(20_000, packedRun(0x80, 400)))],
    ['a picture that lies about its size', () => makePdf(image(60_000, packedRun(0x80, 1)))],
    ['forms within forms', forms],
    ['an array nested 200,000 deep', () => makePdf(onePage(`${'['.repeat(200_000)}`))],
  ])(
    '%s: answered in time, memory comes back',
    async (_name, make) => {
      const bytes = make()
      await stillReads()
      const before = process.memoryUsage.rss()
      const answer = await outcome(bytes)
      if (answer instanceof Error) expect(answer).toMatchObject(failed)
      await stillReads()
      expect(process.memoryUsage.rss() - before).toBeLessThan(300 * MEGABYTE)
    },
    60_000,
  )
})

describe('active PDFs do nothing', () => {
  let server: Server
  let connections = 0
  const PORT = 18_441
  beforeAll(async () => {
    server = createServer((socket) => {
      connections++
      socket.destroy()
    })
    await new Promise<void>((resolve) => server.listen(PORT, '127.0.0.1', resolve))
  })
  afterAll(() => server.close())

  const URL_TEXT = `http://127.0.0.1:${PORT}/x`
  test.each([
    [
      'JavaScript',
      `<< /S /JavaScript /JS (app.launchURL\\("${URL_TEXT}"\\); while\\(true\\){}) >>`,
    ],
    ['a URI action', `<< /S /URI /URI (${URL_TEXT}) >>`],
    ['a form submission', `<< /S /SubmitForm /F << /FS /URL /F (${URL_TEXT}) >> >>`],
    ['a launch action', '<< /S /Launch /F (/bin/sh) >>'],
    ['a remote go-to', `<< /S /GoToR /F << /FS /URL /F (${URL_TEXT}) >> /D [0 /Fit] >>`],
    ['imported data', `<< /S /ImportData /F << /FS /URL /F (${URL_TEXT}) >> >>`],
  ])('%s on opening', async (_name, action) => {
    const [, ...rest] = onePage(textContent('Quiet'))
    const catalog = `<< /Type /Catalog /Pages 2 0 R /OpenAction ${action} >>`
    const { lines } = await read(makePdf([catalog, ...rest]))
    expect(lines.map((line) => line.text)).toEqual(['Quiet'])
    expect(connections).toBe(0)
  })

  test('content in an outside file is not opened', async () => {
    const content = { dict: `/F << /FS /URL /F (${URL_TEXT}) >>`, data: Buffer.from('') }
    await outcome(makePdf(onePage(content)))
    expect(connections).toBe(0)
  })
})

describe('scans', () => {
  test('a scan is read in the pool of its own while quick documents go on', async () => {
    const scan = await makeScan([
      ['# Orla Brennick', 'Electrician in Galway, ten years of wiring houses'],
    ])
    const answered: string[] = []
    const reading = read(scan).finally(() => answered.push('scan'))
    await stillReads().finally(() => answered.push('text'))
    const { source, lines } = await reading
    expect(answered).toEqual(['text', 'scan'])
    expect(source).toBe('scan')
    expect(lines[0]?.text).toBe('Orla Brennick')
  }, 30_000)

  test('a scan that takes too much work ends with 422, and the next one is read', async () => {
    const hasty = createEngine({ workerFile: WORKER, workers: 1, scanCpuMsMax: 30 })
    const bytes = await makeScan([['# Never read', 'because thirty milliseconds are too few']])
    const source = { kind: 'bytes' as const, bytes }
    const refused = { ...failed, message: expect.stringContaining('more work than is allowed') }
    await expect(hasty.run('read_document', { source })).rejects.toMatchObject(refused)
    await hasty.close()
    expect((await read(bytes)).source).toBe('scan')
  }, 60_000)

  test('a scan is read to its tenth page, and says when it has more', async () => {
    const pages = Array.from({ length: 11 }, (_, index) => [
      `# Chapter ${index + 1}`,
      'Wiring, meters and a little paint',
    ])
    const { lines, warnings } = await read(await makeScan(pages, { dpi: 150 }))
    const chapters = lines.map(({ text }) => /Chapter \d+/.exec(text)?.[0] ?? '').filter(Boolean)
    expect(chapters).toEqual(Array.from({ length: 10 }, (_, index) => `Chapter ${index + 1}`))
    expect(warnings).toContain('pages_cut')
  }, 120_000)

  test('nothing is written to disk on the way', async () => {
    // Files that OCR and PDF tools leave behind: models, pages, pictures. Other suites may use the
    // folders too.
    const left = /traineddata|\.(?:pdf|png|pgm|pnm|tiff?|txt|tmp)$/
    const listed = () =>
      [process.cwd(), tmpdir()]
        .flatMap((folder) => readdirSync(folder))
        .filter((name) => left.test(name))
    const before = listed()
    await read(await makeScan([['# Leaves no trace', 'of its words on any disk here']]))
    expect(listed()).toEqual(before)
  }, 30_000)

  test('a text layer is used where there is one', async () => {
    const { source } = await read(
      await makeTextPdf([['# Heading', 'Plenty of text on this page here']]),
    )
    expect(source).toBe('pdf')
  })
})
