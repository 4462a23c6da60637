// How far a word of rank reaches in a list without line breaks: "Excel, payroll preferred, good English" wishes for
// payroll alone.
import { patternOf } from '../../languages/words.js'

export interface Stretch {
  start: number
  end: number
}

/** "A, B and C preferred", "A, B, C are a plus": the word speaks of the whole list before it. */
const WHOLE_LIST = new RegExp(patternOf('demand-whole-list'))
/** Behind the word the list goes on with an item of its own. */
const GOES_ON = new RegExp(patternOf('demand-list-goes-on'))
/** "No need for A, B or C", "not essential to know A": the words that are ranked follow. */
const RANKS_NEXT = new RegExp(patternOf('demand-ranks-next'))
/** "We reserve the right", "copies of your": nothing beside these words is asked for. */
const DENIES_ALL = new RegExp(patternOf('demand-denies-all'))
/** "Not required: A, B": what follows the colon is ranked to its end. */
const LIST_NEXT = /^\s*:/
/** "no experience of A, B or C": the last joint shows that the list is one. */
const CHOICE_NEXT = new RegExp(patternOf('demand-choice'))
const WORD = /\p{Alpha}/u
const YEARS = new RegExp(patternOf('demand-years-before'))
/** Bounds the work on a text without marks; no item and no list that is denied is longer. */
const ITEM_CHARS_MAX = 160
const LIST_CHARS_MAX = 400

/** Where the item begins in which the word stands. */
function itemStart(text: string, clause: Stretch, at: number): number {
  const least = Math.max(clause.start, at - ITEM_CHARS_MAX)
  const comma = text.slice(least, at).lastIndexOf(',')
  return comma < 0 ? clause.start : least + comma + 1
}

const wordsBefore = (text: string, start: number, at: number): string =>
  text.slice(Math.max(start, at - ITEM_CHARS_MAX), at)

const wordsBehind = (text: string, clause: Stretch, at: number): string =>
  text.slice(at, Math.min(clause.end, at + LIST_CHARS_MAX))

/**
 * Whether the word closes an item of a list that goes on behind it, or the item behind years that
 * are asked for: "2 years of Java, Kotlin a plus".
 */
export function closesItem(text: string, clause: Stretch, cue: Stretch): boolean {
  const start = itemStart(text, clause, cue.start)
  const item = text.slice(start, cue.start)
  if (!WORD.test(item) || WHOLE_LIST.test(item)) return false
  const list = text.slice(Math.max(clause.start, start - LIST_CHARS_MAX), start)
  return GOES_ON.test(text.slice(cue.end, clause.end)) || YEARS.test(list)
}

/** What a ranking word behind its names ranks: the clause before it, or its own item only. */
export function rankedBefore(text: string, clause: Stretch, cue: Stretch): Stretch {
  return closesItem(text, clause, cue)
    ? { start: itemStart(text, clause, cue.start), end: cue.end }
    : clause
}

/** What a denial denies: "not essential" the item before it, "no need for" the items behind it. */
export function deniedBy(text: string, clause: Stretch, cue: Stretch): Stretch {
  if (DENIES_ALL.test(text.slice(cue.start, cue.end))) return clause
  const start = itemStart(text, clause, cue.start)
  const item = wordsBefore(text, start, cue.start)
  const behind = wordsBehind(text, clause, cue.end)
  const isNext = RANKS_NEXT.test(wordsBehind(text, clause, cue.start)) || !WORD.test(item)
  if (!isNext) return { start: WHOLE_LIST.test(item) ? clause.start : start, end: cue.end }
  const comma = behind.indexOf(',')
  const isList = comma < 0 || LIST_NEXT.test(behind) || CHOICE_NEXT.test(behind)
  return { start: cue.start, end: isList ? clause.end : cue.end + comma }
}
