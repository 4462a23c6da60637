// What a text tells without its words, for texts in languages that we do not read: spans of years, and letters that
// no language would put together.

/** "2015 - 2019", "2015年4月 – 現在", "03/2018 — настоящее время": years, and where they end. */
const YEARS_SPAN =
  /(?<!\d)(?:19|20)\d\d(?!\d)[\s\p{Alpha}\d./]{0,8}[-–—~〜～至][\s\d./]{0,6}(?:(?:19|20)\d\d(?!\d)|\p{Alpha})/u
/** A letter that English does not have. */
const MARKED = /[^\p{ASCII}\P{Alpha}]/u
/** With a smaller share of such words, the letters may come from names and places. */
const MARKED_SHARE_MIN = 0.1
/** Latin words in small letters; initials have no vowels in any language. */
const PLAIN_WORD = /(?<![\p{Alpha}\p{N}])[a-z]{4,}(?![\p{Alpha}\p{N}])/gu
const VOWEL = /[aeiouy]/
/** As a share of the plain words: a tenth at most in languages with few vowels, a quarter where letters are random. */
const VOWELLESS_SHARE_MAX = 0.15
/** Enough to tell; bounds what a long text costs. */
const CHARS_SEEN = 8_000

export const hasYearsSpan = (text: string): boolean => YEARS_SPAN.test(text)

const start = (texts: readonly string[]): string => texts.join('\n').slice(0, CHARS_SEEN)

/** Whether many of the words have letters that English lacks. */
export function isMarked(texts: readonly string[]): boolean {
  const words = start(texts).match(/[\p{Alpha}@.]+/gu) ?? []
  const marked = words.filter((word) => MARKED.test(word)).length
  return marked > 0 && marked >= words.length * MARKED_SHARE_MIN
}

/** Whether the letters are put together at random. */
export function isNoise(texts: readonly string[]): boolean {
  const words = start(texts).match(PLAIN_WORD) ?? []
  const vowelless = words.filter((word) => !VOWEL.test(word)).length
  return vowelless > words.length * VOWELLESS_SHARE_MAX
}
