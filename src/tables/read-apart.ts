// Reads large files that are soon let go: a start reads ten megabytes of code and then drops them.
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** A resizable buffer, which TypeScript does not know yet. */
type Resizable = new (length: number, options: { maxByteLength: number }) => ArrayBuffer

/**
 * The bytes of a file, in pages of their own, which the system gets back as soon as they are
 * dropped. The C library would lend the room for an ordinary buffer, and once a buffer of five
 * megabytes came back it would keep that much for each thread: a server with two threads had 305 MB
 * after 200 documents, and has 280 (`npm run bench:start`).
 */
export function readApart(path: string | URL): Buffer<ArrayBuffer> {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    // Only a resizable buffer gets its pages from the system.
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
