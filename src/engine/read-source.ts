// A document source → lines in reading order, by OCR where a page has no usable text.
import { pagesForOcr } from '../documents/ocr/needs-ocr.js'
import { readScan } from '../documents/ocr/read-scan.js'
import { withScans } from '../documents/ocr/with-scans.js'
import { type DocumentSource, readDocument } from '../documents/read-document.js'
import type { Page } from '../documents/types.js'
import { layoutDocument } from '../layout/layout-document.js'
import type { ReadableDocument } from '../layout/types.js'

/** Reads the given pages of a PDF by OCR, in this thread or in a process of its own. */
export type ReadScans = (bytes: Uint8Array, pages: Page[]) => Promise<Page[]>

export async function readSource(
  source: DocumentSource,
  readScans: ReadScans = readScan,
): Promise<ReadableDocument> {
  const document = await readDocument(source)
  const pages = pagesForOcr(document)
  if (pages.length === 0 || document.kind !== 'paged' || !document.pdf) {
    return layoutDocument(document)
  }
  return layoutDocument(withScans(document, await readScans(document.pdf, pages)))
}
