// Finds groups whose names tell gender, faith, origin or orientation: a club, a network, an
// employer.

import type { Placeholder, RemovalCategory } from '../../contract/redaction.js'
import { redactionWords } from '../../languages/redaction-words.js'
import { eachOf } from '../../languages/words.js'
import { isNationality } from '../../taxonomy/countries/nationalities.js'
import { isClearPeople } from '../ethnicity/peoples.js'
import { linesOf } from '../listed.js'
import { isOwnPart } from '../own-parts.js'
import { lineAt, type Page, type Word } from '../page/make-page.js'
import { phraseSet } from '../page/phrase-list.js'
import { WordSet } from '../page/word-lists.js'
import type { Finding, LinePart } from '../types.js'

const TRAITS = ['gender_proxy', 'religion_proxy', 'ethnicity_proxy'] as const
const words = redactionWords('group', [
  'nouns',
  'student_nouns',
  'members',
  'kept',
  'wide',
  ...TRAITS,
])
const NOUNS = new WordSet(words.nouns)
const STUDENT_NOUNS: ReadonlySet<string> = new Set(words.student_nouns)
/** "Black Founders": words for people, which name a group only right behind what they tell. */
const MEMBERS: ReadonlySet<string> = new Set(words.members)
const KEPT = phraseSet('group/kept', () => words.kept)
const TRAIT_OF = new Map<string, RemovalCategory>(
  TRAITS.flatMap((trait) => words[trait].map((word) => [word, trait] as const)),
)
/** Whole parts of the world: they tell something of students and compatriots, not of a congress. */
const WIDE: ReadonlySet<string> = new Set(words.wide)
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

/** "Women", and "2SLGBTQ". */
const isCapital = (page: Page, { start }: Word): boolean =>
  /^\d?\p{Upper}/u.test(page.text.slice(start, start + 2))

/** A shorter line is a line of its own; prose goes on below a longer one. */
const PROSE_CHARS_MIN = 60

/** Whether two words may be parts of one name: beside each other, or over the end of a line of prose. */
function isOneName(page: Page, left: Word, right: Word): boolean {
  const gap = page.folded.slice(left.end, right.start)
  if (/^[ \t'’&+-]{1,3}$/.test(gap)) return true
  // A name that has its noun is complete.
  const isWrapped = /^[ \t]{0,3}\n[ \t]{0,8}$/.test(gap) && !NOUNS.has(left.text)
  const line = isWrapped ? lineAt(page, left.start) : undefined
  return line !== undefined && line.end - line.start >= PROSE_CHARS_MIN
}

/** Goes on over the capitalised and small words of one name; the last word has a capital. */
function reach(page: Page, from: number, by: 1 | -1): number {
  let last = from
  for (let at = from + by, count = 0; count < WORDS_MAX; at += by, count++) {
    const [word, next] = [page.words[at], page.words[at - by]]
    if (!word || !next) break
    const [left, right] = by > 0 ? [next, word] : [word, next]
    if (!isOneName(page, left, right)) break
    if (isCapital(page, word)) last = at
    // "President of the …": the words before are a job, not the name.
    else if (!SMALL.has(word.text) || (by < 0 && ROLE_ENDS.has(word.text))) break
  }
  return last
}

/** The words of a name, and pairs with a hyphen: "two-spirit". */
const keysOf = (words: readonly Word[]): string[] =>
  words.flatMap(({ text, end }, index) => {
    const next = words[index + 1]
    return next?.start === end + 1 ? [text, `${text}-${next.text}`] : [text]
  })

/** "Irish-Canadian": people who came from one and live in the other. */
const isOfTwoPeoples = (key: string): boolean =>
  key.includes('-') && key.split('-').every((one) => isNationality(one))

/**
 * A nation or a part of the world tells the origin only in the name of a group of students or
 * expatriates; a people also elsewhere, but not among employers.
 */
function traitOf(
  words: readonly Word[],
  isStudents: boolean,
  part: LinePart | undefined,
): RemovalCategory | null {
  const keys = keysOf(words)
  for (const key of keys) {
    const trait = TRAIT_OF.get(key)
    if (trait) return trait
  }
  if ((isStudents || isOwnPart(part)) && keys.some(isClearPeople)) return 'ethnicity_proxy'
  if (keys.some(isOfTwoPeoples)) return 'nationality_proxy'
  if (!isStudents) return null
  if (words.some(({ text }) => isNationality(text))) return 'nationality_proxy'
  return keys.some((key) => WIDE.has(key)) ? 'ethnicity_proxy' : null
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
    const telling = MEMBERS.has(noun.text)
      ? page.words.slice(Math.max(from, index - 2), index)
      : words
    const isStudents = words.some(({ text }) => STUDENT_NOUNS.has(text))
    const category = traitOf(telling, isStudents, lineAt(page, noun.start)?.part)
    const placeholder = category ? PLACEHOLDER_OF[category] : undefined
    const [first, last] = [words[0], words.at(-1)]
    if (!category || !placeholder || !first || !last) continue
    next = to + 1
    for (const piece of linesOf(page, first.start, last.end))
      found.push({ ...piece, category, placeholder })
  }
  if (found.length === 0) return found
  const kept = KEPT.find(page)
  return found.filter(({ start, end }) => !kept.some((one) => one.start >= start && one.end <= end))
}
