// A document that somebody gave: a file, pasted text, or an address.
import { asText, isPdf, toBase64 } from './bytes'

export type Source =
  | { kind: 'pdf'; name: string; bytes: Uint8Array }
  | { kind: 'text'; name: string; text: string }
  | { kind: 'url'; name: string; url: string }
  /** Neither a PDF nor a text: the API decides what it is. */
  | { kind: 'other'; name: string; bytes: Uint8Array }

/** The API's own limit; a larger file is refused before it is sent. */
export const FILE_BYTES_MAX = 10 * 1024 * 1024

export async function sourceOfFile(file: File): Promise<Source> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isPdf(bytes)) return { kind: 'pdf', name: file.name, bytes }
  const text = asText(bytes)
  if (text !== null) return { kind: 'text', name: file.name, text }
  return { kind: 'other', name: file.name, bytes }
}

/** As DocumentInput of the API. */
export function documentInput(
  source: Source,
): { text: string } | { url: string } | { file: string } {
  if (source.kind === 'text') return { text: source.text }
  if (source.kind === 'url') return { url: source.url }
  return { file: toBase64(source.bytes) }
}
