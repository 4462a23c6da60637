// Which pages of a PDF have no usable text layer and must be read from their picture.
import { LIMITS } from '../../runtime/limits.js'
import type { Document, Page } from '../types.js'

/** Fewer characters than a heading has: stamps and page numbers of a scanner. */
const FEW_CHARS = 40
/** More than a scanner's stamp, fewer than a page of text: OCR only below a large picture. */
const SOME_CHARS = 250
const LARGE_IMAGE_SHARE = 0.5
/** Characters whose meaning the file does not tell, or that no text is made of. */
const GARBAGE_SHARE_MAX = 0.3
/** What a font without a map gives: replacements, private use, controls. */
const GARBAGE = /[\ufffd\ue000-\uf8ff\u0000-\u001f]|[\u{f0000}-\u{10ffff}]/gu

/** The pages to read by OCR, in order, up to the cap. */
export function pagesForOcr(document: Document): Page[] {
  if (document.kind !== 'paged') return []
  return document.pages.filter(needsOcr).slice(0, LIMITS.ocrPagesMax)
}

export function needsOcr(page: Page): boolean {
  if (page.source === 'ocr') return false
  const text = page.runs.map((run) => run.text).join('')
  const chars = text.replace(/\s+/g, '').length
  const imageShare = coveredShare(page)
  // Without any text, outlines may show some: whether there is ink is seen when it is drawn.
  if (chars < FEW_CHARS) return chars === 0 || imageShare > 0
  if (chars < SOME_CHARS && imageShare > LARGE_IMAGE_SHARE) return true
  const garbage = text.match(GARBAGE)?.length ?? 0
  return Math.max(page.unmapped ?? 0, garbage / chars) > GARBAGE_SHARE_MAX
}

/** Share of the page that pictures cover; overlaps count twice, which a cap forgives. */
function coveredShare({ images, width, height }: Page): number {
  const area = images.reduce(
    (sum, { x, y, width: w, height: h }) =>
      sum +
      Math.max(0, Math.min(x + w, width) - Math.max(x, 0)) *
        Math.max(0, Math.min(y + h, height) - Math.max(y, 0)),
    0,
  )
  return Math.min(1, area / Math.max(1, width * height))
}
