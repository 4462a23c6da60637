// Reads and unpacks the body of an answer, bounded on the wire and in memory.
import type { IncomingMessage } from 'node:http'
import type { Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'
import { LIMITS } from '../../runtime/limits.js'
import { tooLarge } from '../too-large.js'
import { fetchFailed } from './failures.js'

const CAP_BYTES = LIMITS.wireBytesMax
const CAP_TEXT = `${CAP_BYTES / 1024 / 1024} MiB`

/** The lower half of a zlib stream's first byte. */
const ZLIB_METHOD = 8

const UNPACKERS: Record<string, (first: Buffer) => Transform> = {
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  br: () => createBrotliDecompress(),
  // Some servers send the raw stream, without the zlib header that the standard asks for.
  deflate: (first) => ((first[0] ?? 0) % 16 === ZLIB_METHOD ? createInflate() : createInflateRaw()),
}

export async function readBody(response: IncomingMessage): Promise<Buffer> {
  const declared = Number(response.headers['content-length'] ?? 0)
  if (declared > CAP_BYTES) throw tooLarge('The document behind url', declared, CAP_BYTES)
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity' || encoding === '') return collect(response)
  const unpacker = UNPACKERS[encoding]
  if (!unpacker) throw fetchFailed('the answer is packed in a way that is not known here')
  return unpack(response, unpacker)
}

/** Reads a whole stream; gives up at the cap. */
async function collect(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > CAP_BYTES) throw fetchFailed(`the document is larger than ${CAP_TEXT}`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

/** Packed bytes are bounded too: a stream of empty blocks could go on for ever. */
async function unpack(
  response: IncomingMessage,
  unpacker: (first: Buffer) => Transform,
): Promise<Buffer> {
  const packed = await collect(response)
  if (packed.length === 0) return packed
  const transform = unpacker(packed)
  transform.end(packed)
  return collect(transform)
}
