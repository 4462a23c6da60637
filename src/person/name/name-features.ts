// The features for and against a reading of the name; their weights are learned.

import { stepOf } from '../../sequence/step-of.js'
import { nameLikelihood } from '../../taxonomy/names/name-likelihood.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { fold } from '../../text/fold.js'
import type { Reading } from './name-readings.js'

/** The context of a reading, looked up once for a résumé. */
export interface NameContext {
  /** The letters of the e-mail address before its @, and of its host. */
  local: string
  host: string
  /** The largest type among the first lines. */
  largest: number
  /** Whether the name comes again further down, like a signature. */
  isSigned: (name: string) => boolean
  isHeading: (text: string) => boolean
}

// The model does not see a value itself, only how many of these bounds it reaches.
const LIKELIHOODS = [0.01, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95]
const SIZES = [0.9, 1.05, 1.25, 1.6, 2.2, 3.2]
const ORDERS = [1, 2, 3, 4, 6, 9, 13]
const TITLES = [0.3, 0.5, 0.7, 0.9]
/** Above these orders, the model does not tell combined features apart. */
const ORDER_STEPS = { withLikelihood: 4, withLargest: 3 } as const
/** Longer names look alike to the model. */
const WORDS_SEEN_MAX = 5
/**
 * The shortest part of a name that counts in an address; at the start of a word four letters are
 * enough.
 */
const PART_CHARS_MIN = 3
const BEGINNING_CHARS = 4
/** A shorter word is in other host names by chance. */
const HOST_WORD_CHARS = 3
/** Sizes on one line differ by rounding. */
const AS_LARGE = 0.98
/** From this likelihood on, a text is rather a place than a name. */
const PLACE_MIN = 0.5

/** How much of the name the address has: every word, one word, initials and a word, or nothing. */
function agreement(words: readonly string[], local: string): string {
  if (local === '') return 'no-mail'
  const long = words.filter((word) => word.length >= PART_CHARS_MIN)
  const hits = long.filter((word) => local.includes(word))
  if (hits.length > 0 && hits.length === long.length) return long.length > 1 ? 'all' : 'the-word'
  if (hits.length > 0) {
    const initials = words.filter((word) => !hits.includes(word)).map((word) => word[0] ?? '')
    return initials.some((letter) => local.replace(hits[0] ?? '', '').includes(letter))
      ? 'word-and-initial'
      : 'word'
  }
  const isBegun = (word: string) =>
    word.length > BEGINNING_CHARS && local.includes(word.slice(0, BEGINNING_CHARS))
  return long.some(isBegun) ? 'begun' : 'none'
}

const lettersOf = (word: string): string => fold(word).replace(/[^a-z]/g, '')

export function nameFeatures(reading: Reading, context: NameContext): string[] {
  const { name, kind, line, section, order } = reading
  const printed = name.split(' ')
  const words = name.replaceAll('.', ' ').split(/\s+/).map(lettersOf).filter(Boolean)
  const likelihood = stepOf(nameLikelihood(name), LIKELIHOODS)
  const size = stepOf(line.size, SIZES)
  const place = stepOf(order, ORDERS)
  const count = Math.min(WORDS_SEEN_MAX, words.length)
  const agrees = agreement(words, context.local)
  const inHost = words.some((word) => word.length > HOST_WORD_CHARS && context.host.includes(word))
  const title = stepOf(titleLikelihood(name), TITLES)
  const isLargest = line.size >= context.largest * AS_LARGE
  const features = [
    `likelihood:${likelihood}`,
    `size:${size}`,
    `order:${place}`,
    `words:${count}`,
    `agrees:${agrees}`,
    `title:${title}`,
    `kind:${kind}`,
    `section:${section}`,
    `likelihood:${likelihood} agrees:${agrees}`,
    `likelihood:${likelihood} order:${Math.min(place, ORDER_STEPS.withLikelihood)}`,
    `words:${count} size:${size}`,
    `words:${count} agrees:${agrees}`,
    `largest:${isLargest} likelihood:${likelihood}`,
    `largest:${isLargest} order:${Math.min(place, ORDER_STEPS.withLargest)}`,
    `kind:${kind} words:${count}`,
  ]
  const add = (is: boolean, feature: string) => {
    if (is) features.push(feature)
  }
  add(inHost, 'in-host')
  add(reading.isLabelled, 'labelled')
  add(reading.isLabelled, `labelled likelihood:${likelihood}`)
  add(reading.isCut, 'cut')
  add(line.bold, 'bold')
  add(line.caps, 'caps')
  add(line.bullet, 'bullet')
  add(line.sidebar, 'sidebar')
  add(/(?:^|[\s.])\p{Upper}\.?(?:$|[\s.])/u.test(name), 'initial')
  add(
    printed.some((word) => /^\p{Lower}/u.test(word)),
    'small',
  )
  add(
    printed.every((word) => /^\p{Upper}/u.test(word)),
    'capitals',
  )
  add(context.isSigned(name), 'signed')
  add(context.isHeading(name), 'heading')
  add(isPlaceLike(name) >= PLACE_MIN, 'place')
  return features
}
