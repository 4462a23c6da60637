// Reads single entries of a ZIP archive by name, bounded. Nothing else is unpacked: macros,
// pictures and archives inside stay untouched.
import { inflateRawSync } from 'node:zlib'
import { RolecallError } from '../../runtime/errors.js'

/** Sizes of the records without their names and comments, from APPNOTE.TXT. */
const END_BYTES = 22
const COMMENT_BYTES_MAX = 0xffff
const DIRECTORY_BYTES = 46
const LOCAL_BYTES = 30
// The offsets of fields in each record, from APPNOTE.TXT, which defines the format.
const END_AT = { entries: 10, directory: 16 } as const
const DIRECTORY_SIGNATURE = 0x02014b50
const DIRECTORY_AT = {
  flags: 8,
  method: 10,
  packedBytes: 20,
  nameBytes: 28,
  extraBytes: 30,
  commentBytes: 32,
  local: 42,
} as const
/** The mark before a file itself; DIRECTORY_SIGNATURE is the mark before its row in the directory. */
const LOCAL_SIGNATURE = 0x04034b50
const LOCAL_AT = { nameBytes: 26, extraBytes: 28 } as const
/** An office document has some dozens of entries. */
const ENTRIES_MAX = 4_000
/** For one entry, and for all that are read. A résumé's text has some hundred kilobytes of XML. */
const ENTRY_BYTES_MAX = 16 * 1024 * 1024
const READ_BYTES_MAX = 32 * 1024 * 1024
/** XML compresses to a tenth or a thirtieth, a bomb to a thousandth. */
const RATIO_MAX = 200
/** Smaller entries may compress as they like: they do no harm. */
const RATIO_FROM_BYTES = 1024 * 1024
/** Methods of compression, and the flag of an entry that a password protects. */
const STORED = 0
const DEFLATED = 8
const ENCRYPTED_FLAG = 1

interface Entry {
  method: number
  encrypted: boolean
  packedBytes: number
  /** Where the entry's local header starts. */
  at: number
}

export interface Zip {
  names: readonly string[]
  /** The unpacked bytes of an entry; null when there is none of that name. */
  read(name: string): Uint8Array | null
}

const broken = (internal: string): RolecallError =>
  new RolecallError('parse_failed', 'The document is damaged: it cannot be unpacked.', {
    internal,
  })

const tooMuch = (internal: string): RolecallError =>
  new RolecallError('parse_failed', 'The document unpacks to more than is allowed.', { internal })

export function openZip(bytes: Uint8Array): Zip {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = readDirectory(buffer)
  let readBytes = 0
  return {
    names: [...entries.keys()],
    read(name) {
      const entry = entries.get(name)
      if (!entry) return null
      const data = unpack(buffer, entry, Math.min(ENTRY_BYTES_MAX, READ_BYTES_MAX - readBytes))
      readBytes += data.length
      return data
    },
  }
}

function endRecord(buffer: Buffer): number {
  const from = Math.max(0, buffer.length - END_BYTES - COMMENT_BYTES_MAX)
  const at = buffer.subarray(from).lastIndexOf('PK\x05\x06')
  if (at < 0 || from + at + END_BYTES > buffer.length) throw broken('no end record')
  return from + at
}

function readDirectory(buffer: Buffer): Map<string, Entry> {
  const end = endRecord(buffer)
  const count = buffer.readUInt16LE(end + END_AT.entries)
  if (count > ENTRIES_MAX) throw tooMuch('too many entries')
  const entries = new Map<string, Entry>()
  let at = buffer.readUInt32LE(end + END_AT.directory)
  for (let index = 0; index < count; index++) {
    if (at + DIRECTORY_BYTES > buffer.length || buffer.readUInt32LE(at) !== DIRECTORY_SIGNATURE) {
      throw broken('no directory entry')
    }
    const short = (field: number) => buffer.readUInt16LE(at + field)
    const nameBytes = short(DIRECTORY_AT.nameBytes)
    const nameAt = at + DIRECTORY_BYTES
    const name = buffer.toString('utf8', nameAt, nameAt + nameBytes).replaceAll('\\', '/')
    // Of two entries with one name the first counts, as in most readers.
    if (!entries.has(name)) {
      entries.set(name, {
        method: short(DIRECTORY_AT.method),
        encrypted: (short(DIRECTORY_AT.flags) & ENCRYPTED_FLAG) !== 0,
        packedBytes: buffer.readUInt32LE(at + DIRECTORY_AT.packedBytes),
        at: buffer.readUInt32LE(at + DIRECTORY_AT.local),
      })
    }
    at = nameAt + nameBytes + short(DIRECTORY_AT.extraBytes) + short(DIRECTORY_AT.commentBytes)
  }
  return entries
}

function unpack(buffer: Buffer, entry: Entry, bytesMax: number): Uint8Array {
  const { at, packedBytes, method } = entry
  if (entry.encrypted) {
    throw new RolecallError('parse_failed', 'The document is protected by a password.')
  }
  if (at + LOCAL_BYTES > buffer.length || buffer.readUInt32LE(at) !== LOCAL_SIGNATURE) {
    throw broken('no local header')
  }
  const nameBytes = buffer.readUInt16LE(at + LOCAL_AT.nameBytes)
  const from = at + LOCAL_BYTES + nameBytes + buffer.readUInt16LE(at + LOCAL_AT.extraBytes)
  if (from + packedBytes > buffer.length) throw broken('entry reaches beyond the file')
  const packed = buffer.subarray(from, from + packedBytes)
  if (method === STORED) {
    if (packed.length > bytesMax) throw tooMuch('stored entry')
    return packed
  }
  if (method !== DEFLATED) throw broken(`method ${method}`)
  const ratioBytes = Math.max(RATIO_FROM_BYTES, packedBytes * RATIO_MAX)
  return inflate(packed, Math.max(1, Math.min(bytesMax, ratioBytes)))
}

function inflate(packed: Uint8Array, maxOutputLength: number): Uint8Array {
  try {
    return inflateRawSync(packed, { maxOutputLength })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ERR_BUFFER_TOO_LARGE') throw tooMuch('inflated entry')
    throw broken(code ?? 'inflate')
  }
}
