// The word lists by which items of a skills section are read.
import { dataJson } from '../../tables/data-file.js'
import { foldKey } from '../../text/fold.js'

interface Words {
  /** Wordings around the skill that are cut off: "hands-on experience in". */
  leads: string[]
  /** Labels of lists inside any section: "Tools used: …". */
  labels: string[]
  /** Words that are no skill by themselves. */
  generic: string[]
  /** Words in headings of sections that hold no skills. */
  stops: string[]
  /** Spellings of tools that in running text nearly always mean something else. */
  notMentions: string[]
  /** Words of schools, firms, dates: an item that holds one is no skill, unless it is known. */
  foreign: string[]
  /** Words that only sentences hold. */
  verbs: string[]
}

const words = dataJson('./data/skill-words.json', import.meta.url) as Words
const keys = (list: string[]): ReadonlySet<string> => new Set(list.map(foldKey))

const LEADS = keys(words.leads)
const LEAD_WORDS_MAX = Math.max(...words.leads.map((lead) => lead.split(' ').length))
const LABELS = keys(words.labels)
export const GENERIC = keys(words.generic)
export const STOPS = keys(words.stops)
export const NOT_MENTIONS = keys(words.notMentions)
export const FOREIGN = keys(words.foreign)
export const VERBS = keys(words.verbs)

/** "Having good knowledge of welding" → "welding". */
export function withoutLead(item: string): string {
  const parts = item.split(/\s+/)
  for (let count = Math.min(LEAD_WORDS_MAX, parts.length - 1); count > 0; count -= 1) {
    if (LEADS.has(foldKey(parts.slice(0, count).join(' ')))) {
      return parts
        .slice(count)
        .join(' ')
        .replace(/^(?:the|a|an|of|in|on|with)\s+/i, '')
    }
  }
  return item
}

/** No label of a list is longer: the rest need not be folded to know it. */
const LABEL_CHARS_MAX = 45

export const isListLabel = (text: string): boolean =>
  text.length <= LABEL_CHARS_MAX && LABELS.has(foldKey(text))
