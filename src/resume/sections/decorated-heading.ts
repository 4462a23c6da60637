// Tells a heading of a typed text by the marks around it: "*** WORK ***", "~~~ school ~~~", "# Tools".

/** A run of one mark behind the words; of stops and dots it takes more, since a sentence may end so. */
const RULED = /\p{Alpha}[^\p{Alpha}\d]{0,3}(?:([*=~_#+>|–—-])\1+|[.·]{4,})\s*$/u
/** Signs of a heading before the words. A run of dashes or stars may be a bullet. */
const OPENED = /^\s*(?:#{1,6}|={2,}|~{2,}|>{2,}|:{2,})\s*\p{Alpha}/u
/** "[ Work ]": brackets around the whole line. */
const BRACKETED = /^\s*(?:\[[^[\]]+\]|<{1,3}[^<>]+>{1,3})\s*$/u
/** No heading is longer, apart from the marks that fill its line. */
const WORDS_CHARS_MAX = 50

/** The signs that can end and open such a line. Most lines have neither, and need no pattern. */
const LAST_SIGNS: ReadonlySet<string> = new Set('*=~_#+>|–—-.·]')
const FIRST_SIGNS: ReadonlySet<string> = new Set('#=~>:[<')

export function isDecorated(text: string): boolean {
  const line = text.trim()
  if (!LAST_SIGNS.has(line.at(-1) ?? '') && !FIRST_SIGNS.has(line.at(0) ?? '')) return false
  const words = text.replace(/[^\p{Alpha}]+/gu, ' ').trim()
  if (words === '' || words.length > WORDS_CHARS_MAX) return false
  return RULED.test(text) || OPENED.test(text) || BRACKETED.test(text)
}
