// Whether words stand together in a text of words: both folded, with single spaces between the words.
import { SPACE } from './char-codes.js'
import { codeIn } from './code-at.js'

/** @example holdsWords('senior software engineer', 'software engineer') // true; 'ware engineer' is not */
export function holdsWords(text: string, words: string): boolean {
  if (words === '') return text === ''
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length
    const isOpen = at === 0 || codeIn(text, at - 1) === SPACE
    if (isOpen && (end === text.length || codeIn(text, end) === SPACE)) return true
  }
  return false
}
