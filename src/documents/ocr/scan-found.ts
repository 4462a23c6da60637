// Thrown where a document turns out to need OCR and this is not the place to do it.
import type { Page } from '../types.js'

export class ScanFound extends Error {
  constructor(
    /** The document, and its pages to be read from their pictures. */
    readonly bytes: Uint8Array,
    readonly pages: Page[],
  ) {
    super('The document has pages that must be read by OCR')
    this.name = 'ScanFound'
  }
}
