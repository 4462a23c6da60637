// Bytes or text of any kind that is read → Document.
import { RolecallError } from '../core/errors.js'
import { LIMITS } from '../core/limits.js'
import { decodeText } from './decode-text.js'
import { openPdfium, readPdf } from './pdf/read-pdf.js'
import { readText } from './read-text.js'
import { sniffFormat } from './sniff.js'
import { tooLarge } from './too-large.js'
import type { Document } from './types.js'

/** Content at hand: fetching a URL is done before, by documents/fetch. */
export type DocumentSource =
  | { kind: 'text'; text: string }
  | { kind: 'bytes'; bytes: Uint8Array; contentType?: string }

export async function readDocument(source: DocumentSource): Promise<Document> {
  if (source.kind === 'text') return readText(source.text)
  const { bytes, contentType } = source
  if (bytes.length === 0) {
    throw new RolecallError('parse_failed', 'The document is empty (0 bytes).')
  }
  if ((await sniffFormat(bytes)) === 'text') {
    const document = readText(decodeText(bytes, contentType), contentType)
    return withinCap(document, bytes.length)
  }
  if (bytes.length > LIMITS.documentBytesMax) throw overCap(bytes.length)
  await openPdfium()
  return readPdf(bytes)
}

const overCap = (sizeBytes: number) => tooLarge('The document', sizeBytes, LIMITS.documentBytesMax)

/** A page's markup may be larger than the cap (see wireBytesMax); what it shows may not. */
function withinCap(document: Document, wireBytes: number): Document {
  if (wireBytes <= LIMITS.documentBytesMax || document.kind !== 'marked') return document
  const isPage = document.format === 'html'
  const shown = document.lines.reduce((sum, line) => sum + Buffer.byteLength(line.text) + 1, 0)
  const size = isPage ? shown : wireBytes
  if (size > LIMITS.documentBytesMax) throw overCap(size)
  return document
}
