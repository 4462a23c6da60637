// Sets the letter case of a printed title: job boards shout it, forms give it in small letters.
// Nothing else changes, because the answer quotes it; canonical titles go through
// taxonomy/titles/canonical-case.ts.
import { eachOf } from '../../languages/words.js'
import { fold } from '../../text/fold.js'

/** Fewer capitals are an abbreviation, not a shout: "RGN", "HGV II". */
const SHOUTED_LETTERS_MIN = 8
/**
 * Words this short keep their capitals, because most are abbreviations ("RGN", "HR"); small words
 * such as "and" do not.
 */
const ABBREVIATION_LETTERS_MAX = 3
const SMALL = new Set(eachOf('title:small-words'))

/** Greek and Cyrillic letters that pass for Latin ones, in words that are Latin otherwise. */
const LOOKALIKES: Record<string, string> = Object.fromEntries(
  [...'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕКМНОРСТХаеорсху'].map((letter, at) => [
    letter,
    [...'ABEZHIKMNOPTYXABEKMHOPCTXaeopcxy'][at] ?? letter,
  ]),
)

const withoutLookalikes = (text: string): string =>
  text.replace(/\S*[A-Za-z]\S*/g, (word) =>
    word.replace(/[\u0370-\u04ff]/g, (letter) => LOOKALIKES[letter] ?? letter),
  )

/** "SENIOR DATA ENGINEER" and "data engineer" → "Senior Data Engineer"; "RGN" stays. */
export function calmTitle(raw: string): string {
  const text = withoutLookalikes(raw)
  if (text === text.toLowerCase()) {
    return text.replace(/(?<![\p{Alpha}'’])\p{Lower}/gu, (letter) => letter.toUpperCase())
  }
  const letters = text.replace(/[^\p{Alpha}]/gu, '')
  if (letters.length < SHOUTED_LETTERS_MIN || letters !== letters.toUpperCase()) return text
  return text.replace(/\p{Alpha}+/gu, (word) =>
    word.length <= ABBREVIATION_LETTERS_MAX && !SMALL.has(fold(word))
      ? word
      : word.charAt(0) + word.slice(1).toLowerCase(),
  )
}
