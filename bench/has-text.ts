// Tells whether a document opens and has text on every page. Scans are left out of benches, because
// OCR takes seconds a page, in a process of its own.
import { pagesForOcr } from '#engine/documents/ocr/needs-ocr.js'
import { readDocument } from '#engine/documents/read-document.js'

export async function hasText(bytes: Uint8Array): Promise<boolean> {
  try {
    const document = await readDocument({ kind: 'bytes', bytes: new Uint8Array(bytes) })
    return pagesForOcr(document).length === 0
  } catch {
    return false
  }
}
