// Finds the spelling of a long name that was written with a slip.
import { foldName } from '../match/tokenize.js'
import { NAME_CHARS_MAX, withoutVersion } from './match-name.js'
import type { Spelling } from './spellings.js'
import type { Vocabulary } from './vocabulary.js'

/**
 * The words in capitals among others: they are no slips, so "DAX calculations" does not become "DFT
 * calculations".
 */
function initialsIn(name: string): ReadonlySet<string> {
  const found = name === name.toUpperCase() ? null : name.match(/\b\p{Upper}{2,5}\b/gu)
  return new Set(found?.map((word) => word.toLowerCase()))
}

/**
 * Finds a long name with a slip. Words that are spelled correctly are no slips: "Internet Ability"
 * is not interpretability, "medication" not meditation, "social communication" not serial
 * communication. In a name of several words a rare word may be a slip that happens to be a word
 * ("cop production").
 */
export function matchTypo(vocabulary: Vocabulary, name: string): Spelling | undefined {
  if (name.length > NAME_CHARS_MAX) return undefined
  const words = withoutVersion(foldName(name))
  const near = vocabulary.typos.find(words.join(''))
  if (!near) return undefined
  const initials = initialsIn(name)
  const isRight = (word: string): boolean =>
    initials.has(word) ||
    (words.length > 1 && near.words === words.length
      ? vocabulary.words.isCommon(word)
      : vocabulary.words.has(word))
  return words.every(isRight) ? undefined : near.value
}
