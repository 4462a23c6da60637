// TIFF: takes the strips of each picture as they are: plain, LZW, deflate, fax or PackBits.
import { type PagePicture, type Strip, turnOf } from './page-picture.js'

/** Bounds pages, tags on a page, and values of a tag. */
const PAGES_MAX = 10
const TAGS_MAX = 300
const VALUES_MAX = 20_000
/** Tags of TIFF 6.0, and the bytes of a value by its type (byte, short, long). */
const TAG = {
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  photometric: 262,
  fillOrder: 266,
  offsets: 273,
  orientation: 274,
  samples: 277,
  rowsPerStrip: 278,
  counts: 279,
  planar: 284,
  fax3: 292,
  predictor: 317,
  colorMap: 320,
  tileWidth: 322,
} as const
/** Bytes of a value by the number of its type (TIFF 6.0, section 2): byte, short, long. */
const TYPE_BYTES: Record<number, number> = { 1: 1, 3: 2, 4: 4 }
/** Values of the tag "photometric". */
const WHITE_IS_ZERO = 0
const RGB = 2
const PALETTE = 3

/** Numbers of a tag by its id. */
type Tags = ReadonlyMap<number, readonly number[]>

export function readTiff(bytes: Uint8Array): PagePicture[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const little = bytes[0] === 0x49
  const pages: PagePicture[] = []
  const seen = new Set<number>()
  let at = view.getUint32(4, little)
  while (at > 0 && pages.length < PAGES_MAX && !seen.has(at)) {
    seen.add(at)
    const count = Math.min(TAGS_MAX, view.getUint16(at, little))
    const page = pictureOf(tagsAt(view, at + 2, count, little), bytes)
    if (page) pages.push(page)
    at = view.getUint32(at + 2 + view.getUint16(at, little) * 12, little)
  }
  return pages
}

function tagsAt(view: DataView, from: number, count: number, little: boolean): Tags {
  const tags = new Map<number, number[]>()
  for (let index = 0; index < count; index++) {
    const at = from + index * 12
    const type = view.getUint16(at + 2, little)
    const size = TYPE_BYTES[type]
    if (size === undefined) continue
    const length = Math.min(VALUES_MAX, view.getUint32(at + 4, little))
    const place = length * size <= 4 ? at + 8 : view.getUint32(at + 8, little)
    const values = Array.from({ length }, (_, item) => {
      const where = place + item * size
      if (size === 1) return view.getUint8(where)
      return size === 2 ? view.getUint16(where, little) : view.getUint32(where, little)
    })
    tags.set(view.getUint16(at, little), values)
  }
  return tags
}

function pictureOf(tags: Tags, bytes: Uint8Array): PagePicture | null {
  const one = (tag: number, otherwise: number) => tags.get(tag)?.[0] ?? otherwise
  const width = one(TAG.width, 0)
  const height = one(TAG.height, 0)
  const filter = filterOf(tags, width)
  // Scanners write neither tiles nor separate colour planes.
  if (filter === null || tags.has(TAG.tileWidth) || one(TAG.planar, 1) !== 1) return null
  if (one(TAG.photometric, 1) === RGB && one(TAG.samples, 1) !== 3) return null
  const rows = Math.max(1, Math.min(height, one(TAG.rowsPerStrip, height)))
  const offsets = tags.get(TAG.offsets) ?? []
  const counts = tags.get(TAG.counts) ?? []
  const strips: Strip[] = offsets.flatMap((offset, index) => {
    const top = index * rows
    const stripHeight = Math.min(rows, height - top)
    if (stripHeight <= 0) return []
    const data = bytes.subarray(offset, offset + (counts[index] ?? 0))
    const entries = `/Width ${width} /Height ${stripHeight} ${colorsOf(tags)} ${filter(stripHeight)}`
    return [{ top, height: stripHeight, entries, data }]
  })
  if (strips.length === 0) return null
  return { width, height, strips, turn: turnOf(one(TAG.orientation, 1)) }
}

function colorsOf(tags: Tags): string {
  const bits = tags.get(TAG.bits)?.[0] ?? 1
  const photometric = tags.get(TAG.photometric)?.[0] ?? 1
  const samples = tags.get(TAG.samples)?.[0] ?? 1
  const depth = `/BitsPerComponent ${bits}`
  if (photometric === PALETTE) return `${depth} /ColorSpace ${palette(tags, bits)}`
  if (photometric === RGB || samples === 3) return `${depth} /ColorSpace /DeviceRGB`
  if (samples === 4) return `${depth} /ColorSpace /DeviceCMYK`
  // The fax decoder of PDF inverts black and white.
  const isFax = [2, 3, 4].includes(tags.get(TAG.compression)?.[0] ?? 1)
  const turned = photometric === WHITE_IS_ZERO && !isFax ? ' /Decode [1 0]' : ''
  return `${depth} /ColorSpace /DeviceGray${turned}`
}

function palette(tags: Tags, bits: number): string {
  const map = tags.get(TAG.colorMap) ?? []
  const count = Math.min(1 << Math.min(8, bits), Math.floor(map.length / 3))
  const hex = Array.from({ length: count }, (_, index) =>
    [0, 1, 2].map((color) => byteHex((map[color * count + index] ?? 0) >> 8)).join(''),
  ).join('')
  return `[/Indexed /DeviceRGB ${Math.max(0, count - 1)} <${hex}>]`
}

const byteHex = (value: number) => value.toString(16).padStart(2, '0')

/** The PDF filter for a strip of this many rows; null for a compression that PDF does not know. */
function filterOf(tags: Tags, width: number): ((rows: number) => string) | null {
  const one = (tag: number, otherwise: number) => tags.get(tag)?.[0] ?? otherwise
  const predictor = one(TAG.predictor, 1)
  const parameters = `<< /Predictor ${predictor} /Colors ${one(TAG.samples, 1)} /BitsPerComponent ${one(TAG.bits, 1)} /Columns ${width} >>`
  // The bits are in reverse order, as old fax software wrote them.
  if (one(TAG.fillOrder, 1) !== 1) return null
  const isBlack = one(TAG.photometric, 0) !== WHITE_IS_ZERO
  const fax = (k: number, rows: number, rest = '') =>
    `/Filter /CCITTFaxDecode /DecodeParms << /K ${k} /Columns ${width} /Rows ${rows} /BlackIs1 ${isBlack}${rest} >>`
  switch (one(TAG.compression, 1)) {
    case 1:
      return () => ''
    case 2:
      return (rows) => fax(0, rows, ' /EncodedByteAlign true')
    case 3:
      return (rows) => fax((one(TAG.fax3, 0) & 1) === 1 ? 1 : 0, rows)
    case 4:
      return (rows) => fax(-1, rows)
    case 5:
      return () => `/Filter /LZWDecode /DecodeParms ${parameters}`
    case 8:
    case 32946:
      return () => `/Filter /FlateDecode /DecodeParms ${parameters}`
    case 32773:
      return () => '/Filter /RunLengthDecode'
    default:
      return null
  }
}
