// PDFs that are broken or packed as bombs, made from a sound one by rule.
import { deflateSync } from 'node:zlib'
import { makePdf, onePage, type PdfObject, textContent } from '../documents-support/make-pdf.js'

interface Case {
  name: string
  bytes: Buffer
}

const CUTS = 30
const FLIPS = 30

/** Cut off at thirty places, and one byte changed at thirty others. */
export function brokenPdfs(sound: Buffer): Case[] {
  const at = (part: number, parts: number) => Math.floor((sound.length * (part + 0.5)) / parts)
  const cut = Array.from({ length: CUTS }, (_, part) => ({
    name: `cut at ${at(part, CUTS)}`,
    bytes: sound.subarray(0, at(part, CUTS)),
  }))
  const flipped = Array.from({ length: FLIPS }, (_, part) => {
    const bytes = Buffer.from(sound)
    bytes[at(part, FLIPS)] = 0xff
    return { name: `changed at ${at(part, FLIPS)}`, bytes }
  })
  return [...cut, ...flipped]
}

const MEGABYTE = 1024 * 1024
const PACKED_MEGABYTES = 4

/**
 * Every page has text: a page without text would go to the readers of scans, which is another
 * class.
 */
const TEXT = 'BT /F 12 Tf 72 700 Td (Still here) Tj ET '

/** Packs the data again and again, so that each layer is small compared with its content. */
function packed(byte: number, layers: number, head = ''): { dict: string; data: Buffer } {
  let data: Buffer = Buffer.concat([
    Buffer.from(head),
    Buffer.alloc(PACKED_MEGABYTES * MEGABYTE, byte),
  ])
  for (let layer = 0; layer < layers; layer++) data = deflateSync(data, { level: 1 })
  return { dict: `/Filter [${'/FlateDecode '.repeat(layers)}]`, data }
}

const FORM = '/Type /XObject /Subtype /Form /BBox [0 0 600 800]'
const IMAGE =
  '/Type /XObject /Subtype /Image /Width 5000 /Height 5000 /ColorSpace /DeviceGray /BitsPerComponent 8'
const X = '/XObject << /X 6 0 R >>'
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica'
const DRAWN = { dict: '', data: Buffer.from(`${TEXT} /X Do`) }

/** Where a stream may stand: the page itself, what it draws, its font. */
const PLACES: Record<string, (stream: { dict: string; data: Buffer }) => PdfObject[]> = {
  'the page': (stream) => onePage(stream),
  'a form': ({ dict, data }) => [...onePage(DRAWN, X), { dict: `${FORM} ${dict}`, data }],
  'an image': ({ dict, data }) => [...onePage(DRAWN, X), { dict: `${IMAGE} ${dict}`, data }],
  "an image's mask": ({ dict, data }) => [
    ...onePage(DRAWN, X),
    { dict: `${IMAGE.replaceAll('5000', '2')} /SMask 7 0 R`, data: Buffer.alloc(4) },
    { dict: `${IMAGE} ${dict}`, data },
  ],
  'a map of characters': (stream) => [
    ...onePage(textContent('Still here')).slice(0, 4),
    `${FONT} /ToUnicode 6 0 R >>`,
    stream,
  ],
  'a font': ({ dict, data }) => [
    ...onePage(textContent('Still here')).slice(0, 4),
    `${FONT} /FontDescriptor << /Type /FontDescriptor /FontName /A /Flags 4 /FontFile 6 0 R >> >>`,
    { dict: `${dict} /Length1 ${PACKED_MEGABYTES * MEGABYTE}`, data },
  ],
  'an object stream': ({ dict, data }) => [
    ...onePage(textContent('Still here')),
    { dict: `/Type /ObjStm /N 1000000 /First 10 ${dict}`, data },
  ],
}

/** Bytes with a meaning as operators, as numbers or as pixels. */
const FILLS: [string, number][] = [
  ['zeros', 0],
  ['spaces', 0x20],
  ['brackets', 0x5b],
]

export const bombs = (): Case[] =>
  FILLS.flatMap(([fill, byte]) =>
    [1, 2, 3].flatMap((layers) => {
      const stream = packed(byte, layers)
      const page = packed(byte, layers, TEXT)
      return Object.entries(PLACES).map(([place, objects]) => ({
        name: `${fill} in ${place}, packed ${layers} times`,
        bytes: makePdf(objects(place === 'the page' ? page : stream)),
      }))
    }),
  )
