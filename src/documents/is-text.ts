// Whether bytes are text in some charset, or something that only looks like it at a glance.
import { analyse } from 'chardet'
import { looksLikeUtf16 } from './decode-text.js'

/** Enough to tell; bounds what a large file costs. */
const SAMPLE_BYTES = 64 * 1024
/** Share of control bytes from which bytes are no text in any charset. */
const CONTROL_SHARE_MAX = 0.02
/**
 * Bytes 80 to 9F are rare signs in every single-byte charset of ours (dashes, quotes, the euro); sound,
 * pictures and code have them as often as any other byte, about one in eight.
 */
const C1_SHARE_MAX = 0.05
/** Words are parted: even a list of long ones has more white space than this. */
const SPACE_SHARE_MIN = 0.02
/** Charsets in which a letter is two bytes or more, so that the counts above say nothing. */
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
    // Escape opens the charsets of ISO 2022.
    else if (byte < 0x20 && byte !== 0x1b) counts.controls++
    else if (byte >= 0x80 && byte <= 0x9f) counts.c1++
  }
  return counts
}

/** A letter that the sample's end cuts in half is no fault. */
function isUtf8(sample: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true })
    return true
  } catch {
    return false
  }
}

function isMultiByte(sample: Uint8Array): boolean {
  const name = analyse(sample)[0]?.name ?? ''
  if (!MULTI_BYTE.test(name)) return false
  try {
    new TextDecoder(name, { fatal: true }).decode(sample, { stream: true })
    return true
  } catch {
    return false
  }
}

export function isText(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  if (looksLikeUtf16(sample)) return true
  const { controls, c1, spaces } = countBytes(sample)
  if (controls > sample.length * CONTROL_SHARE_MAX) return false
  if (isUtf8(sample) || isMultiByte(sample)) return true
  return c1 <= sample.length * C1_SHARE_MAX && spaces >= sample.length * SPACE_SHARE_MIN
}
