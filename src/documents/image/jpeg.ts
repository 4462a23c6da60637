// JPEG: its frame header has all that PDF needs; the rest stays compressed.
import { type PagePicture, turnOf } from './page-picture.js'

/** Markers of JPEG, and the tag of Exif that tells how the camera was held. */
const START_OF_SCAN = 0xda
const APP1 = 0xe1
const ORIENTATION = 0x0112
/** Cameras write a few dozen. */
const EXIF_ENTRIES_MAX = 200
/**
 * The bytes before the first entry: six of "Exif", eight of the TIFF header, and the entry count.
 */
const EXIF_BYTES_MIN = 20
/** Markers of frame headers, without the other markers in that range. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** What PDF calls the colours of a JPEG, by its number of components. */
const COLORS: Record<number, string> = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' }

export function readJpeg(bytes: Uint8Array): PagePicture[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 2
  let turn: PagePicture['turn'] = 0
  while (at + 4 <= buffer.length && buffer[at] === 0xff) {
    const marker = buffer[at + 1] ?? 0
    const length = buffer.readUInt16BE(at + 2)
    if (marker === APP1) turn = turnOf(orientationOf(buffer.subarray(at + 4, at + 2 + length)))
    if (isFrame(marker)) {
      const height = buffer.readUInt16BE(at + 5)
      const width = buffer.readUInt16BE(at + 7)
      const colors = COLORS[buffer[at + 9] ?? 0]
      if (!colors) return []
      const entries =
        `/Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace ${colors} /Filter /DCTDecode` +
        // Programs write four-colour pictures inverted.
        (colors === '/DeviceCMYK' ? ' /Decode [1 0 1 0 1 0 1 0]' : '')
      return [{ width, height, strips: [{ top: 0, height, entries, data: bytes }], turn }]
    }
    if (marker === START_OF_SCAN || length < 2) return []
    at += 2 + length
  }
  return []
}

/** The orientation that a camera wrote (EXIF), 1 for none. */
function orientationOf(exif: Buffer): number {
  if (exif.length < EXIF_BYTES_MIN || exif.toString('latin1', 0, 4) !== 'Exif') return 1
  const tiff = exif.subarray(6)
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) =>
    at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)
  const long = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  const count = Math.min(EXIF_ENTRIES_MAX, short(long))
  for (let index = 0; index < count; index++) {
    const entry = long + 2 + index * 12
    if (short(entry) === ORIENTATION) return short(entry + 8)
  }
  return 1
}
