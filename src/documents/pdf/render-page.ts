// Draws a page of a PDF: grey for OCR, in colour to find out what is seen.
import { RolecallError } from '../../runtime/errors.js'
import type { Box } from '../types.js'
import { pageSpace } from './page-space.js'
import { type Pdfium, pdfium } from './pdfium.js'
import { withDocument } from './with-document.js'

export interface Bitmap {
  /** The pixels between the page's corner and the picture's, where only a part is drawn. */
  left: number
  top: number
  width: number
  height: number
  /** Pixels per point; smaller than asked for where the page is too large. */
  scale: number
  /** One byte a pixel in grey, four (BGRx) in colour; rows from the top, without padding. */
  data: Uint8Array
}

/** By the definition of a point in PDF. */
const POINTS_PER_INCH = 72
/** An A3 page at 200 dpi has no more pixels; a poster is scaled down. */
const PIXELS_MAX = 8_000_000
const WHITE = 0xffffffff

/** PDFium's flags: annotations as a viewer shows them, shades of grey, images unsmoothed. */
const FLAG = { annotations: 0x01, grey: 0x08, unsmoothed: 0x2000 }

/** The bitmap formats of PDFium that we use: code, and bytes a pixel. */
export const GREY = { code: 1, channels: 1, flags: FLAG.grey | FLAG.annotations }
/** Images are not smoothed: that is quicker, and good enough to compare. */
export const COLOR = { code: 3, channels: 4, flags: FLAG.unsmoothed | FLAG.annotations }

/** Draws page `number` (from 1) in grey at this resolution, or a lower one if the page is large. */
export function renderPage(bytes: Uint8Array, number: number, dpi: number): Bitmap {
  return withDocument(bytes, (document) => {
    const lib = pdfium()
    const page = lib.call.FPDF_LoadPage(document, number - 1)
    if (!page) throw new RolecallError('parse_failed', `Page ${number} of the PDF cannot be read.`)
    const bitmap = renderLoaded(lib, page, dpi / POINTS_PER_INCH, GREY)
    lib.call.FPDF_ClosePage(page)
    return bitmap
  })
}

/** Draws a loaded page or a part of it; `wanted` is in pixels a point. */
export function renderLoaded(
  lib: Pdfium,
  page: number,
  wanted: number,
  format: typeof GREY,
  part?: Box,
): Bitmap {
  const { call } = lib
  const space = pageSpace(lib, page)
  const shown = part ?? { x: 0, y: 0, width: space.width, height: space.height }
  const fit = Math.sqrt(PIXELS_MAX / Math.max(1, space.width * space.height))
  const scale = Math.min(wanted, fit)
  const pixels = (points: number) => Math.max(1, Math.round(points * scale))
  const width = pixels(shown.width)
  const height = pixels(shown.height)
  const left = Math.round(shown.x * scale)
  const top = Math.round(shown.y * scale)
  const bitmap = call.FPDFBitmap_CreateEx(width, height, format.code, 0, 0)
  if (!bitmap) {
    throw new RolecallError('parse_failed', 'A page of the PDF is too large to be drawn.')
  }
  call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
  const whole = { width: pixels(space.width), height: pixels(space.height) }
  const { flags } = format
  call.FPDF_RenderPageBitmap(bitmap, page, -left, -top, whole.width, whole.height, 0, flags)
  const data = copyPixels(lib, bitmap, width * format.channels, height)
  call.FPDFBitmap_Destroy(bitmap)
  return { left, top, width, height, scale, data }
}

function copyPixels(lib: Pdfium, bitmap: number, rowBytes: number, height: number): Uint8Array {
  const stride = lib.call.FPDFBitmap_GetStride(bitmap)
  const buffer = lib.call.FPDFBitmap_GetBuffer(bitmap)
  const pixels = lib.bytes()
  const data = new Uint8Array(rowBytes * height)
  for (let row = 0; row < height; row++) {
    const from = buffer + row * stride
    data.set(pixels.subarray(from, from + rowBytes), row * rowBytes)
  }
  return data
}
