// Decodes bytes: by a byte order mark, as strict UTF-8, as declared, or by a guess.
import { analyse } from 'chardet'
import { mendWestern } from './clean-text.js'

/** Enough to tell the charset; bounds what a large file costs. */
const GUESS_SAMPLE_BYTES = 64 * 1024
/** UTF-16 has NUL bytes from its first words on. */
const UTF16_SAMPLE_BYTES = 4096
const CHARSET_DECLARED = /charset\s*=\s*["']?\s*([\w:.-]{2,40})/i
/** Browsers look for a declaration in about this much. */
const DECLARED_WITHIN_BYTES = 2048
/**
 * Single-byte charsets fit almost any bytes, so a guess must be this much surer (of 100) than
 * windows-1252, by far the commonest one in the documents that come here.
 */
const SURER_THAN_WESTERN = 15
const WESTERN = 'windows-1252'
const UTF8 = /^utf-?8$/i

/** Gives the text of bytes in any charset; never throws. */
export function decodeText(bytes: Uint8Array, contentType = ''): string {
  const marked = markedCharset(bytes)
  if (marked) return decode(bytes, marked)
  if (looksLikeUtf16(bytes)) return decode(bytes, isLittleEndian(bytes) ? 'utf-16le' : 'utf-16be')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decode(bytes, declared(bytes, contentType) ?? guess(bytes))
  }
}

/** The charset that a byte order mark names. */
export function markedCharset(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return null
}

/** The charset that the server or the page declares, if it can be decoded. */
function declared(bytes: Uint8Array, contentType: string): string | null {
  const head = Buffer.from(bytes.subarray(0, DECLARED_WITHIN_BYTES)).toString('latin1')
  for (const source of [contentType, head]) {
    const label = CHARSET_DECLARED.exec(source)?.[1]
    // Strict UTF-8 has failed already, so declaring UTF-8 is wrong.
    if (label && isCharset(label) && !UTF8.test(label)) return label
  }
  return null
}

function guess(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, GUESS_SAMPLE_BYTES)
  const matches = analyse(sample).filter(
    ({ name }) => !UTF8.test(name) && isCharset(name) && fitsCharset(sample, name),
  )
  const western = matches.find(({ name }) => /^(windows-1252|iso-8859-1)$/i.test(name))
  const [best] = matches
  if (!best || (western && best.confidence - western.confidence < SURER_THAN_WESTERN)) {
    return WESTERN
  }
  return best.name
}

/**
 * Whether every byte of the sample has a meaning in the charset. The sample's end may cut a letter
 * in half, which is no error.
 */
export function fitsCharset(sample: Uint8Array, charset: string): boolean {
  try {
    new TextDecoder(charset, { fatal: true }).decode(sample, { stream: true })
    return true
  } catch {
    return false
  }
}

function isCharset(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== 'utf-8' || UTF8.test(label)
  } catch {
    return false
  }
}

function decode(bytes: Uint8Array, charset: string): string {
  const decoder = new TextDecoder(charset)
  const text = decoder.decode(bytes)
  // Node decodes windows-1252 as Latin-1 (nodejs/node issue 56542), so its own signs are restored.
  return decoder.encoding === WESTERN ? mendWestern(text) : text
}

/**
 * In Latin text nearly all pairs have a NUL in one place and hardly any in the other. Other scripts
 * and signs break that rule a little, so both shares leave room.
 */
const UTF16_NULS = { many: 0.4, few: 0.05 } as const

/** Every second byte of Latin text in UTF-16 is NUL. */
export function looksLikeUtf16(bytes: Uint8Array): boolean {
  const { even, odd, pairs } = nulCounts(bytes)
  if (pairs < 2) return false
  const [few, many] = even < odd ? [even, odd] : [odd, even]
  return many > pairs * UTF16_NULS.many && few < pairs * UTF16_NULS.few
}

function isLittleEndian(bytes: Uint8Array): boolean {
  const { even, odd } = nulCounts(bytes)
  return odd > even
}

function nulCounts(bytes: Uint8Array): { even: number; odd: number; pairs: number } {
  const end = Math.min(bytes.length, UTF16_SAMPLE_BYTES) & ~1
  let even = 0
  let odd = 0
  for (let index = 0; index < end; index += 2) {
    if (bytes[index] === 0) even++
    if (bytes[index + 1] === 0) odd++
  }
  return { even, odd, pairs: end / 2 }
}
