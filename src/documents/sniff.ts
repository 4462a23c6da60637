// What bytes are: a PDF, text, or a format that is refused by its name.
import { readFileSync } from 'node:fs'
import { fileTypeFromBuffer } from 'file-type'
import { RolecallError } from '../core/errors.js'
import { isText } from './is-text.js'

const formats = JSON.parse(
  readFileSync(new URL('./data/formats.json', import.meta.url), 'utf8'),
) as { names: Record<string, string>; unknown: string; readAsText: string[]; madeOfText: string[] }

/** Readers accept junk before the header up to here (ISO 32000, implementation note 13). */
const PDF_HEADER_WITHIN_BYTES = 1024
/** Enough to tell apart the formats that share a container (DOCX, ODT, EPUB … in ZIP). */
const SAMPLE_BYTES = 256 * 1024

const BOMS = [
  [0xef, 0xbb, 0xbf],
  [0xff, 0xfe],
  [0xfe, 0xff],
]

export type SniffedFormat = 'pdf' | 'text'

/** Refuses every format other than PDF and text, naming what was found. */
export async function sniffFormat(bytes: Uint8Array): Promise<SniffedFormat> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const header = buffer.subarray(0, PDF_HEADER_WITHIN_BYTES + 5).indexOf('%PDF-')
  const sample = buffer.subarray(0, SAMPLE_BYTES)
  if (header === 0) {
    if (endsAsZip(buffer)) throw unsupported('zip')
    return 'pdf'
  }
  if (BOMS.some((bom) => bom.every((byte, index) => sample[index] === byte))) return 'text'
  const found = await fileTypeFromBuffer(sample)
  const text = isText(sample)
  if (found && isRefused(found.ext, text, header > 0)) throw unsupported(found.ext)
  if (header > 0) return 'pdf'
  if (!text) throw unsupported('')
  return 'text'
}

/** Short magic numbers also open words ("BMW", "GIFT"): in clean text only whole markers count. */
function isRefused(ext: string, text: boolean, junkBeforePdf: boolean): boolean {
  if (formats.readAsText.includes(ext) || ext === 'pdf') return false
  if (text) return formats.madeOfText.includes(ext) && !junkBeforePdf
  return true
}

/**
 * A ZIP is read from its end: an end record whose comment reaches exactly to the last byte makes
 * the file an archive too, whatever it opens with. Attachments inside a PDF do not fit that.
 */
function endsAsZip(buffer: Buffer): boolean {
  const from = Math.max(0, buffer.length - 22 - 0xffff)
  for (let at = buffer.lastIndexOf('PK\x05\x06'); at >= from; at = lastBefore(buffer, at)) {
    if (at + 22 <= buffer.length && at + 22 + buffer.readUInt16LE(at + 20) === buffer.length) {
      return true
    }
  }
  return false
}

const lastBefore = (buffer: Buffer, at: number) =>
  at === 0 ? -1 : buffer.lastIndexOf('PK\x05\x06', at - 1)

function unsupported(ext: string): RolecallError {
  const name = ext === '' ? formats.unknown : (formats.names[ext] ?? `a ${ext.toUpperCase()} file`)
  return new RolecallError(
    'unsupported_format',
    `The document is ${name}. Send a PDF or plain text instead.`,
  )
}
