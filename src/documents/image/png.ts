// PNG: most stay compressed as they are, transparent ones are unpacked; interlaced ones are not read.
import { inflateSync } from 'node:zlib'
import { type PagePicture, PIXELS_MAX } from './page-picture.js'
import { unfilter } from './png-rows.js'

/** The colour types of the format; ALPHA is added to a type. */
const GREY = 0
const RGB = 2
const PALETTE = 3
const ALPHA = 4
/** How many numbers a pixel has, by colour type. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
/** Width, height, depth, colour type, and three more settings. */
const HEADER_BYTES = 13
/** Bounds what a few bytes can unpack to. */
const RAW_BYTES_MAX = 256 * 1024 * 1024
/** Bounds the walk; a large picture has some thousand chunks. */
const CHUNKS_MAX = 100_000
/** Bytes of the signature before the first chunk. */
const HEADER = 8

interface Png {
  width: number
  height: number
  bits: number
  color: number
  interlaced: boolean
  palette: Uint8Array
  packed: Buffer
}

export function readPng(bytes: Uint8Array): PagePicture[] {
  const png = chunksOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (!png) return []
  const { width, height } = png
  // Checked before unpacking, because a few bytes may claim any size.
  if (png.interlaced || width * height > PIXELS_MAX) return []
  const { entries, data } = png.color >= ALPHA ? opaque(png) : asIs(png)
  const size = `/Width ${width} /Height ${height}`
  return [
    { width, height, strips: [{ top: 0, height, entries: `${size} ${entries}`, data }], turn: 0 },
  ]
}

function chunksOf(buffer: Buffer): Png | null {
  let header: Buffer | null = null
  let palette = new Uint8Array()
  const parts: Buffer[] = []
  let at = HEADER
  for (let index = 0; index < CHUNKS_MAX && at + 12 <= buffer.length; index++) {
    const length = buffer.readUInt32BE(at)
    const type = buffer.toString('latin1', at + 4, at + 8)
    const data = buffer.subarray(at + 8, at + 8 + length)
    if (type === 'IHDR' && length >= HEADER_BYTES) header = data
    else if (type === 'PLTE') palette = new Uint8Array(data)
    else if (type === 'IDAT') parts.push(data)
    else if (type === 'IEND') break
    at += 12 + length
  }
  if (!header || parts.length === 0) return null
  return {
    width: header.readUInt32BE(0),
    height: header.readUInt32BE(4),
    bits: header[8] ?? 0,
    color: header[9] ?? 0,
    interlaced: header[12] === 1,
    palette,
    packed: Buffer.concat(parts),
  }
}

function asIs({ width, bits, color, palette, packed }: Png): { entries: string; data: Uint8Array } {
  const channels = CHANNELS[color] ?? 1
  const space = color === RGB ? '/DeviceRGB' : color === PALETTE ? indexed(palette) : '/DeviceGray'
  const parameters = `<< /Predictor 15 /Colors ${channels} /BitsPerComponent ${bits} /Columns ${width} >>`
  const entries = `/BitsPerComponent ${bits} /ColorSpace ${space} /Filter /FlateDecode /DecodeParms ${parameters}`
  return { entries, data: packed }
}

const indexed = (palette: Uint8Array): string =>
  `[/Indexed /DeviceRGB ${Math.max(0, Math.floor(palette.length / 3) - 1)} <${Buffer.from(palette).toString('hex')}>]`

/** How much each colour adds to the brightness that the eye sees. */
const LUMA = { red: 0.3, green: 0.59, blue: 0.11 } as const
/** Some writers append a few bytes to the pixels; more means another size. */
const SPARE_BYTES = 1024

/** The picture as it looks on white paper, in grey. */
function opaque(png: Png): { entries: string; data: Uint8Array } {
  const { width, height, bits, color, packed } = png
  const channels = CHANNELS[color] ?? 1
  const bytesPerPixel = Math.max(1, (channels * bits) / 8)
  const expected = (width * bytesPerPixel + 1) * height
  const raw = inflateSync(packed, {
    maxOutputLength: Math.min(RAW_BYTES_MAX, expected + SPARE_BYTES),
  })
  const rows = unfilter(raw, width * bytesPerPixel, height, bytesPerPixel)
  const step = bits / 8
  const grey = new Uint8Array(width * height)
  for (let pixel = 0; pixel < grey.length; pixel++) {
    const at = pixel * bytesPerPixel
    const level =
      color === GREY + ALPHA
        ? (rows[at] ?? 0)
        : LUMA.red * (rows[at] ?? 0) +
          LUMA.green * (rows[at + step] ?? 0) +
          LUMA.blue * (rows[at + 2 * step] ?? 0)
    const cover = (rows[at + (channels - 1) * step] ?? 255) / 255
    grey[pixel] = level * cover + 255 * (1 - cover)
  }
  return { entries: '/BitsPerComponent 8 /ColorSpace /DeviceGray', data: grey }
}
