// Look-ups over the date words of all languages (languages/<code>/dates.tsv).

import { HeardMap, OTHER_LANGUAGES } from '../languages/heard-languages.js'
import { languageFileRows, READ_LANGUAGES, type ReadLanguage } from '../languages/read-languages.js'
import { bakedMap, bakedSet } from '../tables/baked-map.js'
import { fold } from '../text/fold.js'

/** What a row of dates.tsv holds. */
type Kind =
  | 'month'
  | 'season'
  | 'weak'
  | 'present'
  | 'to'
  | 'since'
  | 'openSince'
  | 'until'
  | 'of'
  | 'joined'

/**
 * The rows of a kind: their number, if they have one, and their folded words. The first language
 * comes first.
 */
const rowsOf = (
  kind: Kind,
  languages: readonly ReadLanguage[] = READ_LANGUAGES,
): { value: string; words: string[] }[] =>
  languages
    .flatMap((code) => languageFileRows(code, 'dates.tsv'))
    .filter(([own]) => own === kind)
    .map(([, value = '', list = '']) => ({ value, words: list.split('|').map(fold) }))

const wordsOf = (kind: Kind): Set<string> =>
  bakedSet(`dates/${kind}`, () => new Set(rowsOf(kind).flatMap(({ words }) => words)))

function numbersOf(kind: Kind): Map<string, number> {
  const table = bakedMap(
    `dates/${kind}`,
    () => new Map(rowsOf(kind).flatMap(({ value, words }) => words.map((word) => [word, value]))),
  )
  return new Map([...table].map(([word, value]) => [word, Number(value)]))
}

/**
 * Month names that are also English words ("set", "out") count only in documents of their language.
 */
function months(): Map<string, number> {
  const all = numbersOf('month')
  const weakOf = (code: ReadLanguage) =>
    bakedSet(`dates/weak/${code}`, () => rowsOf('weak', [code]).flatMap(({ words }) => words))
  const english = bakedSet('dates/month/en', () =>
    rowsOf('month', ['en']).flatMap(({ words }) => words),
  )
  const gated = new Set(OTHER_LANGUAGES.flatMap((code) => [...weakOf(code)]))
  const isOpen = (word: string) => english.has(word) || !gated.has(word)
  return new HeardMap((code) => {
    const entries = [...all].filter(([word]) =>
      code === 'en' ? isOpen(word) : weakOf(code).has(word),
    )
    return new Map(entries)
  })
}

export const MONTHS = months()
export const SEASONS = numbersOf('season')
/** Month names that are also common words: they need a year beside them. */
export const WEAK_MONTHS = wordsOf('weak')
export const PRESENT = wordsOf('present')
export const RANGE_WORDS = wordsOf('to')
export const SINCE = wordsOf('since')
export const OPEN_SINCE = wordsOf('openSince')
/** Before a date that is the end of something: "until", "ended". */
export const UNTIL = wordsOf('until')
/** The single words of the phrases that stand beside dates: "to date" has two. */
export const BESIDE_DATES: ReadonlySet<string> = new Set(
  [PRESENT, RANGE_WORDS, SINCE, OPEN_SINCE].flatMap((phrases) =>
    [...phrases].flatMap((phrase) => phrase.split(' ')),
  ),
)
/** "enero de 2019", "June of 2015" */
export const YEAR_WORDS = wordsOf('of')
/** "t/m": words of a range with a mark inside. */
export const JOINED = wordsOf('joined')
export const DASHES = new Set(['-', '–', '—', '‐', '‑', '−', '~', '→', '‒', '―', '=', ''])
export const APOSTROPHES = new Set(["'", '’', '‘', '`', '´', 'ʼ', '′'])
