// Takes single files out of a ZIP archive: Word and OpenDocument files are such archives.
const END = { mark: 0x06054b50, bytes: 22, commentMax: 0xffff, count: 10, directory: 16 }
const ENTRY = { mark: 0x02014b50, bytes: 46, method: 10, packed: 20, name: 28, extra: 30, note: 32 }
const LOCAL = { bytes: 30, name: 26, extra: 28, at: 42 }
const STORED = 0
/** Far more than the text of a long document; what unpacks to more is not shown. */
const UNPACKED_BYTES_MAX = 32 * 1024 * 1024

export interface Zip {
  names: string[]
  /** The text of a file in it; "" when it holds no such file. */
  text(name: string): Promise<string>
}

interface Entry {
  method: number
  packed: number
  at: number
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END.bytes - END.commentMax)
  for (let at = view.byteLength - END.bytes; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END.mark) return at
  }
  return -1
}

function entriesOf(bytes: Uint8Array, view: DataView): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  const end = endOf(view)
  if (end < 0) return entries
  let at = view.getUint32(end + END.directory, true)
  for (let left = view.getUint16(end + END.count, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== ENTRY.mark) break
    const nameBytes = view.getUint16(at + ENTRY.name, true)
    const name = new TextDecoder().decode(bytes.subarray(at + ENTRY.bytes).subarray(0, nameBytes))
    entries.set(name, {
      method: view.getUint16(at + ENTRY.method, true),
      packed: view.getUint32(at + ENTRY.packed, true),
      at: view.getUint32(at + LOCAL.at, true),
    })
    const more = view.getUint16(at + ENTRY.extra, true) + view.getUint16(at + ENTRY.note, true)
    at += ENTRY.bytes + nameBytes + more
  }
  return entries
}

/** Stops as soon as too much has come out, so that a bomb costs no more than that. */
async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<string> {
  const decoder = new TextDecoder()
  const reader = new Blob([packed])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader()
  let text = ''
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > UNPACKED_BYTES_MAX) throw new RangeError('the file unpacks to too much')
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

/** Throws a RangeError when the archive is cut short. */
export function openZip(bytes: Uint8Array): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = entriesOf(bytes, view)
  return {
    names: [...entries.keys()],
    text: async (name) => {
      const entry = entries.get(name)
      if (!entry) return ''
      const lengths =
        view.getUint16(entry.at + LOCAL.name, true) + view.getUint16(entry.at + LOCAL.extra, true)
      const start = entry.at + LOCAL.bytes + lengths
      const packed = bytes.slice(start, start + entry.packed)
      return entry.method === STORED ? new TextDecoder().decode(packed) : inflate(packed)
    },
  }
}
