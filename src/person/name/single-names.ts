// Decides where one word of the candidate's name is the name, and not a word, a firm or somebody
// else.
import { companyCueWords } from '../../taxonomy/employers/employer-table.js'
import { isGivenName, isSurname } from '../../taxonomy/names/people-names.js'
import type { Page, PageLine, Word } from '../page/make-page.js'
import { isCapital, MONTHS, RANKS, SMALL_WORDS, TITLES, VERBS } from './name-words.js'
import { isEverydayWord } from './own-name.js'

/** A shorter word is an initial or an abbreviation. */
const SINGLE_CHARS_MIN = 3
/** A line with this few words is the name and little else. */
const LONE_WORDS_MAX = 3

/**
 * "Grace has led", "with Grace": a name that is also a word counts as the subject, or with a
 * capital inside a sentence.
 */
function isSubject(page: Page, word: Word, before: Word | undefined, next: Word | undefined) {
  if (MONTHS.has(word.text)) return false
  if (next && VERBS.has(next.text) && next.start - word.end === 1) return true
  // A genitive "'s" after it.
  if (/^'s\b/.test(page.folded.slice(word.end, word.end + 3))) return true
  const isInside = before !== undefined && word.start - before.end === 1 && !isCapital(page, before)
  return isInside && !(next && next.start - word.end === 1 && isCapital(page, next))
}

export function singleCounts(page: Page, at: number, line: PageLine | undefined): boolean {
  const word = page.words[at]
  if (!word || word.text.length < SINGLE_CHARS_MIN || !isCapital(page, word)) return false
  const isAlone = line !== undefined && line.lastWord - line.firstWord === 1
  if (isAlone) return true
  const next = page.words[at + 1]
  const before = page.words[at - 1]
  if (isEverydayWord(word.text)) return isSubject(page, word, before, next)
  if (before && (TITLES.has(before.text) || RANKS.has(before.text))) return true
  const joins = (a: Word | undefined, b: Word | undefined) =>
    a !== undefined &&
    b !== undefined &&
    /^[ \t]?[&-]?[ \t]?$/.test(page.folded.slice(a.end, b.start))
  const isProper = (other: Word | undefined) =>
    other !== undefined && isCapital(page, other) && !SMALL_WORDS.has(other.text)
  if (next && joins(word, next) && companyCueWords.has(next.text)) return false
  // Inside a longer proper name it belongs to somebody else, or to a firm.
  return !(joins(word, next) && isProper(next)) && !(joins(before, word) && isProper(before))
}

/** "Jo Sample" where only Sample is known: the whole name. */
export function otherPart(
  page: Page,
  at: number,
  line: PageLine | undefined,
): { start: number; end: number } | null {
  const word = page.words[at]
  if (!word || !line || !isCapital(page, word)) return null
  const isLone = line.lastWord - line.firstWord <= LONE_WORDS_MAX
  for (const other of [page.words[at + 1], page.words[at - 1]]) {
    if (!other || !isCapital(page, other)) continue
    const isKnown = isGivenName(other.text) || isSurname(other.text)
    const mayBe = isLone && !isEverydayWord(other.text) && !companyCueWords.has(other.text)
    if (!isKnown && !mayBe) continue
    const [start, end] = [Math.min(word.start, other.start), Math.max(word.end, other.end)]
    const [first, second] = word.start < other.start ? [word, other] : [other, word]
    if (page.text.slice(first.end, second.start) === ' ') return { start, end }
  }
  return null
}
