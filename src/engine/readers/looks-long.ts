// Whether a job will probably take long, by the size of its documents. Such jobs leave one reader
// to others.
import type { DocumentSource } from '../types.js'

/** Cost grows with the text; an ordinary résumé or posting has a tenth of this. */
const TEXT_CHARS_MAX = 128 * 1024
/** Most of a PDF is fonts and pictures. */
const PDF_BYTES_MAX = 4 * 1024 * 1024
const PDF_MARK = '%PDF-'
/** As far as `sniff` looks for the mark of a PDF. */
const MARK_BYTES = 1024

/** The fields of payloads that hold documents. */
const FIELDS = ['source', 'resume', 'job'] as const

function isLarge(source: DocumentSource): boolean {
  if (source.kind === 'text') return source.text.length > TEXT_CHARS_MAX
  const { bytes } = source
  if (bytes.length <= TEXT_CHARS_MAX) return false
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, MARK_BYTES))
  return !head.includes(PDF_MARK) || bytes.length > PDF_BYTES_MAX
}

const isSource = (value: unknown): value is DocumentSource =>
  typeof value === 'object' && value !== null && 'kind' in value

/** Takes the payload of any operation. */
export function looksLong(payload: unknown): boolean {
  const parts = [payload, ...Object.values((payload ?? {}) as object)]
  return parts.some((part) =>
    FIELDS.some((field) => {
      const source = ((part ?? {}) as Record<string, unknown>)[field]
      return isSource(source) && isLarge(source)
    }),
  )
}
