// The singular of an English noun, as far as comparing names needs it.

/** "gas", "bus": shorter words that end in s are no plurals. */
const CHARS_MIN = 4

/** @example singularOf('policies') // 'policy'; singularOf('analysis') // null */
export function singularOf(word: string): string | null {
  const last = word.length - 1
  if (word.length < CHARS_MIN || word[last] !== 's' || 'su'.includes(word[last - 1] ?? '')) {
    return null
  }
  // "analysis" and "basis" are singular; initials with an s ("APIs", "GUIs") are short.
  if (word[last - 1] === 'i' && word.length > CHARS_MIN) return null
  if (word.endsWith('ies') && word.length > CHARS_MIN) return `${word.slice(0, -3)}y`
  // Behind a hiss the plural takes an e with it: "boxes", "branches".
  return /(?:x|z|ch|sh|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}
