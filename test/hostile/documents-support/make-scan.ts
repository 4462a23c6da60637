// Makes scans for tests: pages of text drawn to pictures, turned or skewed, bound as an image PDF.
import { crc32, deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { type GreyBitmap, level, turnQuarters } from '../../../src/documents/ocr/bitmap.js'
import { openPdfium } from '../../../src/documents/pdf/read-pdf.js'
import { renderPage } from '../../../src/documents/pdf/render-page.js'

export interface ScanOptions {
  /** Degrees by which the lines fall to the right. */
  skew?: number
  /** Quarter turns clockwise. */
  quarters?: number
  /** Share of pixels that are dust. */
  dust?: number
  /** Light from the left to the right edge: 1 is white paper, a photograph by lamplight has less. */
  light?: [number, number]
  dpi?: number
}

const POINTS_PER_INCH = 72

/** A PDF with a text layer: one page for each list of lines. "# " opens a heading, "- " an item. */
export async function makeTextPdf(pages: readonly (readonly string[])[]): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 60, autoFirstPage: false })
  const done = collected(pdf)
  for (const lines of pages) {
    pdf.addPage()
    for (const line of lines) {
      if (line.startsWith('# ')) pdf.font('Helvetica-Bold').fontSize(15).text(line.slice(2))
      else if (line.startsWith('- ')) {
        pdf
          .font('Helvetica')
          .fontSize(11)
          .text(`•  ${line.slice(2)}`, { indent: 12 })
      } else
        pdf
          .font('Helvetica')
          .fontSize(11)
          .text(line === '' ? ' ' : line)
      pdf.moveDown(0.3)
    }
  }
  pdf.end()
  return done
}

/** The same pages as a scanner would deliver them. */
export async function makeScan(
  pages: readonly (readonly string[])[],
  options: ScanOptions = {},
): Promise<Buffer> {
  const { skew = 0, quarters = 0, dust = 0, light, dpi = 200 } = options
  const source = await makeTextPdf(pages)
  await openPdfium()
  const pdf = new PDFDocument({ autoFirstPage: false, margin: 0 })
  const done = collected(pdf)
  for (let number = 1; number <= pages.length; number++) {
    const drawn = renderPage(source, number, dpi)
    const skewed = skew === 0 ? drawn : level(drawn, -skew)
    const clean = withDust(turnQuarters(skewed, quarters), dust)
    const picture = light ? inLight(clean, light) : clean
    const size: [number, number] = [
      (picture.width * POINTS_PER_INCH) / dpi,
      (picture.height * POINTS_PER_INCH) / dpi,
    ]
    pdf.addPage({ size, margin: 0 })
    pdf.image(toPng(picture), 0, 0, { width: size[0], height: size[1] })
  }
  pdf.end()
  return done
}

/** As photographed in a light that fades from one side to the other. */
function inLight({ width, height, data }: GreyBitmap, [from, to]: [number, number]): GreyBitmap {
  const lit = data.map((value, at) => value * (from + ((to - from) * (at % width)) / width))
  return { width, height, data: lit }
}

/** Specks at places that are the same in every run. */
function withDust(bitmap: GreyBitmap, share: number): GreyBitmap {
  let seed = 7
  for (let count = Math.floor(bitmap.data.length * share); count > 0; count--) {
    seed = (seed * 1103515245 + 12345) % 2147483648
    bitmap.data[seed % bitmap.data.length] = 60
  }
  return bitmap
}

/** An 8-bit grey PNG. */
export function toPng({ width, height, data }: GreyBitmap): Buffer {
  const rows = Buffer.alloc(height * (width + 1))
  for (let y = 0; y < height; y++) {
    rows.set(data.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')]
  return Buffer.concat([signature, ...chunks])
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

export function collected(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  pdf.on('data', (part: Buffer) => chunks.push(part))
  return new Promise((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))))
}
