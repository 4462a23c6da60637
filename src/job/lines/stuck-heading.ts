// Finds a heading at the end of an item, where bullets are all that is left of a text's line breaks: "• Report to the
// partners Requirements • A steady hand".
import { anyOf } from '../../languages/words.js'
import { isKnownHeading, opensHeading } from '../units/read-heading.js'

/** A heading of more words is a sentence. */
const HEADING_WORDS_MAX = 5
/** A shorter item may be a heading as a whole. */
const ITEM_WORDS_MIN = 2
/** Behind such a word the item goes on: "Draw up the Requirements". */
const HANGING = new RegExp(`^(?:${anyOf('unit:hanging')}|${anyOf('unit:determiners')})$`, 'i')
const LOWER_END = /^[^\p{Upper}]*[\p{Lower})%.]$/u
/** Behind initials only a heading of so many words is surely one: "Good SQL In return you will receive". */
const SURE_WORDS_MIN = 3
const INITIALS_END = /^\p{Upper}{2,}$/u
const CAPITAL = /^\p{Upper}/u

/** The offset at which the heading begins, or undefined. */
export function stuckHeading(text: string): number | undefined {
  const words = Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => ({ word, index }))
  for (let size = HEADING_WORDS_MAX; size > 0; size--) {
    const [before, first] = words.slice(-size - 1)
    if (words.length - size < ITEM_WORDS_MIN || !before || !first) continue
    if (!CAPITAL.test(first.word) || !opensHeading(first.word)) continue
    const isEnd = size >= SURE_WORDS_MIN && INITIALS_END.test(before.word)
    if (!isEnd && (!LOWER_END.test(before.word) || HANGING.test(before.word))) continue
    if (isKnownHeading(text.slice(first.index))) return first.index
  }
  return undefined
}
