// Tells what a heading announces: duties, demands, wishes, or something else.

import { postingHeadings } from '../../languages/heading-words.js'
import { eachOf } from '../../languages/words.js'
import { foldKey } from '../../text/fold.js'
import type { HeadingKind } from '../types.js'
import { leadInKind } from './lead-in.js'

/** A text with more words is a sentence. */
const WORDS_MAX = 9

const PHRASES = new Map<string, HeadingKind>()
const LONGEST = readPhrases()

function readPhrases(): number {
  let longest = 0
  for (const { kind, phrases } of postingHeadings()) {
    for (const phrase of phrases) {
      PHRASES.set(phrase, kind as HeadingKind)
      longest = Math.max(longest, phrase.split(' ').length)
    }
  }
  return longest
}

/** Words that mean the reader, wherever they stand. */
const ADDRESS = new Set(eachOf('unit:second-person'))

/** Wishes of one word outweigh the words beside them. */
const WISHES = new Set(
  [...PHRASES].filter(([phrase, kind]) => kind === 'nice' && !phrase.includes(' ')).map(([p]) => p),
)

/** "Immediate start preferred" wishes for one thing and heads nothing. */
export const endsInWish = (text: string): boolean =>
  WISHES.has(foldKey(text).split(' ').at(-1) ?? '')

/** "Nice to have skills and experience": the first words say that the rest is wished for. */
const opensWithWish = (words: readonly string[]): boolean =>
  words.some((_, at) => at > 0 && PHRASES.get(words.slice(0, at + 1).join(' ')) === 'nice')

/** "We'd be thrilled if you have …": what is wished for under a condition, whatever stands behind it. */
const CONDITIONAL = new RegExp(
  `\\b(?:${[...PHRASES]
    .filter(([phrase, kind]) => kind === 'nice' && / if$/.test(phrase))
    .map(([phrase]) => phrase)
    .join('|')})\\b`,
)

export interface ReadHeading {
  kind: HeadingKind
  /** The share of the heading's words that the known phrase covers. */
  coverage: number
}

/**
 * Finds the longest known phrase in a short text, the last of equally long ones: "About you" is
 * about you.
 */
export function readHeading(text: string): ReadHeading {
  const announced = leadInKind(text)
  if (announced !== '') return { kind: announced, coverage: 1 }
  const words = foldKey(text).split(' ')
  if (words.length === 0 || words.length > WORDS_MAX) return { kind: '', coverage: 0 }
  // "Desired candidate profile" is a heading as a whole.
  const whole = PHRASES.get(words.join(' '))
  if (whole !== undefined) return { kind: whole, coverage: 1 }
  // "Desired skills and experience" heads a list of wishes, whatever else it says. In "Salary plus
  // benefits" such a word is no wish.
  if (words.some((word) => WISHES.has(word))) {
    const isOffer = words.some((word) => PHRASES.get(word) === 'benefits')
    return { kind: isOffer ? 'benefits' : 'nice', coverage: 1 }
  }
  if (opensWithWish(words) || CONDITIONAL.test(words.join(' ')))
    return { kind: 'nice', coverage: 1 }
  for (let size = Math.min(LONGEST, words.length); size > 0; size--) {
    for (let from = words.length - size; from >= 0; from--) {
      const kind = PHRASES.get(words.slice(from, from + size).join(' '))
      // "On a stormy night you row" speaks to the reader; "You:" announces a description.
      const isAddress = size === 1 && 2 * size < words.length && ADDRESS.has(words[from] ?? '')
      if (kind && !isAddress) return { kind, coverage: size / words.length }
    }
  }
  return { kind: '', coverage: 0 }
}

/** Words that only link or qualify: "Key skills and experience", "Specific duties". */
const LINKS = new Set(eachOf('unit:heading-links'))

const OPENING = new Set([
  ...LINKS,
  ...[...PHRASES.keys()].map((phrase) => phrase.split(' ')[0] ?? ''),
])

/** Whether a known heading begins with this word; asking costs far less than reading a heading. */
export const opensHeading = (word: string): boolean => OPENING.has(foldKey(word))

/** Whether known phrases and linking words make up the whole text. */
export function isKnownHeading(text: string): boolean {
  const words = foldKey(text).split(' ')
  if (words.length > WORDS_MAX) return false
  let known = 0
  for (let at = 0; at < words.length; ) {
    let size = Math.min(LONGEST, words.length - at)
    while (size > 0 && !PHRASES.has(words.slice(at, at + size).join(' '))) size--
    if (size === 0 && !LINKS.has(words[at] ?? '')) return false
    known += size
    at += Math.max(1, size)
  }
  return known > 0
}
