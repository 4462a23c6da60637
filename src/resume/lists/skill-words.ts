// The word lists by which items of a skills section are read.
import { anyOf, eachOf } from '../../languages/words.js'
import { foldKey } from '../../text/fold.js'

const keysOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(foldKey))

/** Wordings around the skill that are cut off: "hands-on experience in". */
const LEAD_LIST = eachOf('skill:leads')
const LEADS = keysOf(LEAD_LIST)
const LEAD_WORDS_MAX = Math.max(...LEAD_LIST.map((lead) => lead.split(' ').length))
/** Labels of lists inside any section: "Tools used: …". */
const LABELS = keysOf(eachOf('skill:list-labels'))
/** Words that are no skill by themselves. */
export const GENERIC = keysOf(eachOf('skill:generic'))
/** Words in headings of sections that hold no skills. */
export const STOPS = keysOf(eachOf('skill:no-skill-headings'))
/** Names of tools that nearly always mean something else in running text. */
export const NOT_MENTIONS = keysOf(eachOf('skill:no-mentions'))
/** Words of schools, firms, dates: an item that holds one is no skill, unless it is known. */
export const FOREIGN = keysOf(eachOf('skill:foreign'))
/** Words that only sentences hold. */
export const VERBS = keysOf(eachOf('skill:sentence-words'))

/** A small word that is left over when the words before the skill are cut off. */
const ARTICLE_FIRST = new RegExp(String.raw`^(?:${anyOf('skill:articles-first')})\s+`, 'i')

/** "Having good knowledge of welding" → "welding". */
export function withoutLead(item: string): string {
  const parts = item.split(/\s+/)
  for (let count = Math.min(LEAD_WORDS_MAX, parts.length - 1); count > 0; count -= 1) {
    if (LEADS.has(foldKey(parts.slice(0, count).join(' ')))) {
      return parts.slice(count).join(' ').replace(ARTICLE_FIRST, '')
    }
  }
  return item
}

/** No label of a list is longer, so longer texts need no folding and look-up. */
const LABEL_CHARS_MAX = 45

export const isListLabel = (text: string): boolean =>
  text.length <= LABEL_CHARS_MAX && LABELS.has(foldKey(text))
