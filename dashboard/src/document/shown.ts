// How a document can be shown: as its pages, as its text, or not at all.
import type { Source } from '../lib/source'
import { T } from '../texts'
import { htmlText, isHtml, officeText } from './markup-text'
import { rtfText } from './rtf-text'
import type { OpenPages } from './types'

export type Shown =
  | { kind: 'pages'; open(): Promise<OpenPages> }
  /** `isWhole` is false where the file has a layout that is not shown. */
  | { kind: 'text'; text: string; isWhole: boolean }
  | { kind: 'nothing'; why: string }

const beginsWith = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte)

const isZip = (bytes: Uint8Array): boolean => beginsWith(bytes, 0x50, 0x4b)
const isRtf = (bytes: Uint8Array): boolean => beginsWith(bytes, 0x7b, 0x5c, 0x72, 0x74, 0x66)

/** PNG, JPEG, and both kinds of TIFF. */
const PICTURES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
]
const isPicture = (bytes: Uint8Array): boolean =>
  PICTURES.some((mark) => beginsWith(bytes, ...mark))

const CONTROLS = /[\0-\x08\x0e-\x1f]/

/** Text in an encoding of old: with a mark of UTF-16, or in that of most of the West. */
function oldText(bytes: Uint8Array): string | null {
  if (beginsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (beginsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  const text = new TextDecoder('windows-1252').decode(bytes)
  return CONTROLS.test(text) ? null : text
}

async function textOfFile(bytes: Uint8Array): Promise<Shown> {
  const nothing: Shown = { kind: 'nothing', why: T.view.unknown }
  try {
    const isWhole = !isZip(bytes) && !isRtf(bytes)
    const text = isZip(bytes)
      ? await officeText(bytes)
      : isRtf(bytes)
        ? rtfText(bytes)
        : oldText(bytes)
    return text === null ? nothing : { kind: 'text', text, isWhole }
  } catch {
    // A damaged file. Whether it can be read is for the API to say.
    return nothing
  }
}

export async function shownAs(source: Source): Promise<Shown> {
  if (source.kind === 'url') return { kind: 'nothing', why: T.view.byAddress }
  if (source.kind === 'text') {
    const isPage = isHtml(source.text)
    const text = isPage ? htmlText(source.text) : source.text
    return { kind: 'text', text, isWhole: !isPage }
  }
  const { bytes } = source
  if (source.kind === 'pdf') {
    return { kind: 'pages', open: async () => (await import('./pdf-reader')).openPdf(bytes) }
  }
  if (isPicture(bytes)) {
    return {
      kind: 'pages',
      open: async () => (await import('./picture-reader')).openPicture(bytes.slice()),
    }
  }
  return textOfFile(bytes)
}
