// The document of a call: chosen from its fields, fetched where it is a URL, and given its id.
import { createHmac } from 'node:crypto'
import type { ExtraFormat } from '../../documents/formats.js'
import { type ChosenInput, chooseInput, type FieldNames } from '../../documents/intake.js'
import type { DocumentSource } from '../../engine/types.js'
import { RolecallError } from '../../runtime/errors.js'
import type { CallWork, InputForm } from '../endpoint.js'
import type { Services } from '../services.js'

export interface TakenDocument {
  source: DocumentSource
  /** The same document in the same account always gets the same id. */
  id: string
  /** The field that it came in. */
  field: string
}

type Fields = Readonly<Record<string, unknown>>

const PLAIN: FieldNames = { text: 'text', url: 'url', file: 'file' }
/** Some 140 bits in letters and digits: no two documents of an account share an id by chance. */
const ID_CHARS = 24

/** Input is checked before credits are reserved and used after that: it is decoded once. */
const chosen = new WeakMap<Fields, Map<string, ChosenInput | null>>()

const textOf = (fields: Fields, name: string): string | undefined => {
  const value = fields[name]
  return typeof value === 'string' ? value : undefined
}

function choose(fields: Fields, names: FieldNames): ChosenInput | null {
  const known = chosen.get(fields) ?? new Map<string, ChosenInput | null>()
  chosen.set(fields, known)
  const before = known.get(names.text)
  if (before !== undefined) return before
  const input = chooseInput(
    {
      text: textOf(fields, names.text),
      url: textOf(fields, names.url),
      file: textOf(fields, names.file),
    },
    names,
  )
  known.set(names.text, input)
  return input
}

/** For an operation's `check`: exactly one of the three fields, within its bounds. */
export function checkDocument(fields: Fields, form: InputForm): void {
  if (choose(fields, PLAIN) !== null) return
  throw new RolecallError(
    'invalid_request',
    form === 'query'
      ? 'The query has no document: text or url is needed. A file needs POST.'
      : 'The body has no document: one of text, url or file is needed.',
  )
}

/** Whether any of the three fields was sent. */
export const hasDocument = (fields: Fields, names: FieldNames): boolean =>
  choose(fields, names) !== null

/** Who sent the document, and how it is fetched and decoded. */
export interface Taking {
  services: Services
  account: { id: string }
  work: CallWork
  /** The formats that are read besides PDF and text. */
  formats: readonly ExtraFormat[]
}

async function sourceOf(
  input: ChosenInput,
  { url: field }: FieldNames,
  { work }: Taking,
): Promise<DocumentSource> {
  if (input.kind !== 'url') return input
  const { bytes, contentType } = await work.fetch(field, input.url)
  return { kind: 'bytes', bytes, contentType }
}

export async function takeDocument(
  fields: Fields,
  prefix: 'cand' | 'role',
  taking: Taking,
  names: FieldNames = PLAIN,
): Promise<TakenDocument> {
  const input = choose(fields, names)
  if (input === null) throw new RolecallError('invalid_request')
  const found = await sourceOf(input, names, taking)
  const { formats } = taking
  const source = found.kind === 'bytes' && formats.length > 0 ? { ...found, formats } : found
  const content = source.kind === 'text' ? source.text : source.bytes
  const digest = createHmac('sha256', taking.services.documentIdKey)
    .update(`${prefix}\0${taking.account.id}\0`)
    .update(content)
    .digest('base64url')
    .replace(/[-_]/g, '')
  const field = names[input.kind === 'bytes' ? 'file' : input.kind]
  return { source, id: `${prefix}_${digest.slice(0, ID_CHARS)}`, field }
}
