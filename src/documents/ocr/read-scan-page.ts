// Reads one page that is a picture of text: draws it, straightens it, recognises it.
import { openPdfium } from '../pdf/read-pdf.js'
import { renderPage } from '../pdf/render-page.js'
import type { Page } from '../types.js'
import { densestBand, type GreyBitmap, inkShare, level, turnQuarters } from './bitmap.js'
import { evenLight } from './even-light.js'
import { findSkew } from './skew.js'
import { type Reading, recognize } from './tesseract.js'
import { toRuns } from './to-runs.js'

/** The resolution at which a page is drawn; small pages have small letters and get more. */
const DPI = 150
const SMALL_PAGE_DPI = 200
/** Pages up to this area in square points (about A5) have small print. */
const SMALL_PAGE_AREA = 260_000
/** Bounds the time for a page: larger sheets are drawn more coarsely. */
const PIXELS_MAX = 4_000_000
/** By the definition of a point. */
const POINTS_PER_INCH = 72
/** A page with less ink is blank: dust and the edge of a sheet. By eye. */
const INK_SHARE_MIN = 0.0005
/**
 * A page that reads worse than this (of 100) may be upside down, if it has words at all; the other
 * way up is then tried too. By eye.
 */
const CONFIDENCE_GOOD = 65
const WORDS_MIN = 5
/**
 * On a page without clear lines, a band of this share is read first. If that reads worse than this
 * confidence, the page is given up.
 */
const PROBE_SHARE = 0.15
const LEGIBLE_CONFIDENCE = 50
/** Beyond this many, more words do not make a reading better. */
const WORDS_MANY = 20

/** The page with what OCR reads on it; null when its text layer has as much. */
export async function readScanPage(bytes: Uint8Array, page: Page): Promise<Page | null> {
  await openPdfium()
  const dpi = dpiFor(page)
  const drawn = renderPage(bytes, page.number, dpi)
  if (inkShare(drawn) < INK_SHARE_MIN) return null
  const upright = await readUpright(evenLight(drawn), dpi)
  if (!upright) return null
  const { bitmap, reading } = upright
  const scale = POINTS_PER_INCH / dpi
  const runs = toRuns(reading.lines, scale)
  if (letterCount(runs) <= letterCount(page.runs)) return null
  return {
    number: page.number,
    width: bitmap.width * scale,
    height: bitmap.height * scale,
    runs,
    // The boxes of the old page do not fit one that was turned or levelled.
    links: [],
    images: [],
    source: 'ocr',
  }
}

function dpiFor({ width, height }: Page): number {
  const area = Math.max(1, width * height)
  const wanted = area <= SMALL_PAGE_AREA ? SMALL_PAGE_DPI : DPI
  return Math.min(wanted, POINTS_PER_INCH * Math.sqrt(PIXELS_MAX / area))
}

interface Upright {
  bitmap: GreyBitmap
  reading: Reading
}

/** Reads the page as its lines lie, and turned round if that reads poorly; null without lines. */
async function readUpright(drawn: GreyBitmap, dpi: number): Promise<Upright | null> {
  const { sideways, degrees, clear } = findSkew(drawn)
  if (!clear && !(await isLegible(drawn, dpi))) return null
  const turned = sideways ? turnQuarters(drawn, 1) : drawn
  const bitmap = degrees === 0 ? turned : level(turned, degrees)
  const first = { bitmap, reading: await recognize(bitmap, dpi) }
  const words = wordsIn(first.reading)
  if (first.reading.confidence >= CONFIDENCE_GOOD && words >= WORDS_MIN) return first
  // Nearly no words means no text, unless the lines were judged wrongly.
  if (words < WORDS_MIN && !sideways) return first
  const other = words < WORDS_MIN ? drawn : turnQuarters(bitmap, 2)
  const second = { bitmap: other, reading: await recognize(other, dpi) }
  return worthOf(second.reading) > worthOf(first.reading) ? second : first
}

/** Tries a part of the page, because drawings and noise take longer than any page of text. */
async function isLegible(drawn: GreyBitmap, dpi: number): Promise<boolean> {
  const reading = await recognize(densestBand(drawn, PROBE_SHARE), dpi)
  return reading.confidence >= LEGIBLE_CONFIDENCE && wordsIn(reading) > 0
}

const wordsIn = ({ lines }: Reading) => lines.reduce((sum, line) => sum + line.words.length, 0)

/** Both the confidence and the amount that was read count. */
const worthOf = (reading: Reading) => reading.confidence * Math.min(wordsIn(reading), WORDS_MANY)

const letterCount = (runs: readonly { text: string }[]) =>
  runs.reduce((sum, { text }) => sum + (text.match(/[\p{Alpha}\p{N}]/gu)?.length ?? 0), 0)
