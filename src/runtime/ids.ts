// Random identifiers: a readable prefix and enough randomness that nobody guesses one.
import { randomBytes } from 'node:crypto'

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 22 characters of 62 carry 130 bits. */
const ID_CHARS = 22

/** A prefix such as `acct_`, then 22 random letters and digits. */
export const randomId = (prefix: string): string => prefix + randomBase62(ID_CHARS)

export function randomBase62(length: number): string {
  let text = ''
  while (text.length < length) {
    for (const byte of randomBytes(length - text.length + 8)) {
      // 248 is the greatest multiple of 62 that a byte holds: the rest would favour some letters.
      if (byte < 248 && text.length < length) text += BASE62.charAt(byte % 62)
    }
  }
  return text
}
