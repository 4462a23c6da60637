// Tells what bytes are: a PDF, text, a format that the caller reads too, or one that is refused by
// name.

import { fileTypeFromBuffer } from 'file-type'
import { RolecallError } from '../runtime/errors.js'
import { dataJson } from '../tables/data-file.js'
import { markedCharset } from './decode-text.js'
import type { ExtraFormat } from './formats.js'
import { isText } from './is-text.js'
import { openZip } from './zip/read-zip.js'

const formats = dataJson('./data/formats.json', import.meta.url) as {
  names: Record<string, string>
  unknown: string
  readAsText: string[]
  madeOfText: string[]
  /** Formats that can be read on request, by their sniffed names. */
  extra: Record<string, ExtraFormat>
  /** Advice for formats that are never read. */
  advice: Record<string, string>
}

/** PDF readers accept junk before the header up to here (ISO 32000, implementation note 13). */
const PDF_HEADER_WITHIN_BYTES = 1024
/** Enough to tell formats in the same container apart (DOCX, ODT, EPUB … in ZIP). */
const SAMPLE_BYTES = 256 * 1024

export type SniffedFormat = 'pdf' | 'text' | ExtraFormat

/** Refuses all formats except PDF, text and the given ones, and names what was found. */
export async function sniffFormat(
  bytes: Uint8Array,
  extra: readonly ExtraFormat[] = [],
): Promise<SniffedFormat> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const header = buffer.subarray(0, PDF_HEADER_WITHIN_BYTES + 5).indexOf('%PDF-')
  const sample = buffer.subarray(0, SAMPLE_BYTES)
  if (header === 0) {
    if (endsAsZip(buffer)) throw unsupported('zip', extra)
    return 'pdf'
  }
  const text = isText(sample)
  if (text && markedCharset(sample) !== null) return 'text'
  const found = await fileTypeFromBuffer(sample)
  const ext = isTiff(sample) && !text ? 'tif' : (found?.ext ?? '')
  if (ext !== '' && isRefused(ext, text, header > 0)) {
    const format = formats.extra[ext === 'zip' ? officeKind(buffer) : ext]
    if (format && extra.includes(format)) return format
    throw unsupported(ext, extra)
  }
  if (header > 0) return 'pdf'
  if (!text) throw unsupported('', extra)
  return 'text'
}

/** A TIFF's directory may be at the end of the file, beyond the sample. */
const isTiff = (sample: Buffer): boolean => {
  const magic = sample.toString('latin1', 0, 4)
  return magic === 'II*\0' || magic === 'MM\0*'
}

/** Recognises an archive with parts in an unusual order by its parts. */
function officeKind(buffer: Buffer): string {
  try {
    const { names } = openZip(buffer)
    if (names.includes('word/document.xml')) return 'docx'
    return names.includes('content.xml') && names.includes('mimetype') ? 'odt' : 'zip'
  } catch {
    return 'zip'
  }
}

/**
 * Words also begin with short magic numbers ("BMW", "GIFT"), so clean text is judged by whole
 * markers only.
 */
function isRefused(ext: string, text: boolean, junkBeforePdf: boolean): boolean {
  if (formats.readAsText.includes(ext) || ext === 'pdf') return false
  if (text) return formats.madeOfText.includes(ext) && !junkBeforePdf
  return true
}

/** The end record of a ZIP: its size, and where it gives the length of the comment after it. */
const ZIP_END = { bytes: 22, commentBytesAt: 20, commentBytesMax: 0xffff } as const

/**
 * ZIP readers begin at the end: a file is also an archive if it has an end record whose comment
 * reaches exactly to the last byte. Attachments inside a PDF do not fit that.
 */
function endsAsZip(buffer: Buffer): boolean {
  const from = Math.max(0, buffer.length - ZIP_END.bytes - ZIP_END.commentBytesMax)
  for (let at = buffer.lastIndexOf('PK\x05\x06'); at >= from; at = lastBefore(buffer, at)) {
    const end = at + ZIP_END.bytes
    if (end > buffer.length) continue
    if (end + buffer.readUInt16LE(at + ZIP_END.commentBytesAt) === buffer.length) return true
  }
  return false
}

const lastBefore = (buffer: Buffer, at: number) =>
  at === 0 ? -1 : buffer.lastIndexOf('PK\x05\x06', at - 1)

function unsupported(ext: string, extra: readonly ExtraFormat[]): RolecallError {
  const name = ext === '' ? formats.unknown : (formats.names[ext] ?? `a ${ext.toUpperCase()} file`)
  const others = extra.map((format) => formats.names[format] ?? format)
  const instead =
    extra.length === 0
      ? 'Send a PDF or plain text instead.'
      : (formats.advice[ext] ?? `Read here are PDF, plain text, ${others.join(', ')}.`)
  return new RolecallError('unsupported_format', `The document is ${name}. ${instead}`)
}
