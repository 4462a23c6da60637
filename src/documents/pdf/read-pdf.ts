// PDF bytes → Document: pages of positioned, styled words, with hidden text kept apart.
import { RolecallError } from '../../runtime/errors.js'
import { LIMITS } from '../../runtime/limits.js'
import type { Document, DocumentWarning, HiddenText, Page } from '../types.js'
import { pdfium } from './pdfium.js'
import { hasPlainGroups } from './plain-groups.js'
import { readPage } from './read-page.js'
import type { StyleCache } from './text-objects.js'
import { withDocument } from './with-document.js'

export { openPdfium } from './pdfium.js'

/** Reads a PDF. openPdfium() must have been awaited in this thread. */
export function readPdf(bytes: Uint8Array): Extract<Document, { kind: 'paged' }> {
  return withDocument(bytes, (document) => {
    const lib = pdfium()
    const count = lib.call.FPDF_GetPageCount(document)
    if (count <= 0) throw new RolecallError('parse_failed', 'The PDF has no pages.')
    const cache: StyleCache = new Map()
    const pages: Page[] = []
    const hidden: HiddenText[] = []
    let plain: boolean | undefined
    // Only forms ask, and few files have any.
    const isPlain = () => (plain ??= hasPlainGroups(bytes))
    for (let index = 0; index < Math.min(count, LIMITS.pagesMax); index++) {
      const handle = lib.call.FPDF_LoadPage(document, index)
      if (!handle) continue
      const reading = readPage(lib, document, handle, index + 1, cache, isPlain)
      lib.call.FPDF_ClosePage(handle)
      pages.push(reading.page)
      hidden.push(...reading.hidden)
    }
    if (pages.length === 0) {
      throw new RolecallError('parse_failed', 'The PDF is damaged: none of its pages can be read.')
    }
    const warnings: DocumentWarning[] = []
    if (count > LIMITS.pagesMax) warnings.push('pages_cut')
    if (hidden.length > 0) warnings.push('hidden_text')
    return { kind: 'paged', pages, hidden, warnings }
  })
}
