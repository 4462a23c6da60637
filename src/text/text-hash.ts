// A hash of texts (FNV-1a, 32 bits) that can be extended piece by piece.
import { codeIn } from './code-at.js'

/** The prime of FNV-1a for 32 bits. */
export const HASH_FACTOR = 0x01000193
/** The hash of no text, from which every hash is built up. */
export const EMPTY_HASH = 0x811c9dc5

/** The hash of a text with a piece of another text behind it. */
export function extendHash(hash: number, text: string, from = 0, to = text.length): number {
  let value = hash
  for (let i = from; i < to; i += 1) {
    value ^= codeIn(text, i)
    value = Math.imul(value, HASH_FACTOR)
  }
  return value >>> 0
}
