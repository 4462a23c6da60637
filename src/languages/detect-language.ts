// Tells the language of a document offline, by its small words.

import { bakedMap } from '../tables/baked-map.js'
import { plainWords } from '../text/ascii-runs.js'
import { fold } from '../text/fold.js'
import { commonWords } from './languages.js'
import { READ_LANGUAGES, type ReadLanguage } from './read-languages.js'

export interface DetectedLanguage {
  /** null where too few words tell the language. */
  language: ReadLanguage | null
  /** A second language in which much of the document is written. */
  second: ReadLanguage | null
  /** Whether there are enough words, but they belong to no language that we read. */
  isUnread: boolean
}

/** Enough to tell; bounds what a long text costs. */
const CHARS_SEEN = 30_000
/** A word that more languages than this share says nothing. */
const SHARED_MAX = 3
/** How many words must speak for a language; fewer may come from a name or a quotation. */
const EVIDENCE_MIN = 4
/**
 * As a share of the first language's evidence. In English documents, words that languages share
 * reach half.
 */
const SECOND_SHARE_MIN = 0.6
/**
 * A second language needs three times as many words as a first, because documents quote other
 * languages.
 */
const SECOND_EVIDENCE_MIN = 12
/**
 * How many words are enough to call a language unread: a few dozen if there are letters that
 * English lacks. Without such letters there must be so many words that some of them would be small
 * words. A short list of skills is no foreign language.
 */
const UNREAD_WORDS_MIN = { marked: 20, plain: 80 } as const
/** With a smaller share, the letters may come from names and places. */
const MARKED_SHARE_MIN = 0.1
/** A letter that English does not have. */
const MARKED = /[^\p{ASCII}\p{P}\p{S}\p{N}\p{Z}]/u
/**
 * As a share of all words. In CVs and postings of the languages that we read, it is two to ten
 * times as much.
 */
const READ_SHARE_MIN = 0.06
const PROGRAM_SIGNS = /[{}()[\];=<>]/g
/** As a share of the words: a posting has one bracket in fifty words. */
const SIGNS_SHARE_MAX = 0.15
const WORD = /\p{Alpha}+/gu

/** Each word with the languages that have it. */
function languagesByWord(): Map<string, string> {
  const found = new Map<string, Set<string>>()
  for (const code of READ_LANGUAGES) {
    for (const word of commonWords(code)) found.set(word, (found.get(word) ?? new Set()).add(code))
  }
  return new Map(
    [...found]
      .filter(([, codes]) => codes.size <= SHARED_MAX)
      .map(([word, codes]) => [word, [...codes].join(' ')]),
  )
}

/** Each word with the numbers of its languages in the list of languages. */
const TABLE: ReadonlyMap<string, readonly number[]> = new Map(
  Array.from(bakedMap('languages/common-words', languagesByWord), ([word, row]) => {
    const codes = row.split(' ')
    return [word, READ_LANGUAGES.flatMap((code, at) => (codes.includes(code) ? [at] : []))]
  }),
)

const wordsIn = (text: string): readonly string[] =>
  plainWords(text) ?? fold(text).match(WORD) ?? []

/** Counts the words of a text, and those that speak for each language. */
class Evidence {
  readonly #sums = new Float64Array(READ_LANGUAGES.length)
  /** The numbers of the languages in the order of their first words. */
  readonly #heard: number[] = []
  words = 0

  add(word: string): void {
    this.words += 1
    const languages = TABLE.get(word)
    if (languages === undefined) return
    for (const at of languages) {
      const sum = this.#sums[at] ?? 0
      if (sum === 0) this.#heard.push(at)
      this.#sums[at] = sum + 1 / languages.length
    }
  }

  /** Each language that a word speaks for; of two with equal sums the one that came first. */
  ranked(): [ReadLanguage, number][] {
    return this.#heard
      .flatMap((at): [ReadLanguage, number][] => {
        const code = READ_LANGUAGES[at]
        return code === undefined ? [] : [[code, this.#sums[at] ?? 0]]
      })
      .sort(([, a], [, b]) => b - a)
  }
}

function evidenceOf(texts: readonly string[]): Evidence {
  const evidence = new Evidence()
  let left = CHARS_SEEN
  for (const text of texts) {
    if (left <= 0) break
    for (const word of wordsIn(text.slice(0, left))) evidence.add(word)
    left -= text.length
  }
  return evidence
}

/** Whether the text is prose of some language; source code is not. */
function isProse(texts: readonly string[], words: number): boolean {
  const seen = texts.join('\n').slice(0, CHARS_SEEN)
  if ((seen.match(PROGRAM_SIGNS)?.length ?? 0) > words * SIGNS_SHARE_MAX) return false
  const written = seen.split(/[\s,;:()]+/)
  const isMarked =
    written.filter((word) => MARKED.test(word)).length >= written.length * MARKED_SHARE_MIN
  return words >= (isMarked ? UNREAD_WORDS_MIN.marked : UNREAD_WORDS_MIN.plain)
}

/** @example detectLanguage(['Mehrjährige Erfahrung in der Pflege']).language // 'de' */
export const detectLanguage = (texts: readonly string[]): DetectedLanguage =>
  languageBy(evidenceOf(texts), () => texts)

/** @param textsOf the texts themselves, which few answers need */
function languageBy(evidence: Evidence, textsOf: () => readonly string[]): DetectedLanguage {
  const { words } = evidence
  const [first, next] = evidence.ranked()
  const isUnread = () => isProse(textsOf(), words)
  if (!first || first[1] < EVIDENCE_MIN)
    return { language: null, second: null, isUnread: isUnread() }
  // English lists of skills have few small words too.
  if (first[0] !== 'en' && first[1] < words * READ_SHARE_MIN && isUnread())
    return { language: null, second: null, isUnread: true }
  const isMixed =
    next !== undefined && next[1] >= SECOND_EVIDENCE_MIN && next[1] >= first[1] * SECOND_SHARE_MIN
  return { language: first[0], second: isMixed ? next[0] : null, isUnread: false }
}

/** The languages whose words count in a document: its own, and English. */
export const languagesTold = ({ language, second }: DetectedLanguage): ReadLanguage[] =>
  [language, second].flatMap((code) => code ?? [])

export const languagesOf = (texts: readonly string[]): ReadLanguage[] =>
  languagesTold(detectLanguage(texts))

/** A text of several lines, and its words with their places in it, folded. */
interface CutText {
  text: string
  words: readonly { text: string; start: number; end: number }[]
}

/** What a word may hold besides letters from A to Z. */
const ODD = /[\d'`\u0080-\uffff]/g

/** The place of the first such sign from a place on, or the end of the text. */
function oddFrom(text: string, at: number): number {
  ODD.lastIndex = at
  return ODD.test(text) ? ODD.lastIndex - 1 : text.length
}

/** The same for a text that was cut into words before: nearly all of them are looked up as they are. */
export function languagesOfWords({ text, words }: CutText): ReadLanguage[] {
  const lines = () => text.split('\n')
  if (text.length > CHARS_SEEN) return languagesOf(lines())
  const evidence = new Evidence()
  // Few words hold an odd sign, so the text is searched for the next one and not word by word.
  let odd = oddFrom(text, 0)
  for (const { text: word, start, end } of words) {
    if (odd < start) odd = oddFrom(text, start)
    if (odd >= end) evidence.add(word)
    else for (const piece of wordsIn(text.slice(start, end))) evidence.add(piece)
  }
  return languagesTold(languageBy(evidence, lines))
}

/** Languages that are read less well than English, or not at all: see docs/languages.md. */
export const isLimited = ({ language, isUnread }: DetectedLanguage): boolean =>
  isUnread || (language !== null && language !== 'en')
