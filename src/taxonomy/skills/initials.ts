// The initials of a name, as people abbreviate it: small words give none.
import { eachOf } from '../../languages/words.js'
import { AND } from '../match/fold-word.js'

const WITHOUT_INITIAL: ReadonlySet<string> = new Set([AND, ...eachOf('skill:no-initials')])

/** @example initialsOf(['internet', 'of', 'things']) // 'it' */
export const initialsOf = (words: readonly string[]): string =>
  words
    .filter((word) => !WITHOUT_INITIAL.has(word))
    .map((word) => word[0])
    .join('')
