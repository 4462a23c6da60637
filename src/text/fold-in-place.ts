// Folds a text without changing its length, so that a match in it has the same place in the
// original.

/** Includes the grave accent, which often stands for an apostrophe. */
const BEYOND_ASCII = /[^\x00-\x5f\x61-\x7f]/g
const MARKS = /\p{M}+/gu
/** Typographic forms of the signs in patterns. */
const SIGNS: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '：': ':',
  '\u00a0': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  // No page shows the zero-width space, but pasted pages are full of it.
  '\u200b': ' ',
  ß: 's',
  // The form that ends a word; capitals have one form.
  ς: 'σ',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  æ: 'a',
  œ: 'o',
}
const known = new Map<string, string>(Object.entries(SIGNS))
/** How many characters are cached; a document has some hundreds. */
const KNOWN_MAX = 4_000

function foldUnit(unit: string): string {
  const seen = known.get(unit)
  if (seen !== undefined) return seen
  const low = unit.toLowerCase()
  const base = known.get(low) ?? low.normalize('NFKD').replace(MARKS, '').toLowerCase()
  const folded = base.length === 1 ? base : unit
  if (known.size < KNOWN_MAX) known.set(unit, folded)
  return folded
}

/** Lower case, without accents, with plain dashes, quotes and spaces; every unit stays one unit. */
export function foldInPlace(text: string): string {
  const plain = text.replace(BEYOND_ASCII, foldUnit)
  const low = plain.toLowerCase()
  return low.length === plain.length ? low : plain
}

/** The letters of a text alone, folded. */
export const foldedLetters = (text: string): string =>
  foldInPlace(text).replace(/[^\p{Alpha}]/gu, '')

/** The words of a text, folded; single letters are none. */
export const foldedWords = (text: string): string[] =>
  foldInPlace(text).match(/\p{Alpha}{2,}/gu) ?? []
