// Puts pages that OCR has read in the places of the pictures.
import type { Document, Page } from '../types.js'

type Paged = Extract<Document, { kind: 'paged' }>

/** What OCR made of a document's pages. */
export interface ScanReadings {
  pages: Page[]
  /** Some pages were given up. */
  timedOut: boolean
}

export function withScans(document: Paged, { pages: read, timedOut }: ScanReadings): Paged {
  const warnings = new Set(document.warnings)
  if (read.length > 0) warnings.add('read_by_ocr')
  if (timedOut) warnings.add('ocr_timeout')
  const byNumber = new Map(read.map((page) => [page.number, page]))
  const pages = document.pages.map((page) => byNumber.get(page.number) ?? page)
  return { ...document, pages, warnings: [...warnings] }
}
