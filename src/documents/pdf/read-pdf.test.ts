// What readPdf makes of pages: words, styles, links, hidden text, odd and broken files.
import PDFDocument from 'pdfkit'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  makePdf,
  onePage,
  type PdfObject,
} from '../../../test/hostile/documents-support/make-pdf.js'
import type { Page } from '../types.js'
import { openPdfium, readPdf } from './read-pdf.js'
import { renderPage } from './render-page.js'

beforeEach(openPdfium)

const stream = (content: string): PdfObject => ({ dict: '', data: Buffer.from(content) })
const pdfOf = (content: string, resources = '') => makePdf(onePage(stream(content), resources))
const read = (content: string, resources = '') => readPdf(pdfOf(content, resources))
const wordsOf = (page: Page | undefined) =>
  page?.runs.reduce((text, run) => `${text}${run.joined || !text ? '' : ' '}${run.text}`, '') ?? ''
const textOf = (content: string) => wordsOf(read(content).pages[0])
const SEEN = 'BT /F 12 Tf 72 700 Td (Seen by all) Tj ET'

describe('words are rebuilt from boxes', () => {
  test.each([
    ['letters set apart', 'BT /F 14 Tf 8 Tc 72 700 Td (EXPERIENCE) Tj ET', 'EXPERIENCE'],
    [
      'letters set apart by space characters',
      'BT /F 14 Tf 72 700 Td (E X P E R I E N C E) Tj ET',
      'EXPERIENCE',
    ],
    [
      'gaps without space characters',
      'BT /F 12 Tf 72 700 Td [(Lead)-400(Welder)] TJ ET',
      'Lead Welder',
    ],
    [
      'words painted out of order',
      'BT /F 12 Tf 1 0 0 1 110 700 Tm (second) Tj 1 0 0 1 72 700 Tm (first) Tj ET',
      'first second',
    ],
    [
      'text painted twice',
      'BT /F 12 Tf 72 700 Td (Bold) Tj ET BT /F 12 Tf 72.4 700 Td (Bold) Tj ET',
      'Bold',
    ],
    ['double letters', 'BT /F 12 Tf 72 700 Td (skill, bookkeeper) Tj ET', 'skill, bookkeeper'],
    [
      'short words are not letters set apart',
      'BT /F 12 Tf 72 700 Td (I am a C D) Tj ET',
      'I am a C D',
    ],
  ])('%s', (_name, content, expected) => {
    expect(textOf(content)).toBe(expected)
  })
})

test('an underscore that the line beneath it hides stays in its word', () => {
  const layer = '/Properties << /L << /Type /OCG /Name (Layer) >> >>'
  const text = '/OC /L BDC BT /F 12 Tf 72 700 Td (li) Tj (_) Tj (il) Tj ET EMC'
  const page = read(`${text} 72 697 130 4 re f`, layer).pages[0]
  expect(wordsOf(page)).toBe('li_il')
})

describe('turned pages and text', () => {
  test.each([0, 90, 180, 270])('a page turned by %i degrees reads the same', (degrees) => {
    const objects = onePage(stream(SEEN))
    objects[2] = String(objects[2]).replace('/Contents', `/Rotate ${degrees} /Contents`)
    const [page] = readPdf(makePdf(objects)).pages
    expect(wordsOf(page)).toBe('Seen by all')
    expect(page?.runs.every((run) => !run.angle)).toBe(true)
  })

  test('text that runs up the margin keeps its angle', () => {
    const { pages } = read(`${SEEN} BT /F 9 Tf 0 1 -1 0 30 300 Tm (margin) Tj ET`)
    expect(pages[0]?.runs.find((run) => run.text === 'margin')?.angle).toBe(270)
  })
})

describe('hidden text is set apart and never among the runs', () => {
  const IMAGE = '/XObject << /I 6 0 R >>'
  const withImage = (content: string) =>
    readPdf(
      makePdf([
        ...onePage(stream(content), IMAGE),
        {
          dict: '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8',
          data: Buffer.from([90]),
        },
      ]),
    )

  test.each([
    ['white on white', 'same_color', '1 g BT /F 12 Tf 72 600 Td (Secret) Tj ET'],
    [
      'the colour of the box behind it',
      'same_color',
      '0.2 0.3 0.4 rg 60 590 200 30 re f 0.2 0.3 0.4 rg BT /F 12 Tf 72 600 Td (Secret) Tj ET',
    ],
    ['a tenth of a point high', 'tiny', 'BT /F 0.1 Tf 72 600 Td (Secret) Tj ET'],
    ['off the page', 'off_page', 'BT /F 12 Tf 72 -200 Td (Secret) Tj ET'],
    ['invisible rendering', 'invisible', 'BT 3 Tr /F 12 Tf 72 600 Td (Secret) Tj ET'],
    ['under a box', 'covered', 'BT /F 12 Tf 72 600 Td (Secret) Tj ET 1 g 60 590 200 30 re f'],
  ])('%s', (_name, reason, content) => {
    const document = read(`${SEEN} ${content}`)
    expect(wordsOf(document.pages[0])).toBe('Seen by all')
    expect(document.hidden).toEqual([{ text: 'Secret', page: 1, reason }])
    expect(document.warnings).toContain('hidden_text')
  })

  test('letters that run aslant do not print over each other', () => {
    const aslant = 'BT /F 14 Tf 0.7 0.7 -0.7 0.7 72 300 Tm (Aslant letters) Tj ET'
    const beside = 'BT /F 14 Tf 0.7 0.7 -0.7 0.7 82 290 Tm (beside others) Tj ET'
    expect(read(`${SEEN} ${aslant} ${beside}`).hidden).toEqual([])
  })

  test('under an image', () => {
    const { pages, hidden } = withImage(
      `${SEEN} BT /F 12 Tf 72 600 Td (Secret) Tj ET q 200 0 0 40 60 590 cm /I Do Q`,
    )
    expect(wordsOf(pages[0])).toBe('Seen by all')
    expect(hidden).toEqual([{ text: 'Secret', page: 1, reason: 'covered' }])
  })

  test('under the part of an image that its frame leaves', () => {
    const framed = (frame: string) =>
      withImage(
        `${SEEN} BT /F 12 Tf 72 600 Td (Secret) Tj ET q 2 0 0 2 0 0 cm ${frame} re W n 300 0 0 396 0 0 cm /I Do Q`,
      )
    const over = framed('30 295 100 20')
    expect(over.hidden).toEqual([{ text: 'Secret', page: 1, reason: 'covered' }])
    const beside = framed('30 100 100 20')
    expect(beside.hidden).toEqual([])
    expect(beside.pages[0]?.images).toEqual([{ x: 60, y: 552, width: 200, height: 40 }])
  })

  test.each([
    ['white on a dark box', '0 g 60 590 200 30 re f 1 g BT /F 12 Tf 72 600 Td (Shown) Tj ET'],
    [
      'under a highlighter that lets it through',
      'BT /F 12 Tf 72 600 Td (Shown) Tj ET q /G gs 1 1 0 rg 60 590 200 30 re f Q',
    ],
    ['on a light ground', '0.95 g 60 590 200 30 re f 0 g BT /F 12 Tf 72 600 Td (Shown) Tj ET'],
  ])('what can be seen stays: %s', (_name, content) => {
    const { pages, hidden } = read(`${SEEN} ${content}`, '/ExtGState << /G << /BM /Multiply >> >>')
    expect(wordsOf(pages[0])).toBe('Seen by all Shown')
    expect(hidden).toEqual([])
  })

  describe('the invisible text over a scan', () => {
    /** A picture of rows in black and white, or all white. */
    const scanned = (ink: boolean) => {
      const rows = Array.from({ length: 200 }, (_, row) => (ink && row % 2 ? 0 : 255))
      return readPdf(
        makePdf([
          ...onePage(
            stream('q 612 0 0 792 0 0 cm /I Do Q BT 3 Tr /F 12 Tf 72 600 Td (Scanned words) Tj ET'),
            IMAGE,
          ),
          {
            dict: '/Type /XObject /Subtype /Image /Width 1 /Height 200 /ColorSpace /DeviceGray /BitsPerComponent 8',
            data: Buffer.from(rows),
          },
        ]),
      )
    }

    test('is what the scan shows', () => {
      const { pages, hidden } = scanned(true)
      expect(wordsOf(pages[0])).toBe('Scanned words')
      expect(hidden).toEqual([])
    })

    test('is hidden where the scan has no ink', () => {
      const { pages, hidden } = scanned(false)
      expect(wordsOf(pages[0])).toBe('')
      expect(hidden).toEqual([{ text: 'Scanned words', page: 1, reason: 'invisible' }])
    })
  })
})

describe('links', () => {
  const linked = (action: string) => {
    const objects = onePage(stream(SEEN))
    objects[2] = String(objects[2]).replace(
      '/Contents',
      `/Annots [<< /Type /Annot /Subtype /Link /Rect [70 695 150 715] /A ${action} >>] /Contents`,
    )
    return readPdf(makePdf(objects)).pages[0]
  }

  test('a web target is given to the words it covers', () => {
    const page = linked('<< /S /URI /URI (https://example.com/wren) >>')
    expect(page?.links).toHaveLength(1)
    expect(page?.runs[0]?.link).toBe('https://example.com/wren')
  })

  test.each([
    ['javascript:', '<< /S /URI /URI (javascript:alert\\(1\\)) >>'],
    ['file:', '<< /S /URI /URI (file:///etc/passwd) >>'],
    ['a launch action', '<< /S /Launch /F (calc.exe) >>'],
    ['a script', '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'],
  ])('%s is dropped', (_name, action) => {
    expect(linked(action)?.links).toEqual([])
  })
})

describe('icons that the file gives a text for', () => {
  const icon = (actualText: string) => {
    const shown = `/Span << /ActualText (${actualText}) >> BDC BT /F 12 Tf 72 700 Td (M) Tj ET EMC`
    const objects = onePage(stream(`${shown} BT /F 12 Tf 90 700 Td (M) Tj ET`))
    objects[4] = String(objects[4]).replace('Helvetica', 'FontAwesome')
    return readPdf(makePdf(objects)).pages[0]
  }

  test('a number or an address is read', () => {
    expect(wordsOf(icon('tel:0113 555 0100')).trim()).toBe('tel:0113 555 0100')
  })

  test('a name names the icon', () => {
    const runs = icon('envelope')?.runs.map((run) => [run.text, run.icon])
    expect(runs).toEqual([
      ['', 'email'],
      ['', 'unknown'],
    ])
  })
})

describe('styles', () => {
  test('fonts, weights, slants, colours and sizes', async () => {
    const pdf = new PDFDocument()
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    const done = new Promise<Buffer>((resolve) =>
      pdf.on('end', () => resolve(Buffer.concat(chunks))),
    )
    pdf.font('Helvetica-BoldOblique').fontSize(14).fillColor('#336699').text('Loud')
    pdf.font('Times-Roman').fontSize(10).fillColor('black').text('quiet')
    pdf.end()
    const { pages } = readPdf(await done)
    expect(pages[0]?.runs.map(({ text, style }) => ({ text, ...style }))).toEqual([
      { text: 'Loud', font: 'Helvetica', size: 14, weight: 700, italic: true, color: 0x336699 },
      { text: 'quiet', font: 'Times', size: 10, weight: 400, italic: false, color: 0 },
    ])
  })
})

describe('files that cannot be read', () => {
  test.each([
    ['nothing at all', new Uint8Array(0), /empty/],
    ['not a PDF', Buffer.from('hello'), /damaged/],
    ['cut off', pdfOf(SEEN).subarray(0, 150), /damaged/],
    [
      'no pages',
      makePdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']),
      /no pages/,
    ],
  ])('%s', (_name, bytes, message) => {
    expect(() => readPdf(bytes)).toThrow(message)
    expect(() => readPdf(bytes)).toThrow(expect.objectContaining({ code: 'parse_failed' }))
  })

  test('junk before the header is passed over', () => {
    const junk = Buffer.concat([Buffer.alloc(900, 'x\n'), pdfOf(SEEN)])
    expect(wordsOf(readPdf(junk).pages[0])).toBe('Seen by all')
  })
})

test('a page is drawn in grey at the resolution asked for', () => {
  const { width, height, data } = renderPage(pdfOf('0 g 0 0 306 792 re f'), 1, 72)
  expect([width, height, data.length]).toEqual([612, 792, 612 * 792])
  expect([data[100], data[500]]).toEqual([0, 255])
})
