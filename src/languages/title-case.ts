// Title case for names that come in capitals or in small letters; mixed case is left as the writer chose it.

import { eachOf } from './words.js'

/** Small words that stay small inside a name. */
const SMALL: ReadonlySet<string> = new Set(eachOf('small:in-names'))
/** In mixed case only these become small: the others open names too ("El Paso", "Van Gogh"). */
const LOWERED: ReadonlySet<string> = new Set(eachOf('small:lowered-in-names'))
/** Roman numbers and short abbreviations. */
const KEPT = /^(?:[IVX]{1,4}|[A-Z&]{1,3})$/

function capitalise(word: string): string {
  return word.replace(/\p{Alpha}/u, (letter) => letter.toUpperCase())
}

/** Fewer capitals are an acronym: "NASA". */
const SHOUTED_LETTERS_MIN = 5

/** "COMPUTER SCIENCE AND ENGINEERING" → "Computer Science and Engineering". */
export function titleCase(text: string): string {
  const letters = text.replace(/[^\p{Alpha}]/gu, '')
  const isShouted = letters.length >= SHOUTED_LETTERS_MIN && letters === letters.toUpperCase()
  const isSmall = letters === letters.toLowerCase()
  if (!isShouted && !isSmall)
    return text
      .replace(/(?:^|\s)\p{Lower}(?=\p{Lower}*(?:\s|$))/gu, (match) => match.toUpperCase())
      .replace(/\s\p{Upper}\p{Lower}*(?=\s)/gu, (match) => {
        const small = match.toLowerCase()
        return LOWERED.has(small.slice(1)) ? small : match
      })
  return text
    .split(/(\s+|[-/(])/)
    .map((part, index) => {
      const small = part.toLowerCase()
      if (index > 0 && SMALL.has(small)) return small
      if (isShouted && KEPT.test(part) && !/[AEIOU]/.test(part)) return part
      return capitalise(small)
    })
    .join('')
}
