// RTF → Document: sets the text of its groups on pages, with their looks.
import { setPages } from '../flow/set-pages.js'
import type { Document } from '../types.js'
import { RtfReader } from './reader.js'

export function readRtf(bytes: Uint8Array): Document {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  return setPages([new RtfReader(source).read()])
}
