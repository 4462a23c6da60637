// Splits a list item that swallowed what came after it, where its text lost a line break: the next
// item ("… good judgement Ability to lead") or the next heading ("… is a plus. Physical demands").
import { anyOf } from '../../languages/words.js'
import { opensStatement } from './openers.js'
import { isKnownHeading } from './read-heading.js'
import type { Piece } from './split-prose.js'

const WORD = /\S+/g
/** Fewer words on either side are part of a name, not an item: "fluent in both English and Greek". */
const SIDE_WORDS_MIN = 3
/** A heading at the end of an item has no more words. */
const HEADING_WORDS_MAX = 5
/**
 * Words that end no item, because what follows belongs to them: "NVQ in Health", "all Company
 * policies".
 */
const HANGING = new RegExp(`^(?:${anyOf('unit:hanging')}|${anyOf('unit:determiners')})$`, 'i')
const LOWER_END = /^[^\p{Upper}]*[\p{Lower})%]$/u
const OPENER = /^(\p{Upper}\p{Lower}+)[:,]?$/u
const CAPITAL = /^["'(“‘]?\p{Upper}/u
const SENTENCE_END = /(?:\p{Lower}{2}|\))[.!?)]$/u

interface Word {
  text: string
  start: number
  end: number
  /** How many brackets are open before it. */
  depth: number
}

function wordsOf(text: string): Word[] {
  let depth = 0
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => {
    const own = { text: word, start: index, end: index + word.length, depth }
    for (const sign of word) depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    return own
  })
}

/** Whether the word opens an item of its own, though no mark ends the one before. */
function opensItem(words: readonly Word[], at: number): boolean {
  const word = words[at]
  const before = words[at - 1]
  if (!word || !before || word.depth > 0 || words.length - at < SIDE_WORDS_MIN) return false
  const opener = OPENER.exec(word.text)?.[1]
  if (opener === undefined || CAPITAL.test(words[at + 1]?.text ?? '')) return false
  return LOWER_END.test(before.text) && !HANGING.test(before.text) && opensStatement(opener)
}

/** Where a heading begins that ends the item, or undefined. */
function headingAtEnd(words: readonly Word[], text: string): number | undefined {
  for (let size = Math.min(HEADING_WORDS_MAX, words.length - SIDE_WORDS_MIN); size > 0; size--) {
    const at = words.length - size
    const first = words[at]
    const before = words[at - 1]
    if (!first || !before || first.depth > 0 || HANGING.test(before.text)) continue
    const isCaps = /^\p{Upper}{2}/u.test(first.text) && LOWER_END.test(before.text)
    if (!isCaps && !(SENTENCE_END.test(before.text) && CAPITAL.test(first.text))) continue
    if (/[.!?;,]$/.test(text)) return undefined
    if (isKnownHeading(text.slice(first.start))) return first.start
  }
  return undefined
}

/** The pieces of an item; one if nothing ran into it. */
export function splitItem(text: string): Piece[] {
  const words = wordsOf(text)
  const heading = headingAtEnd(words, text)
  const cuts: number[] = []
  let last = 0
  for (const [at, word] of words.entries()) {
    if (word.start === heading) break
    if (at - last >= SIDE_WORDS_MIN && opensItem(words, at)) {
      cuts.push(word.start)
      last = at
    }
  }
  const edges = [0, ...cuts, ...(heading === undefined ? [] : [heading]), text.length]
  return edges.slice(0, -1).map((start, index) => ({
    start,
    end: start + text.slice(start, edges[index + 1]).trimEnd().length,
    isHeading: start === heading,
  }))
}
