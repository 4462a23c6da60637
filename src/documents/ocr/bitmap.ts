// A grey picture, and the few operations on it before it is read.

export interface GreyBitmap {
  width: number
  height: number
  /** One byte a pixel, rows from the top, no padding. */
  data: Uint8Array
}

/** The brightest grey of a byte: beyond the edge of a page is paper. */
const WHITE = 255
/**
 * Darker pixels (of 255) count as ink. By eye: above the middle, so that grey print and smoothed
 * edges count too.
 */
export const INK_BELOW = 160

/** Turns the picture clockwise by quarters of a circle. */
export function turnQuarters(bitmap: GreyBitmap, quarters: number): GreyBitmap {
  const turns = ((quarters % 4) + 4) % 4
  if (turns === 0) return bitmap
  const { width, height, data } = bitmap
  const [w, h] = turns === 2 ? [width, height] : [height, width]
  const turned = new Uint8Array(data.length)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const from =
        turns === 1
          ? (height - 1 - x) * width + y
          : turns === 2
            ? (height - 1 - y) * width + (width - 1 - x)
            : x * width + (width - 1 - y)
      turned[y * w + x] = data[from] ?? WHITE
    }
  }
  return { width: w, height: h, data: turned }
}

/** Turns the picture about its middle, so that lines that fall by `degrees` become level. */
export function level(bitmap: GreyBitmap, degrees: number): GreyBitmap {
  const { width, height, data } = bitmap
  const turned = new Uint8Array(data.length).fill(WHITE)
  const radians = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  const [middleX, middleY] = [width / 2, height / 2]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fromX = cos * (x - middleX) - sin * (y - middleY) + middleX
      const fromY = sin * (x - middleX) + cos * (y - middleY) + middleY
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)]
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue
      const [partX, partY] = [fromX - left, fromY - top]
      const at = top * width + left
      const upper = (data[at] ?? WHITE) * (1 - partX) + (data[at + 1] ?? WHITE) * partX
      const lower =
        (data[at + width] ?? WHITE) * (1 - partX) + (data[at + width + 1] ?? WHITE) * partX
      turned[y * width + x] = upper * (1 - partY) + lower * partY
    }
  }
  return { width, height, data: turned }
}

/** The band with the most ink, of this share of the picture's height. */
export function densestBand({ width, height, data }: GreyBitmap, share: number): GreyBitmap {
  const rows = Math.max(1, Math.round(height * share))
  let best = { top: 0, ink: -1 }
  for (let top = 0; top + rows <= height; top += Math.max(1, rows >> 1)) {
    const ink = inkShare({ width, height: rows, data: rowsOf(data, width, top, rows) })
    if (ink > best.ink) best = { top, ink }
  }
  return { width, height: rows, data: rowsOf(data, width, best.top, rows) }
}

const rowsOf = (data: Uint8Array, width: number, top: number, rows: number) =>
  data.subarray(top * width, (top + rows) * width)

/** Share of dark pixels. */
export function inkShare({ data }: GreyBitmap): number {
  let ink = 0
  for (const value of data) if (value < INK_BELOW) ink++
  return ink / Math.max(1, data.length)
}

/** Writes the picture in the simplest format that Leptonica reads (PGM, P5). */
export function toPgm({ width, height, data }: GreyBitmap): Uint8Array {
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1')
  return Buffer.concat([head, data])
}
