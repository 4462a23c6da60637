// Writes a name that is printed in capitals as names are written: "MARIA LOPEZ" → "Maria Lopez".
import { eachOf } from '../../languages/words.js'

const PARTICLES: ReadonlySet<string> = new Set(eachOf('name:particles-before-a-space'))
/** A word of a name in capitals: initials have one letter each. */
const SHOUTED = /^(?=(?:.*\p{Alpha}){2})[^\p{Lower}]+$/u
/** "McINERNEY", "MacALLISTER": capitals whose prefix is printed as it is written. */
const SHOUTED_BEHIND_PREFIX = /^(\p{Upper}\p{Lower}{1,2})(\p{Upper}{3,})$/u
/** Where a part of a word begins: behind a hyphen, an apostrophe, a stop or a quotation mark. */
const PART = /(^|[-'’.("“‘„«])(\p{Alpha})/gu
/** "Robert Sample III": II to IV, since "VI" is a given name too and higher numbers are rare. */
const NUMBER = /^I{1,2}[IV][.,]?$/

const capitalised = (word: string): string =>
  word.toLowerCase().replace(PART, (_, mark: string, letter: string) => mark + letter.toUpperCase())

function wordInNormalCase(word: string): string {
  if (NUMBER.test(word)) return word
  if (SHOUTED.test(word)) return capitalised(word)
  const [, prefix, rest] = SHOUTED_BEHIND_PREFIX.exec(word) ?? []
  if (prefix !== undefined && rest !== undefined) return prefix + capitalised(rest)
  return PARTICLES.has(word) ? word : word.replace(/^\p{Lower}/u, (letter) => letter.toUpperCase())
}

/** Mixed case stays as printed, and so does "van der". */
export const inNormalCase = (name: string): string =>
  name.split(/\s+/).map(wordInNormalCase).join(' ')
