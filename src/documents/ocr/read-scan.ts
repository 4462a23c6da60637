// Reads all pages of a PDF that are pictures of text, one after the other.
import { RolecallError } from '../../runtime/errors.js'
import { openPdfium } from '../pdf/read-pdf.js'
import type { Page } from '../types.js'
import { readScanPage } from './read-scan-page.js'
import { recognize } from './tesseract.js'

/** A strip of white paper. */
const BLANK = { width: 200, height: 60, data: new Uint8Array(200 * 60).fill(255) }
/** As pages are drawn, so that the engine warms up for the same work. */
const BLANK_DPI = 150

/** Loads everything into this thread by reading a blank strip. */
export async function openOcr(): Promise<void> {
  await openPdfium()
  await recognize(BLANK, BLANK_DPI)
}

/** The pages on which something was read; pages that cannot be drawn are left out. */
export async function readScan(bytes: Uint8Array, pages: readonly Page[]): Promise<Page[]> {
  const read: Page[] = []
  for (const page of pages) {
    const better = await readScanPage(bytes, page).catch((error: unknown) => {
      if (error instanceof RolecallError && error.code === 'parse_failed') return null
      throw error
    })
    if (better) read.push(better)
  }
  return read
}
