// Whether all that a résumé lists as skills is plain names: then its few words are skills by their place
// alone. A judge that learned from long lists is in doubt there.
import { eachOf } from '../../languages/words.js'
import { foldKey } from '../../text/fold.js'
import { keyParts } from '../../text/spaces.js'
import type { SkillCandidate } from './skill-candidates.js'
import type { Passage } from './skill-passages.js'
import { FOREIGN, GENERIC, VERBS } from './skill-words.js'

/** A longer item may be a phrase. */
const NAME_WORDS_MAX = 3
/** One item may be a label of something below; a longer list is one that the judge knows. */
const ITEMS_MIN = 2
const ITEMS_MAX = 12
/** Marks of sentences, addresses, remarks: none belongs to a plain list. */
const MARKED = /[.!?:@()\d]/
/** "Tool-QTP": a label that is glued to what it holds. */
const GLUED = /\p{Alpha}-\p{Upper}/u
const SMALL: ReadonlySet<string> = new Set(eachOf('skill:small-words'))

const isWordy = (word: string): boolean => SMALL.has(word) || VERBS.has(word) || FOREIGN.has(word)

function isPlainName(item: string): boolean {
  const key = foldKey(item)
  const words = keyParts(key)
  const isDeed = words.length > 1 && words[0]?.endsWith('ed') === true
  const isName = words.length <= NAME_WORDS_MAX && !isDeed
  return isName && /\p{Alpha}{2}/u.test(item) && !words.some(isWordy) && !GENERIC.has(key)
}

/** Nothing stands around the items but marks between them: "Good knowledge of welding" is told, not listed. */
const isOfNames = ({ body, items, words }: Passage): boolean =>
  items.length > 0 &&
  items.every(isPlainName) &&
  items.reduce((sum, item) => sum + item.split(' ').length, 0) === words &&
  !MARKED.test(body) &&
  !GLUED.test(body)

/** Whether a candidate is an item of such a list. It asks about the skills of the whole résumé, once. */
export function plainItems(passages: readonly Passage[]): (candidate: SkillCandidate) => boolean {
  const own = passages.filter(({ section }) => section === 'skills')
  const items = own.reduce((sum, passage) => sum + passage.items.length, 0)
  const isPlain = items >= ITEMS_MIN && items <= ITEMS_MAX && own.every(isOfNames)
  return ({ form, kind, passage }) =>
    isPlain && form === 'item' && kind !== 'language' && passage.section === 'skills'
}
