// Reads large files that are let go soon: a start reads ten megabytes of code and throws them away.
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** What TypeScript does not know yet: a buffer that may change its length. */
type Resizable = new (length: number, options: { maxByteLength: number }) => ArrayBuffer

/**
 * The bytes of a file, in pages of their own, which the system gets back as they are let go. The C library would
 * lend the room of an ordinary buffer, and once it has got one of five megabytes back it holds on to that much for
 * each thread: a server with two threads had 305 MB after 200 documents, and has 280 (`npm run bench:start`).
 */
export function readApart(path: string | URL): Buffer<ArrayBuffer> {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    // Only a buffer that may change its length gets its pages from the system.
    const bytes = Buffer.from(new (ArrayBuffer as Resizable)(size, { maxByteLength: size }))
    for (let read = 0; read < size; ) {
      const count = readSync(file, bytes, read, size - read, null)
      if (count === 0) throw new Error('A file was cut short while it was read')
      read += count
    }
    return bytes
  } finally {
    closeSync(file)
  }
}
