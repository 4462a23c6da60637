// Splits an address or location line into segments of words, without postal codes and house
// numbers.
import {
  DISTRICT_LABELS,
  LABEL_BEGINNINGS,
  LABELS,
  STREET_ENDINGS,
  STREET_WORDS,
  VILLAGE_LABELS,
  WORK_WORDS,
} from './place-rules.js'
import { gluedCode, isPostcode, type Word, wordsOf } from './words.js'

/**
 * What the label before a name says about it: "Dist. Deoria" is the place, "Vill. Testpur" lies in
 * it.
 */
export type Rank = 'district' | 'village' | ''

export interface Segment {
  words: Word[]
  /** Whether it names a house, a street or a post office rather than a town. */
  isStreet: boolean
  hasPostcode: boolean
  rank: Rank
}

/** Separates the parts of a place: a sign, a bracket, a dash beside a space, a colon before one. */
const SEPARATOR = /[,;|•·●▪\n\r\t()[\]/]+|\s[-–—]+\s?|[-–—]\s|:(?=\s)/g
/** Longer than any address; bounds the work. */
const WORDS_MAX = 40
const DIGIT = /\d/

function rankOf(key: string): Rank {
  if (DISTRICT_LABELS.has(key)) return 'district'
  return VILLAGE_LABELS.has(key) ? 'village' : ''
}

function isLabel(words: Word[], index: number): boolean {
  const key = words[index]?.key ?? ''
  if (LABELS.has(key) || rankOf(key) !== '') return true
  return LABEL_BEGINNINGS.has(key) && LABELS.has(`${key} ${words[index + 1]?.key ?? ''}`)
}

/**
 * Cuts labels ("Address", "based in", "Dist.") off the front. A segment with only labels keeps no
 * words.
 */
function withoutLabels(segment: Segment): Segment {
  const { words } = segment
  let first = 0
  let { rank } = segment
  while (first < words.length && isLabel(words, first)) {
    rank = rankOf(words[first]?.key ?? '') || rank
    first += 1
  }
  return first === 0 ? segment : { ...segment, words: words.slice(first), rank }
}

function segmentOf(words: Word[]): Segment {
  const segment: Segment = { words: [], isStreet: false, hasPostcode: false, rank: '' }
  for (const word of words) {
    const hasDigit = DIGIT.test(word.text)
    const glued = hasDigit ? gluedCode(word) : null
    if (glued !== null) {
      segment.words.push(glued.name)
      if (glued.isFull) segment.hasPostcode = true
      else segment.isStreet = true
      continue
    }
    if (hasDigit) {
      if (isPostcode(word.text)) segment.hasPostcode = true
      else segment.isStreet = true
      continue
    }
    if (WORK_WORDS.has(word.key)) continue
    const isInside = segment.words.length > 0 && STREET_ENDINGS.has(word.key)
    if (isInside || STREET_WORDS.has(word.key)) segment.isStreet = true
    segment.words.push(word)
  }
  return withoutLabels(segment)
}

export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = []
  let from = 0
  let count = 0
  let rank: Rank = ''
  const add = (to: number) => {
    const words = wordsOf(text.slice(from, to), from)
    count += words.length
    if (words.length === 0 || count > WORDS_MAX) return
    const segment = segmentOf(words)
    // "P.S- Bagnan": the label is in a segment of its own.
    if (segment.words.length > 0) {
      segment.rank ||= rank
      segments.push(segment)
    }
    rank = segment.words.length === 0 ? segment.rank : ''
  }
  SEPARATOR.lastIndex = 0
  for (let match = SEPARATOR.exec(text); match; match = SEPARATOR.exec(text)) {
    add(match.index)
    from = match.index + match[0].length
  }
  add(text.length)
  return segments
}
