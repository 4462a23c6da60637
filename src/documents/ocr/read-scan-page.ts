// Reads one page of a PDF that is a picture of text: drawn, straightened, recognised.
import { openPdfium } from '../pdf/read-pdf.js'
import { renderPage } from '../pdf/render-page.js'
import type { Page } from '../types.js'
import { densestBand, type GreyBitmap, inkShare, level, turnQuarters } from './bitmap.js'
import { evenLight } from './even-light.js'
import { findSkew } from './skew.js'
import { type Reading, recognize } from './tesseract.js'
import { toRuns } from './to-runs.js'

/** Dots an inch that a page is drawn with; letters on small pages are small. */
const DPI = 150
const SMALL_PAGE_DPI = 200
/** Pages up to this area in square points (about A5) are set in small print. */
const SMALL_PAGE_AREA = 260_000
const PIXELS_MAX = 4_000_000
const POINTS_PER_INCH = 72
/** Less ink is a blank page. */
const INK_SHARE_MIN = 0.0005
/** A page read worse than this (of 100) may stand on its head, if there are words at all. */
const CONFIDENCE_GOOD = 65
const WORDS_MIN = 5
/** A page without clear lines is tried on this share of it, and given up below this confidence. */
const PROBE_SHARE = 0.15
const LEGIBLE_CONFIDENCE = 50
/** From here on more words do not make a reading better. */
const WORDS_MANY = 20

/** The page with what OCR reads on it; null when that is no more than its text layer has. */
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
    // Boxes of the page as it was no longer fit one that was turned or levelled.
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

/** Reads the page as its lines lie, and once more another way round where that reads poorly; null when it has no lines. */
async function readUpright(drawn: GreyBitmap, dpi: number): Promise<Upright | null> {
  const { sideways, degrees, clear } = findSkew(drawn)
  if (!clear && !(await isLegible(drawn, dpi))) return null
  const turned = sideways ? turnQuarters(drawn, 1) : drawn
  const bitmap = degrees === 0 ? turned : level(turned, degrees)
  const first = { bitmap, reading: await recognize(bitmap, dpi) }
  const words = wordsIn(first.reading)
  if (first.reading.confidence >= CONFIDENCE_GOOD && words >= WORDS_MIN) return first
  // Where next to nothing is read there is no text; unless lines were seen that were none.
  if (words < WORDS_MIN && !sideways) return first
  const other = words < WORDS_MIN ? drawn : turnQuarters(bitmap, 2)
  const second = { bitmap: other, reading: await recognize(other, dpi) }
  return worthOf(second.reading) > worthOf(first.reading) ? second : first
}

/** Can a part of the page be read? Drawings and noise cost more time than any page of text. */
async function isLegible(drawn: GreyBitmap, dpi: number): Promise<boolean> {
  const reading = await recognize(densestBand(drawn, PROBE_SHARE), dpi)
  return reading.confidence >= LEGIBLE_CONFIDENCE && wordsIn(reading) > 0
}

const wordsIn = ({ lines }: Reading) => lines.reduce((sum, line) => sum + line.words.length, 0)

/** Confidence counts, and how much was read. */
const worthOf = (reading: Reading) => reading.confidence * Math.min(wordsIn(reading), WORDS_MANY)

const letterCount = (runs: readonly { text: string }[]) =>
  runs.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0)
