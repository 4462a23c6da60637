// Folds a text without changing its length, so that a match in it is a stretch of the original.

/** The grave accent too: it stands where an apostrophe should. */
const BEYOND_ASCII = /[^\x00-\x5f\x61-\x7f]/g
const MARKS = /\p{M}+/gu
/** Typographic forms of the signs that patterns look for. */
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
  // What no page shows and pasted pages are full of.
  '\u200b': ' ',
  ß: 's',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  æ: 'a',
  œ: 'o',
}
const known = new Map<string, string>(Object.entries(SIGNS))
/** Characters that are remembered; a document has some hundreds. */
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

/** Lower case, no accents, plain dashes, quotes and spaces; unit for unit. */
export function foldInPlace(text: string): string {
  const plain = text.replace(BEYOND_ASCII, foldUnit)
  const low = plain.toLowerCase()
  return low.length === plain.length ? low : plain
}
