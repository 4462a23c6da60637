// Reads bytes or text of any supported kind into a Document.
import { RolecallError } from '../runtime/errors.js'
import { LIMITS } from '../runtime/limits.js'
import { decodeText } from './decode-text.js'
import { readDocx } from './docx/read-docx.js'
import type { ExtraFormat } from './formats.js'
import { imageAsPdf } from './image/image-as-pdf.js'
import { readOdt } from './odt/read-odt.js'
import { openPdfium, readPdf } from './pdf/read-pdf.js'
import { readText } from './read-text.js'
import { readRtf } from './rtf/read-rtf.js'
import { sniffFormat } from './sniff.js'
import { tooLarge } from './too-large.js'
import type { Document } from './types.js'

/** Content in memory: documents/fetch has fetched URLs before. */
export type DocumentSource =
  | { kind: 'text'; text: string }
  | {
      kind: 'bytes'
      bytes: Uint8Array
      contentType?: string
      /** The formats to read besides PDF and text, which are all that the contract promises. */
      formats?: readonly ExtraFormat[]
    }

export async function readDocument(source: DocumentSource): Promise<Document> {
  if (source.kind === 'text') return readText(source.text)
  const { bytes, contentType } = source
  if (bytes.length === 0) {
    throw new RolecallError('parse_failed', 'The document is empty (0 bytes).')
  }
  const format = await sniffFormat(bytes, source.formats)
  if (format === 'text') {
    const document = readText(decodeText(bytes, contentType), contentType)
    return withinCap(document, bytes.length)
  }
  if (bytes.length > LIMITS.documentBytesMax) throw overCap(bytes.length)
  if (format !== 'pdf' && format !== 'image') return readOffice(bytes, format)
  const pdf = format === 'image' ? imageAsPdf(bytes) : bytes
  await openPdfium()
  return { ...readPdf(pdf), pdf }
}

const OFFICE = { docx: readDocx, odt: readOdt, rtf: readRtf } as const

function readOffice(bytes: Uint8Array, format: keyof typeof OFFICE): Document {
  const document = OFFICE[format](bytes)
  return document.kind === 'paged' ? { ...document, setFrom: format } : document
}

const overCap = (sizeBytes: number) => tooLarge('The document', sizeBytes, LIMITS.documentBytesMax)

/** A page's markup may be larger than the cap (see wireBytesMax), but its visible text may not. */
function withinCap(document: Document, wireBytes: number): Document {
  if (wireBytes <= LIMITS.documentBytesMax || document.kind !== 'marked') return document
  const isPage = document.format === 'html'
  const shown = document.lines.reduce((sum, line) => sum + Buffer.byteLength(line.text) + 1, 0)
  const size = isPage ? shown : wireBytes
  if (size > LIMITS.documentBytesMax) throw overCap(size)
  return document
}
