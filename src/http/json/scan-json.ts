// Measures a JSON text before it is parsed, so that a bomb is refused before it becomes objects.
export interface JsonBounds {
  depthMax: number
  /** Commas, brackets and braces outside strings: a measure of how many values there are. */
  tokensMax: number
}

export type JsonVerdict = 'fits' | 'too_deep' | 'too_many'

/** The ASCII codes of the signs that JSON is made of. */
const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPEN_BRACKET = 0x5b
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d

/** Index just after the closing quote of the string whose content starts at `from`. */
function endOfString(bytes: Buffer, from: number): number {
  const quote = bytes.indexOf(QUOTE, from)
  if (quote === -1) return bytes.length
  if (bytes[quote - 1] !== BACKSLASH || quote === from) return quote + 1
  // An escape: go byte by byte, since one search per escaped quote would cost more.
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === BACKSLASH) at += 1
    else if (byte === QUOTE) return at + 1
  }
  return bytes.length
}

/** Linear in the text; long strings are skipped at memory speed. */
export function scanJson(bytes: Buffer, bounds: JsonBounds): JsonVerdict {
  let depth = 0
  let tokens = 0
  let at = 0
  while (at < bytes.length) {
    const byte = bytes[at]
    at += 1
    if (byte === QUOTE) {
      at = endOfString(bytes, at)
    } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
      depth += 1
      tokens += 1
      if (depth > bounds.depthMax) return 'too_deep'
    } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
      depth -= 1
    } else if (byte === COMMA) {
      tokens += 1
    }
    if (tokens > bounds.tokensMax) return 'too_many'
  }
  return 'fits'
}
