// Finds groups whose names tell gender, faith, origin or orientation: a club, a network, an
// employer.

import type { Placeholder, RemovalCategory } from '../../contract/redaction.js'
import { redactionWords } from '../../languages/redaction-words.js'
import { eachOf } from '../../languages/words.js'
import { isNationality } from '../../taxonomy/countries/nationalities.js'
import type { Page, Word } from '../page/make-page.js'
import { phraseSet } from '../page/phrase-list.js'
import { WordSet } from '../page/word-lists.js'
import type { Finding } from '../types.js'

const TRAITS = ['gender_proxy', 'religion_proxy', 'ethnicity_proxy'] as const
const words = redactionWords('group', ['nouns', 'student_nouns', 'kept', ...TRAITS])
const NOUNS = new WordSet(words.nouns)
const STUDENT_NOUNS: ReadonlySet<string> = new Set(words.student_nouns)
const KEPT = phraseSet(words.kept)
const TRAIT_OF = new Map<string, RemovalCategory>(
  TRAITS.flatMap((trait) => words[trait].map((word) => [word, trait] as const)),
)
const PLACEHOLDER_OF: Partial<Record<RemovalCategory, Placeholder>> = {
  gender_proxy: 'GENDER',
  religion_proxy: 'RELIGION',
  ethnicity_proxy: 'ETHNICITY',
  nationality_proxy: 'NATIONALITY',
}
/** Small words inside a name: "Society of Women in Engineering". */
const SMALL: ReadonlySet<string> = new Set(eachOf('personal:group-small-words'))
const ROLE_ENDS: ReadonlySet<string> = new Set(eachOf('personal:group-role-ends'))
/** How many words a name may have on either side of the telling one. */
const WORDS_MAX = 7

const isCapital = (page: Page, { start }: Word): boolean => /^\p{Lu}/u.test(page.text[start] ?? '')

/** Goes on over the capitalised and small words of one name; the last word has a capital. */
function reach(page: Page, from: number, by: 1 | -1): number {
  let last = from
  for (let at = from + by, count = 0; count < WORDS_MAX; at += by, count++) {
    const [word, next] = [page.words[at], page.words[at - by]]
    if (!word || !next) break
    const [left, right] = by > 0 ? [next, word] : [word, next]
    if (!/^[ \t'’&+-]{1,3}$/.test(page.folded.slice(left.end, right.start))) break
    if (isCapital(page, word)) last = at
    // "President of the …": the words before are a job, not the name.
    else if (!SMALL.has(word.text) || (by < 0 && ROLE_ENDS.has(word.text))) break
  }
  return last
}

/** A people's name tells the origin only in the name of a group of students or expatriates. */
function traitOf(words: readonly Word[]): RemovalCategory | null {
  for (const { text } of words) {
    const trait = TRAIT_OF.get(text)
    if (trait) return trait
  }
  const isStudents = words.some(({ text }) => STUDENT_NOUNS.has(text))
  return isStudents && words.some(({ text }) => isNationality(text)) ? 'nationality_proxy' : null
}

/** Every group that tells something, under its category. */
export function groups(page: Page): Finding[] {
  const found: Finding[] = []
  let next = 0
  for (const index of NOUNS.in(page)) {
    const noun = page.words[index]
    if (index < next || !noun || !isCapital(page, noun)) continue
    const [from, to] = [reach(page, index, -1), reach(page, index, 1)]
    const words = page.words.slice(from, to + 1)
    const category = traitOf(words)
    const placeholder = category ? PLACEHOLDER_OF[category] : undefined
    const [first, last] = [words[0], words.at(-1)]
    if (!category || !placeholder || !first || !last) continue
    next = to + 1
    found.push({ start: first.start, end: last.end, category, placeholder })
  }
  if (found.length === 0) return found
  const kept = KEPT.find(page)
  return found.filter(({ start, end }) => !kept.some((one) => one.start >= start && one.end <= end))
}
