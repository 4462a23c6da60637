// Tells a sentence from an address: most of its words have small letters, and small words join them.
import { anyOf } from '../../languages/words.js'

/** Small words that join sentences; addresses rarely have them. */
const JOINING = new RegExp(`^(?:${anyOf('address:joining-words')})$`)
/** Endings of words for duties, rare in names of places: "monitoring", "detection". */
const OF_DUTIES = new RegExp(
  String.raw`\p{Alpha}{3}(?:${anyOf('address:endings-of-duties')})\b`,
  'u',
)
/** "I speak …", "My pin is …": a sentence about oneself. */
const OF_ONESELF = new RegExp(
  String.raw`^\s*(?:${anyOf('address:sentence-openers')}) \p{Lower}{2}`,
  'iu',
)
const WORD = /[\u0300-\u036f\p{Alpha}'’-]{2,}/gu
/** An address may have fewer words in small letters: "opp. bus stand". */
const SMALL_MIN = 3
/** Without a joining word, a text needs more words in small letters to be prose. */
const SMALL_ALONE_MIN = 4
/** Their share of all words: with a joining word, and without one. */
const SMALL_SHARE = 0.6
const SMALL_ALONE_SHARE = 0.75

/**
 * Whether a text is prose. An address may be in small letters too: the caller checks for a house
 * number.
 */
export function isProse(text: string): boolean {
  if (OF_ONESELF.test(text)) return true
  const words = text.match(WORD) ?? []
  let small = 0
  let joining = 0
  for (const word of words) {
    if (!/^\p{Lower}/u.test(word)) continue
    if (JOINING.test(word)) joining++
    else small++
  }
  const share = (small + joining) / Math.max(1, words.length)
  if (joining > 0) return small >= SMALL_MIN && share >= SMALL_SHARE
  if (/\d/.test(text) || !OF_DUTIES.test(text)) return false
  return small >= SMALL_ALONE_MIN && share >= SMALL_ALONE_SHARE
}
