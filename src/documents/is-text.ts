// Tells bytes that are text in some charset from bytes that only look like it.
import { analyse } from 'chardet'
import { decodeText, fitsCharset, looksLikeUtf16, markedCharset } from './decode-text.js'

/** Enough to tell; bounds what a large file costs. */
const SAMPLE_BYTES = 64 * 1024
/** With a larger share of control bytes, bytes are no text in any charset. */
const CONTROL_SHARE_MAX = 0.02
/**
 * Bytes 80 to 9F are rare signs in single-byte charsets (dashes, quotes, the euro). In sound,
 * pictures and code they are as frequent as any other byte, about one in eight.
 */
const C1_SHARE_MAX = 0.05
/** Words are separated: even a list of long words has more white space than this. */
const SPACE_SHARE_MIN = 0.02
/** Controls other than white space, which no text holds. */
const CONTROLS = /(?!\s)\p{Cc}/gu
/** What stands for bytes that are no character. */
const LOST = /\ufffd/g
/** A text behind the wrong mark loses its accents; of any bytes more than half are lost. */
const LOST_SHARE_MAX = 0.2
/** Charsets with two or more bytes a letter, for which the counts above mean nothing. */
const MULTI_BYTE = /^(?:shift_jis|euc-|gb|big5|iso-2022)/i

interface Counts {
  controls: number
  c1: number
  spaces: number
}

function countBytes(sample: Uint8Array): Counts {
  const counts = { controls: 0, c1: 0, spaces: 0 }
  for (const byte of sample) {
    if (byte === 0x20 || (byte >= 0x09 && byte <= 0x0d)) counts.spaces++
    // The escape byte begins charsets of ISO 2022.
    else if (byte < 0x20 && byte !== 0x1b) counts.controls++
    else if (byte >= 0x80 && byte <= 0x9f) counts.c1++
  }
  return counts
}

function isMultiByte(sample: Uint8Array): boolean {
  const name = analyse(sample)[0]?.name ?? ''
  return MULTI_BYTE.test(name) && fitsCharset(sample, name)
}

/**
 * Whether what a mark or NUL bytes announce is text: any bytes may open with a mark, and in a table
 * of small numbers every second byte is NUL, as in UTF-16.
 */
function decodesToText(sample: Uint8Array): boolean {
  const text = decodeText(sample.subarray(0, sample.length & ~1))
  const shareOf = (pattern: RegExp) => (text.match(pattern)?.length ?? 0) / Math.max(1, text.length)
  return shareOf(CONTROLS) <= CONTROL_SHARE_MAX && shareOf(LOST) <= LOST_SHARE_MAX
}

export function isText(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  if (markedCharset(sample) !== null || looksLikeUtf16(sample)) return decodesToText(sample)
  const { controls, c1, spaces } = countBytes(sample)
  if (controls > sample.length * CONTROL_SHARE_MAX) return false
  if (fitsCharset(sample, 'utf-8') || isMultiByte(sample)) return true
  return c1 <= sample.length * C1_SHARE_MAX && spaces >= sample.length * SPACE_SHARE_MIN
}
