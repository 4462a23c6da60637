// Bytes of a file: to base64 for the API, and whether they are a PDF, a picture or a text.
const CHUNK = 0x8000
/** As far as PDF readers look for the mark of a PDF. */
const PDF_WITHIN = 1024

export function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  }
  return btoa(binary)
}

export const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, PDF_WITHIN)).includes('%PDF-')

/** PNG, JPEG, and both kinds of TIFF. */
const PICTURES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
]

export const isPicture = (bytes: Uint8Array): boolean =>
  PICTURES.some((mark) => mark.every((byte, index) => bytes[index] === byte))

/** RTF consists of letters, but not of those that a reader sees. */
const RTF = '{\\rtf'

/** The text of UTF-8 bytes; null when they are something else. */
export function asText(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') || text.startsWith(RTF) ? null : text
  } catch {
    return null
  }
}
