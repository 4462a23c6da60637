// Thrown where a document needs OCR but cannot get it in this place.
import type { Page } from '../types.js'

export class ScanFound extends Error {
  constructor(
    /** The document, and the pages that must be read from their pictures. */
    readonly bytes: Uint8Array,
    readonly pages: Page[],
  ) {
    super('The document has pages that must be read by OCR')
    this.name = 'ScanFound'
  }
}
