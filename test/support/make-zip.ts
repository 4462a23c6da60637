// Makes ZIP archives for tests: sound ones, and ones with false entries.
import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  name: string
  data: string | Uint8Array
  /** Not packed. */
  stored?: boolean
  encrypted?: boolean
}

export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, data, stored = false, encrypted = false } of entries) {
    const raw = Buffer.from(data as string)
    const packed = stored ? raw : deflateRawSync(raw)
    const nameBytes = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(encrypted ? 1 : 0, 2)
    common.writeUInt16LE(stored ? 0 : 8, 4)
    common.writeUInt32LE(typeof crc32 === 'function' ? crc32(raw) : 0, 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(raw.length, 18)
    common.writeUInt16LE(nameBytes.length, 22)
    locals.push(Buffer.from('PK\x03\x04', 'latin1'), common, nameBytes, packed)
    const head = Buffer.alloc(46)
    head.write('PK\x01\x02', 'latin1')
    head.writeUInt16LE(20, 4)
    common.copy(head, 6, 0, 24)
    head.writeUInt32LE(at, 42)
    directory.push(head, nameBytes)
    at += 30 + nameBytes.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, listed, end])
}
