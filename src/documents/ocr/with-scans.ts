// Puts the pages that OCR has read in the place of the pictures.
import { LIMITS } from '../../runtime/limits.js'
import type { Document, Page } from '../types.js'
import { needsOcr } from './needs-ocr.js'

type Paged = Extract<Document, { kind: 'paged' }>

export function withScans(document: Paged, read: readonly Page[]): Paged {
  const warnings = new Set(document.warnings)
  if (read.length > 0) warnings.add('read_by_ocr')
  if (document.pages.filter(needsOcr).length > LIMITS.ocrPagesMax) warnings.add('pages_cut')
  const byNumber = new Map(read.map((page) => [page.number, page]))
  const pages = document.pages.map((page) => byNumber.get(page.number) ?? page)
  return { ...document, pages, warnings: [...warnings] }
}
