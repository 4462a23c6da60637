// A document source → lines in reading order, by OCR where a page has no usable text.
import { pagesForOcr } from '../documents/ocr/needs-ocr.js'
import { readScanPage } from '../documents/ocr/read-scan-page.js'
import { type ScanReadings, withScans } from '../documents/ocr/with-scans.js'
import { type DocumentSource, readDocument } from '../documents/read-document.js'
import type { Page } from '../documents/types.js'
import { layoutDocument } from '../layout/layout-document.js'
import type { ReadableDocument } from '../layout/types.js'

/** Reads the given pages of a PDF by OCR. */
export type ReadScans = (bytes: Uint8Array, pages: Page[]) => Promise<ScanReadings>

export async function readSource(
  source: DocumentSource,
  readScans: ReadScans = readScansHere,
): Promise<ReadableDocument> {
  const document = await readDocument(source)
  const pages = pagesForOcr(document)
  if (pages.length === 0 || document.kind !== 'paged' || source.kind !== 'bytes') {
    return layoutDocument(document)
  }
  return layoutDocument(withScans(document, await readScans(source.bytes, pages)))
}

/** In this thread, one page after the other, without a time cap: for use as a library. */
async function readScansHere(bytes: Uint8Array, pages: Page[]): Promise<ScanReadings> {
  const read: Page[] = []
  for (const page of pages) {
    const better = await readScanPage(bytes, page)
    if (better) read.push(better)
  }
  return { pages: read, timedOut: false }
}
