// Two small PDFs: a page with text, and the same page as a picture, as a scanner delivers it.
import { deflateSync } from 'node:zlib'
import { openPdfium } from '../../documents/pdf/read-pdf.js'
import { renderPage } from '../../documents/pdf/render-page.js'

/** Letter paper, in points; and the resolution of an office scanner, at which OCR reads well. */
const PAGE = { width: 612, height: 792 }
const SCAN_DPI = 150

function pdfOf(objects: readonly (string | { dict: string; data: Buffer })[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let size = parts[0]?.length ?? 0
  for (const [index, object] of objects.entries()) {
    offsets.push(size)
    const body =
      typeof object === 'string'
        ? Buffer.from(object)
        : Buffer.concat([
            Buffer.from(`<< ${object.dict} /Length ${object.data.length} >>\nstream\n`),
            object.data,
            Buffer.from('\nendstream'),
          ])
    const whole = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      body,
      Buffer.from('\nendobj\n'),
    ])
    parts.push(whole)
    size += whole.length
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows}`
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${size}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(table + trailer)])
}

const onePage = (contents: string, resources: string, more: Parameters<typeof pdfOf>[0]): Buffer =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << ${resources} >> >>`,
    { dict: '', data: Buffer.from(contents) },
    ...more,
  ])

const escaped = (line: string): string => line.replace(/[\\()]/g, '\\$&')

export function textPdf(text: string): Buffer {
  const lines = text.split('\n').map((line) => `(${escaped(line)}) Tj T*`)
  const contents = `BT /F 12 Tf 16 TL 72 730 Td ${lines.join('\n')} ET`
  return onePage(contents, '/Font << /F 5 0 R >>', [
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ])
}

export async function scanPdf(text: string): Promise<Buffer> {
  await openPdfium()
  const { width, height, data } = renderPage(textPdf(text), 1, SCAN_DPI)
  const contents = `q ${PAGE.width} 0 0 ${PAGE.height} 0 0 cm /I Do Q`
  return onePage(contents, '/XObject << /I 5 0 R >>', [
    {
      dict: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`,
      data: deflateSync(data),
    },
  ])
}
