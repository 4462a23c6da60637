// A hash of texts (FNV-1a, 32 bits) that goes on from the hash of the text before.

/** The hash of no text, from which every hash is built up. */
export const EMPTY_HASH = 0x811c9dc5

/** The hash of a text with a piece of another one behind it. */
export function extendHash(hash: number, text: string, from = 0, to = text.length): number {
  let value = hash
  for (let i = from; i < to; i += 1) {
    value ^= text.charCodeAt(i)
    value = Math.imul(value, 0x01000193)
  }
  return value >>> 0
}
