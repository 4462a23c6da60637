// Finds where a subject ends and a school begins in languages other than English. The labeller has
// seen few of their schools, so it keeps the words that join a degree to its subject and its
// school.
import { isForeignDocument } from '../../../languages/heard-languages.js'
import { ENDS_OF_FIELDS, INSTITUTION_WORDS, LINKS } from '../../../taxonomy/degrees/degree-table.js'
import { foldKey } from '../../../text/fold.js'
import type { Found } from '../../types.js'
import { cleanField } from '../clean-field.js'

/** "en la universidad": no joining phrase is longer. */
const PHRASE_WORDS_MAX = 3

interface Word {
  key: string
  start: number
  end: number
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{Alpha}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    key: foldKey(word),
    start: index,
    end: index + word.length,
  }))

/** How many words from here on join a subject to its school: "an der", "por la"; 0 for none. */
function joiningAt(words: readonly Word[], at: number): number {
  for (let count = PHRASE_WORDS_MAX; count > 0; count--) {
    const phrase = words.slice(at, at + count).map(({ key }) => key)
    if (phrase.length === count && ENDS_OF_FIELDS.has(phrase.join(' '))) return count
  }
  return 0
}

/** "Economía por la", "en Enfermería", "Économie parcours Finance": the subject alone. */
function subjectOf(text: string): string {
  const words = wordsOf(text)
  let from = 0
  while (from + 1 < words.length && LINKS.has(words[from]?.key ?? '')) from++
  let to = from + 1
  while (to < words.length && joiningAt(words, to) === 0) to++
  while (to - 1 > from && LINKS.has(words[to - 1]?.key ?? '')) to--
  if (from === 0 && to === words.length) return text
  // A mark behind the last word belongs to it: "C++", "(Hons.)".
  const end = to === words.length ? text.length : words[to]?.start
  return cleanField(text.slice(words[from]?.start ?? 0, end))
}

/** "all’Università di Bologna": the school without what leads to it. */
function schoolOf(text: string): string {
  const words = wordsOf(text)
  const from = joiningAt(words, 0)
  const first = words[from]
  return from > 0 && first && INSTITUTION_WORDS.has(first.key) ? text.slice(first.start) : text
}

const mended = (found: Found | null, mend: (text: string) => string): Found | null => {
  const value = found && mend(found.value)
  return found && value ? { ...found, value } : found
}

/** Subject and school without the words that join them. English documents stay as they are. */
export function withoutJoiningWords(
  field: Found | null,
  institution: Found | null,
): { field: Found | null; institution: Found | null } {
  if (!isForeignDocument()) return { field, institution }
  return { field: mended(field, subjectOf), institution: mended(institution, schoolOf) }
}
