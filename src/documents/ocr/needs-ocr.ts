// Finds the pages of a PDF without a usable text layer, which must be read from their picture.
import { LIMITS } from '../../runtime/limits.js'
import type { Document, Page } from '../types.js'

/** Fewer characters than a heading: stamps and page numbers of a scanner. */
const FEW_CHARS = 40
/**
 * More than a scanner's stamp, but less than a page of text: OCR only if a large picture is there.
 */
const SOME_CHARS = 250
const LARGE_IMAGE_SHARE = 0.5
/**
 * The share of unreadable characters from which on a text layer is not believed. By eye: icons and
 * bullets of a sound layer stay below it.
 */
const GARBAGE_SHARE_MAX = 0.3
/** What a font without a character map gives: replacements, private use, controls. */
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
  // A page without text may show outlines of letters; drawing it tells whether there is ink.
  if (chars < FEW_CHARS) return chars === 0 || imageShare > 0
  if (chars < SOME_CHARS && imageShare > LARGE_IMAGE_SHARE) return true
  const garbage = text.match(GARBAGE)?.length ?? 0
  return Math.max(page.unmapped ?? 0, garbage / chars) > GARBAGE_SHARE_MAX
}

/** The share of the page that pictures cover; overlaps count twice, and a cap makes up for that. */
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
