// Decodes base64 strictly: Buffer.from never throws, but skips what it does not know.
import { RolecallError } from '../runtime/errors.js'
import { tooLarge } from './too-large.js'

/** Browsers give files as data URIs; the caller must cut off their head. */
const DATA_URI = /^\s*data:/i
/** Tools wrap base64 at 64 or 76 columns, so these are allowed. */
const WRAPPING = ['\n', '\r', ' ', '\t']
const WRAPPING_BYTES = new Set(WRAPPING.map((character) => character.charCodeAt(0)))
const PADDING_TAIL = /^(?:=\s{0,4}){1,2}$/

const refuse = (name: string, why: string) =>
  new RolecallError('invalid_request', `${name} is not base64: ${why}.`)

/** Standard alphabet (RFC 4648, section 4), line breaks allowed, padding optional. Linear time. */
export function decodeBase64(value: string, name: string, capBytes: number): Uint8Array {
  if (DATA_URI.test(value)) throw refuse(name, 'leave out the data: prefix, send only the base64')
  const digits = digitCount(value.trim(), name)
  const sizeBytes = Math.floor((digits * 3) / 4)
  if (sizeBytes > capBytes) throw tooLarge(name, sizeBytes, capBytes)
  if (value.includes('-') || value.includes('_')) {
    throw refuse(name, 'the URL-safe alphabet is not read, use + and /')
  }
  // A character beyond ASCII would be cut to its low byte, which may be a base64 digit.
  const ascii = Buffer.byteLength(value) === value.length
  const bytes = Buffer.from(value, 'base64')
  // Buffer.from skips unknown characters and stops at an early =: both give fewer bytes.
  if (!ascii || bytes.length !== sizeBytes) {
    throw refuse(name, 'it has characters outside the alphabet')
  }
  return bytes
}

/** Two signs, with room for the white space of a wrapped text around them. */
const PADDING_CHARS_MAX = 10

/** Counts the digits before the padding, without white space. */
function digitCount(text: string, name: string): number {
  const padded = text.indexOf('=')
  const end = padded < 0 ? text.length : padded
  if (
    padded >= 0 &&
    (text.length - padded > PADDING_CHARS_MAX || !PADDING_TAIL.test(text.slice(padded)))
  ) {
    throw refuse(name, 'padding (=) may only stand at the end')
  }
  const digits = end - wrappingCount(text, end)
  const padding = padded < 0 ? 0 : text.slice(padded).split('=').length - 1
  const whole = padding === 0 ? digits % 4 !== 1 : (digits + padding) % 4 === 0
  if (!whole || digits === 0) {
    throw refuse(name, 'its length is not possible, it may have been cut off')
  }
  return digits
}

/** Looks for each character alone first: that is nearly free, and most texts have none of them. */
function wrappingCount(text: string, end: number): number {
  if (!WRAPPING.some((character) => text.includes(character))) return 0
  let count = 0
  for (let index = 0; index < end; index++) {
    if (WRAPPING_BYTES.has(text.charCodeAt(index))) count++
  }
  return count
}
