// Makes a PDF from a picture, so that OCR reads it like any scan. The pixels stay compressed where
// PDF knows the compression; PDFium unpacks them within its bounds.
import { RolecallError } from '../../runtime/errors.js'
import { readJpeg } from './jpeg.js'
import { type PagePicture, PIXELS_MAX } from './page-picture.js'
import { readPng } from './png.js'
import { readTiff } from './tiff.js'

/** A longer side is a strip, whose few rows would still make a page of many pixels. */
const SIDE_MAX = 30_000
/** In points, the longer side of a page whose picture gives no size: about A4. */
const LONG_SIDE_POINTS = 842
/** As many as a scan may have; each costs seconds. */
const PAGES_MAX = 10

/** Formats by their first bytes; TIFF has two orders of bytes. */
const READERS: readonly { magic: readonly number[]; read(bytes: Uint8Array): PagePicture[] }[] = [
  { magic: [0x89, 0x50, 0x4e, 0x47], read: readPng },
  { magic: [0xff, 0xd8, 0xff], read: readJpeg },
  { magic: [0x49, 0x49], read: readTiff },
  { magic: [0x4d, 0x4d], read: readTiff },
]

export function imageAsPdf(bytes: Uint8Array): Uint8Array {
  const reader = READERS.find(({ magic }) => magic.every((byte, index) => bytes[index] === byte))
  const pages = readPictures(bytes, reader?.read)
  const [first] = pages
  if (!first) throw damaged('no picture')
  for (const { width, height } of pages) {
    if (!(width > 0 && height > 0)) throw damaged('no size')
    if (width > SIDE_MAX || height > SIDE_MAX || width * height > PIXELS_MAX) {
      throw new RolecallError('parse_failed', 'The picture is too large to be read.')
    }
  }
  return pdfOf(pages.slice(0, PAGES_MAX))
}

const damaged = (internal: string): RolecallError =>
  new RolecallError('parse_failed', 'The picture is damaged or of an unusual kind.', { internal })

/**
 * Data beyond the end of the file, or that does not unpack, means a damaged file in every format.
 */
function readPictures(
  bytes: Uint8Array,
  read: ((bytes: Uint8Array) => PagePicture[]) | undefined,
): PagePicture[] {
  try {
    return read?.(bytes) ?? []
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (error instanceof RangeError || /^(?:Z_|ERR_BUFFER)/.test(code)) throw damaged(code)
    throw error
  }
}

function pdfOf(pages: readonly PagePicture[]): Uint8Array {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  let next = 3
  const kids: string[] = []
  const write = (number: number, head: string, stream?: Uint8Array): void => {
    chunks.push(Buffer.from(`${number} 0 obj\n${head}\n`, 'latin1'))
    if (stream)
      chunks.push(Buffer.from('stream\n'), Buffer.from(stream), Buffer.from('\nendstream\n'))
    chunks.push(Buffer.from('endobj\n'))
  }
  for (const page of pages) {
    const [pageNumber, contentNumber] = [next++, next++]
    const scale = LONG_SIDE_POINTS / Math.max(page.width, page.height)
    const [width, height] = [page.width * scale, page.height * scale]
    let content = ''
    let names = ''
    for (const [index, strip] of page.strips.entries()) {
      const number = next++
      write(
        number,
        `<< /Type /XObject /Subtype /Image ${strip.entries} /Length ${strip.data.length} >>`,
        strip.data,
      )
      names += `/I${index} ${number} 0 R `
      const bottom = height - (strip.top + strip.height) * scale
      content += `q ${width} 0 0 ${strip.height * scale} 0 ${bottom} cm /I${index} Do Q\n`
    }
    write(contentNumber, `<< /Length ${content.length} >>`, Buffer.from(content, 'latin1'))
    write(
      pageNumber,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${page.turn} ` +
        `/Contents ${contentNumber} 0 R /Resources << /XObject << ${names}>> >> >>`,
    )
    kids.push(`${pageNumber} 0 R`)
  }
  write(1, '<< /Type /Catalog /Pages 2 0 R >>')
  write(2, `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`)
  chunks.push(Buffer.from('trailer\n<< /Root 1 0 R >>\n%%EOF\n'))
  return Buffer.concat(chunks)
}
