// Leaves out candidates for the title that the rest of the posting speaks against.
import { languageFileJson } from '../../languages/read-languages.js'
import { patternOf } from '../../languages/words.js'
import { legalFormOf } from '../../taxonomy/employers/legal-form.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { foldKey } from '../../text/fold.js'
import type { Fields } from './read-fields.js'
import type { TitleCandidate } from './title-candidates.js'

/** From this likelihood on a labelled title or a headline holds a post's name beyond doubt. */
const HEADLINE_SURE = 0.75

/** Words without the ending of the plural: "Quantitative Analysts" says no more than one analyst. */
const wordsOf = (text: string): string[] =>
  foldKey(text)
    .split(' ')
    .map((word) => word.replace(/s$/, ''))

const isPart = (few: ReadonlySet<string>, many: ReadonlySet<string>): boolean =>
  [...few].every((word) => many.has(word))

/** Whether a sentence's words for the post only shorten the headline, or say more of the same. */
function isLike(text: string, headlines: readonly ReadonlySet<string>[]): boolean {
  const words = new Set(wordsOf(text))
  return headlines.some((headline) => isPart(words, headline) || isPart(headline, words))
}

const { pageParts } = languageFileJson('en', 'title-cuts.json') as { pageParts: string[] }
/** What pages write above every posting, in languages of which nothing else is read too. */
const PAGE_PARTS = new Set(pageParts)
/** "Developer Blog", "Partner Portal", "Acme is hiring": entries and heads of pages, not of posts. */
const PAGE_PART = new RegExp(patternOf('title-page-part'), 'iu')
/** "source=board", "?ref": what is left of an address. */
const ADDRESS = /[=?]\S/

const isOfPage = (text: string): boolean =>
  PAGE_PARTS.has(foldKey(text)) ||
  PAGE_PART.test(text) ||
  ADDRESS.test(text) ||
  legalFormOf(text)?.isCertain === true

/**
 * What may be the title. A post that a sentence names is none if a label already names another:
 * "Title: Senior Baker" above "we have seen many Experienced Cooks".
 */
export function possibleTitles(
  candidates: readonly TitleCandidate[],
  fields: Fields,
): TitleCandidate[] {
  // "Company: Harbour Books" says what the name is, though it may read like a post.
  const company = foldKey(fields.company?.value ?? '')
  const headlines = candidates
    .filter(({ source, text }) => source === 'field' && titleLikelihood(text) >= HEADLINE_SURE)
    .map(({ text }) => new Set(wordsOf(text)))
  return candidates.filter(({ source, text }) => {
    if (text === '') return true
    if (foldKey(text) === company) return false
    if ((source === 'line' || source === 'page') && isOfPage(text)) return false
    return source !== 'said' || headlines.length === 0 || isLike(text, headlines)
  })
}
