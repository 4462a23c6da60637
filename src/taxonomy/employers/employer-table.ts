// Well-known employers by folded name, legal forms and company cue words.

import { heardSet } from '../../languages/heard-languages.js'
import { kindOf } from '../../languages/languages.js'
import { bakedSet } from '../../tables/baked-map.js'
import { foldKey } from '../../text/fold.js'
import { ARTICLE, hasArticle, withoutArticle } from '../match/article.js'
import { knownNames } from '../match/known-names.js'

/** An abbreviation counts as printed only: "TCS", not "tcs". */
const ABBREVIATION = /^[A-Z.&]{2,6}$/

const byKey = knownNames('./data/employers.tsv', import.meta.url, ABBREVIATION)

/**
 * The canonical spelling of a whole name, or null. A caller that has folded the name passes its
 * key.
 */
export function lookUpEmployer(name: string, key = foldKey(name)): string | null {
  const entry = byKey.get(key) ?? (hasArticle(key) ? byKey.get(withoutArticle(key)) : undefined)
  if (!entry) return null
  return entry.isAbbreviation && /\p{Lower}/u.test(name) ? null : entry.canonical
}

/** A known name at the edge of a longer one is looked for with one word and with two. */
const EDGE_WORDS_MAX = 2
/** First words of the known names that are looked for at the edges of longer names. */
const EDGE_BEGINNINGS = bakedSet('employers/edge-beginnings', () =>
  [...byKey.keys()].flatMap((key) => {
    const words = key.split(' ')
    const bare = words[0] === ARTICLE ? words.slice(1) : words
    return bare.length <= EDGE_WORDS_MAX ? [words[0] ?? '', bare[0] ?? ''] : []
  }),
)

/** False when no known name of one or two words begins with this word of a key, or with "the". */
export const mayBeginKnown = (word: string): boolean =>
  word === ARTICLE || EDGE_BEGINNINGS.has(word)

const FILE = 'companies.tsv'
/** Drops dots and spaces, so that "Pvt. Ltd." and "PVT LTD" get one key. */
export function legalKey(text: string): string {
  return foldKey(text).replace(/ /g, '')
}
export const LEGAL_FORMS: ReadonlySet<string> = heardSet('employers/legal-forms', (code) =>
  kindOf(code, FILE, 'form').map(legalKey),
)
/** Last words of all legal forms: a text that ends with another word has none. */
export const LEGAL_ENDINGS: ReadonlySet<string> = bakedSet('employers/legal-endings', () =>
  [...LEGAL_FORMS].flatMap((form) => Array.from(form, (_, at) => form.slice(at)).concat('')),
)
/** Forms that are ordinary words or initials too: they are cut off, but prove nothing. */
export const WEAK_FORMS: ReadonlySet<string> = bakedSet('employers/weak-forms', () =>
  kindOf('en', FILE, 'weakForm').map(legalKey),
)

const english = (kind: 'against' | 'everyday'): ReadonlySet<string> =>
  bakedSet(`employers/${kind}`, () => kindOf('en', FILE, kind).map(foldKey))
/** English words, and those of the languages that the document is heard in. */
const withLanguages = (kind: 'strong' | 'inside' | 'leading'): ReadonlySet<string> =>
  heardSet(`employers/${kind}`, (code) => kindOf(code, FILE, kind).map(foldKey))

/** Words that end or fill company names in several languages. */
export const companyCueWords = withLanguages('strong')
export const WEAK_CUE_WORDS = withLanguages('inside')
const LEADING_CUES = withLanguages('leading')
const LEADING_WORDS_MAX = Math.max(...[...LEADING_CUES].map((cue) => cue.split(' ').length))

/** Whether the words open with one that stands before a company's name, and more follow. */
export function leadsToCompany(words: readonly string[]): boolean {
  let lead = ''
  for (let at = 0; at < LEADING_WORDS_MAX && at < words.length - 1; at++) {
    lead += `${at === 0 ? '' : ' '}${words[at]}`
    if (LEADING_CUES.has(lead)) return true
  }
  return false
}
/** Names of employers that are everyday words or products too. */
export const EVERYDAY_NAMES = english('everyday')
export const COUNTER_CUES = english('against')
