// Cuts a folded text into words of letters, digits and marks; an apostrophe inside a word belongs
// to it ("father's").
import { APOSTROPHE } from './char-codes.js'
import { codeIn } from './code-at.js'

/** The kinds of characters; 0 is one that was not looked at yet. */
const LETTER = 1
const DIGIT_OR_MARK = 2
const OTHER = 3
/**
 * The kind of each unit of the Basic Multilingual Plane, found when it first occurs; 0 until then.
 */
const kinds = new Uint8Array(0x10000)

function kindOf(character: string): number {
  if (/^\p{Alpha}$/u.test(character)) return LETTER
  return /^[\p{N}\p{M}]$/u.test(character) ? DIGIT_OR_MARK : OTHER
}

/** Halves of a surrogate pair begin here; below, a unit is a character. */
const FIRST_HALF = 0xd800
const LAST_HALF = 0xdfff

/** The kind of the character at a place; the halves of a pair are read together. */
function kindAt(text: string, at: number): number {
  const unit = codeIn(text, at)
  const kind = kinds[unit] ?? 0
  if (kind !== 0) return kind
  const point = text.codePointAt(at) ?? 0
  const found = kindOf(String.fromCodePoint(point))
  if (point <= 0xffff && (point < FIRST_HALF || point > LAST_HALF)) kinds[unit] = found
  return found
}

/** How many units the character at a place has. */
function widthAt(text: string, at: number): number {
  return codeIn(text, at) >= FIRST_HALF && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
}

/** Calls `found` with the start and end of each word. */
export function scanWords(text: string, found: (start: number, end: number) => void): void {
  for (let at = 0, length = text.length; at < length; ) {
    if (kindAt(text, at) === OTHER) {
      at += widthAt(text, at)
      continue
    }
    const start = at
    at = runEnd(text, at, DIGIT_OR_MARK)
    if (at + 1 < length && codeIn(text, at) === APOSTROPHE) {
      const end = runEnd(text, at + 1, LETTER)
      if (end > at + 1) at = end
    }
    found(start, at)
  }
}

/** The end of the run of characters whose kind is at most the given one. */
function runEnd(text: string, from: number, most: number): number {
  let at = from
  const { length } = text
  while (at < length) {
    // Nearly all units are characters that were looked at before: each is read once.
    const unit = codeIn(text, at)
    const kind = kinds[unit] ?? 0
    if ((kind === 0 ? kindAt(text, at) : kind) > most) break
    at += unit < FIRST_HALF ? 1 : widthAt(text, at)
  }
  return at
}
