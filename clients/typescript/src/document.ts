// A document in whatever form the caller has it, as the members of a body.
import { readFile } from './runtime.js'

/**
 * Exactly one of:
 * - `file`: a path, a `File` or `Blob`, or bytes. A string with a line break is taken for the text itself.
 * - `text`: the document's text.
 * - `url`: the address of a public PDF or web page.
 */
export type DocumentSource =
  | { file: string | URL | Blob | ArrayBuffer | Uint8Array; text?: never; url?: never }
  | { text: string; file?: never; url?: never }
  | { url: string | URL; file?: never; text?: never }

export type DocumentFields = { text: string } | { url: string } | { file: string }

/** How many bytes are converted at once: a function call takes no longer list of arguments. */
const CHUNK = 0x8000

function base64(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += CHUNK) {
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)))
  }
  return btoa(pieces.join(''))
}

async function bytesOf(file: string | URL | Blob | ArrayBuffer | Uint8Array): Promise<Uint8Array> {
  if (file instanceof Uint8Array) return file
  if (file instanceof Blob) return new Uint8Array(await file.arrayBuffer())
  if (file instanceof ArrayBuffer) return new Uint8Array(file)
  return readFile(file)
}

export async function documentFields(source: DocumentSource): Promise<DocumentFields> {
  if (source.text !== undefined) return { text: source.text }
  if (source.url !== undefined) return { url: String(source.url) }
  if (source.file === undefined) throw new TypeError('A document needs one of file, text and url.')
  if (typeof source.file === 'string' && source.file.includes('\n')) return { text: source.file }
  return { file: base64(await bytesOf(source.file)) }
}
