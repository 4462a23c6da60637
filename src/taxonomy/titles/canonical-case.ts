// Sets the letter case of canonical titles. It also writes out short forms ("Mgr" → "Manager") and
// keeps words that have capitals inside; languages/title-case.ts, which serves other names, does
// neither.
import { eachOf } from '../../languages/words.js'
import { fold } from '../../text/fold.js'
import { wholeWord } from './title-key.js'

const SMALL_WORDS = new Set(eachOf('title:edge-words'))
/** "CEO", "HR": this few capitals are an abbreviation. */
const ACRONYM_CHARS_MAX = 3

const keepsCase = (word: string): boolean =>
  /\p{Upper}/u.test(word.slice(1)) || /[.#+\d_]/.test(word)

const capitalisedParts = (word: string): string =>
  word.replace(/(^|[-/('])(\p{Alpha})/gu, (_, mark: string, letter: string) =>
    mark === "'" ? mark + letter : mark + letter.toUpperCase(),
  )

const capitalised = (word: string): string =>
  /^[a-z]+$/.test(word) ? `${word[0]?.toUpperCase()}${word.slice(1)}` : capitalisedParts(word)

/** Words with capitals or marks inside stay as they are ("DevOps", ".NET"). */
export function canonicalCase(text: string): string {
  const shouted = text === text.toUpperCase() && text.length > ACRONYM_CHARS_MAX
  return text
    .split(/\s+/)
    .map((word, index) => {
      const low = word.toLowerCase()
      const whole = wholeWord(fold(low).replace(/\.$/, ''))
      if (whole) return whole.split(' ').map(capitalised).join(' ')
      if (!shouted && keepsCase(word)) return word
      if (index > 0 && SMALL_WORDS.has(low)) return low
      if (word === word.toUpperCase() && word.length <= ACRONYM_CHARS_MAX) return word
      return capitalised(low)
    })
    .join(' ')
}
