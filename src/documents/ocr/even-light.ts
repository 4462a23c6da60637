// Evens out the light of a photographed page: grey paper and shadows become white, ink stays dark.
import type { GreyBitmap } from './bitmap.js'

/** The paper's brightness is measured in blocks, larger than a letter and smaller than a shadow. */
const BLOCK_PIXELS = 32
/**
 * At most this share of a block's pixels is ink, and darker than the paper. By eye: even a block
 * inside heavy print shows some paper.
 */
const INK_SHARE_MAX = 0.85
/** Every second pixel each way tells the brightness of a block as well as all do. */
const SAMPLE_STEP = 2
/**
 * Paper that is this bright in nearly all blocks is left alone: evening it out would only cost
 * time. By eye.
 */
const BRIGHT = 225
const BRIGHT_BLOCKS_SHARE = 0.95
/** Anything darker is a picture, not paper, and is not brightened further. */
const PAPER_MIN = 60
/** The end of a pixel's scale. */
const WHITE = 255

/** Makes the paper white; returns the same picture if it is white already. */
export function evenLight(bitmap: GreyBitmap): GreyBitmap {
  const paper = paperOf(bitmap)
  const bright = paper.levels.reduce((sum, level) => sum + (level >= BRIGHT ? 1 : 0), 0)
  if (bright >= BRIGHT_BLOCKS_SHARE * paper.levels.length) return bitmap
  const { width, height, data } = bitmap
  const even = new Uint8Array(data.length)
  const row = new Float32Array(paper.columns)
  for (let y = 0; y < height; y++) {
    mixRows(paper, y, row)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      even[at] = Math.min(WHITE, ((data[at] ?? WHITE) * WHITE) / between(row, x))
    }
  }
  return { width, height, data: even }
}

interface Paper {
  columns: number
  rows: number
  /** The brightness of the paper in each block, row by row. */
  levels: Float32Array
}

function paperOf(bitmap: GreyBitmap): Paper {
  const columns = Math.max(1, Math.ceil(bitmap.width / BLOCK_PIXELS))
  const rows = Math.max(1, Math.ceil(bitmap.height / BLOCK_PIXELS))
  const levels = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      levels[row * columns + column] = Math.max(PAPER_MIN, blockLevel(bitmap, column, row))
    }
  }
  return { columns, rows, levels }
}

/** The brightness that most of a block's pixels stay below. */
function blockLevel({ width, height, data }: GreyBitmap, column: number, row: number): number {
  const counts = new Uint32Array(WHITE + 1)
  let total = 0
  const right = Math.min(width, (column + 1) * BLOCK_PIXELS)
  const bottom = Math.min(height, (row + 1) * BLOCK_PIXELS)
  for (let y = row * BLOCK_PIXELS; y < bottom; y += SAMPLE_STEP) {
    for (let x = column * BLOCK_PIXELS; x < right; x += SAMPLE_STEP) {
      const value = data[y * width + x] ?? WHITE
      counts[value] = (counts[value] ?? 0) + 1
      total++
    }
  }
  let below = 0
  for (let value = 0; value <= WHITE; value++) {
    below += counts[value] ?? 0
    if (below >= INK_SHARE_MAX * total) return value
  }
  return WHITE
}

/** The levels at height y, interpolated between the two nearest rows of blocks. */
function mixRows({ columns, rows, levels }: Paper, y: number, row: Float32Array): void {
  const place = Math.min(rows - 1, Math.max(0, y / BLOCK_PIXELS - 0.5))
  const upper = Math.floor(place)
  const lower = Math.min(rows - 1, upper + 1)
  const part = place - upper
  for (let column = 0; column < columns; column++) {
    const above = levels[upper * columns + column] ?? WHITE
    const below = levels[lower * columns + column] ?? WHITE
    row[column] = above + (below - above) * part
  }
}

function between(row: Float32Array, x: number): number {
  const place = Math.min(row.length - 1, Math.max(0, x / BLOCK_PIXELS - 0.5))
  const left = Math.floor(place)
  const here = row[left] ?? WHITE
  return here + ((row[Math.min(row.length - 1, left + 1)] ?? WHITE) - here) * (place - left)
}
