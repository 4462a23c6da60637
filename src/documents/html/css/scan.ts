// Ends of names, texts and bare addresses in a style sheet. They are loops, not patterns: a pattern
// keeps its way back for each sign, and throws a RangeError on the megabytes that an embedded font
// or a hostile sheet may have.

const BACKSLASH = 0x5c
const DASH = 0x2d
const UNDERSCORE = 0x5f
const FIRST_BEYOND_ASCII = 0x80
const LINE_END = '\n\f\r'
/** A code of up to six digits, with the space that ends it. */
const CODE = /[\da-fA-F]{1,6}(?:\r\n|[ \t\n\f\r])?/y

const isBetween = (code: number, first: number, last: number): boolean =>
  code >= first && code <= last

/** Letters, digits, "-", "_" and all signs beyond ASCII. */
const isOfName = (code: number): boolean =>
  code >= FIRST_BEYOND_ASCII ||
  code === DASH ||
  code === UNDERSCORE ||
  isBetween(code, 0x61, 0x7a) ||
  isBetween(code, 0x41, 0x5a) ||
  isBetween(code, 0x30, 0x39)

/** Behind the escape at this place: "\26 ", "\&". The place itself where none stands. */
function escapeEnd(css: string, at: number): number {
  const next = css[at + 1]
  if (next === undefined || LINE_END.includes(next)) return at
  CODE.lastIndex = at + 1
  return at + 1 + (CODE.exec(css)?.[0].length ?? 1)
}

/** Where the name ends that begins at this place. */
export function nameEnd(css: string, from: number): number {
  let at = from
  while (at < css.length) {
    const code = css.charCodeAt(at)
    if (isOfName(code)) at++
    else {
      const end = code === BACKSLASH ? escapeEnd(css, at) : at
      if (end === at) return at
      at = end
    }
  }
  return at
}

/**
 * Behind the text in quotation marks that begins at this place. A line end or the end of the sheet
 * closes it too.
 */
export function textEnd(css: string, from: number): number {
  const mark = css[from]
  for (let at = from + 1; at < css.length; at++) {
    const character = css[at]
    if (character === mark) return at + 1
    if (character === '\n') return at
    if (character === '\\') at++
  }
  return css.length
}

/** Where the address of url(…) ends: at a bracket or a space. */
export function addressEnd(css: string, from: number): number {
  let at = from
  while (at < css.length && !/[()\s]/.test(css.charAt(at))) at++
  return at
}
