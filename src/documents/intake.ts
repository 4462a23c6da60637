// Chooses the one field of text, url and file that was sent, and checks its size.
import { RolecallError } from '../runtime/errors.js'
import { LIMITS } from '../runtime/limits.js'
import { decodeBase64 } from './decode-base64.js'
import { tooLarge } from './too-large.js'

/** The names by which a caller knows the three fields; /match gives them a prefix. */
export interface FieldNames {
  text: string
  url: string
  file: string
}

export type InputFields = Partial<Record<keyof FieldNames, string | null | undefined>>

export type ChosenInput =
  | { kind: 'text'; text: string }
  | { kind: 'url'; url: string }
  | { kind: 'bytes'; bytes: Uint8Array }

const PLAIN_NAMES: FieldNames = { text: 'text', url: 'url', file: 'file' }
const KINDS = ['text', 'url', 'file'] as const
/** A field of blanks counts as not sent. */
const VISIBLE = /\S/

/** The field that was sent, checked; null when there is none. More than one is refused. */
export function chooseInput(fields: InputFields, names = PLAIN_NAMES): ChosenInput | null {
  const sent = KINDS.filter((kind) => VISIBLE.test(fields[kind] ?? ''))
  if (sent.length > 1) {
    const list = sent.map((kind) => names[kind]).join(', ')
    throw new RolecallError('invalid_request', `Send exactly one document: ${list} were all sent.`)
  }
  const [kind] = sent
  if (kind === undefined) return null
  const value = fields[kind] ?? ''
  if (kind === 'text') return { kind, text: checkTextSize(value, names.text) }
  if (kind === 'url') return { kind, url: value.trim() }
  return { kind: 'bytes', bytes: decodeBase64(value, names.file, LIMITS.documentBytesMax) }
}

function checkTextSize(text: string, name: string): string {
  const size = Buffer.byteLength(text)
  if (size > LIMITS.documentBytesMax) throw tooLarge(name, size, LIMITS.documentBytesMax)
  return text
}
