// Says how surely a piece of text names a field of study.
import { patternOf } from '../../languages/words.js'
import { foldKey } from '../../text/fold.js'
import { type KeyedText, keyedText } from '../../text/keyed-text.js'
import {
  FIELD_COUNTER_CUES,
  FIELD_HEADS,
  FIELD_JOINTS,
  lookUpField,
  mayBeginField,
} from './field-table.js'

/** A text that is longer or has more words is a sentence. */
const TEXT_CHARS_MAX = 100
const WORDS_MAX = 9
/**
 * By how much of the text the vocabulary knows: all of it, all its parts, two fields side by side,
 * its last word, or its first.
 */
const SCORE = {
  known: 0.95,
  knownParts: 0.85,
  knownPair: 0.7,
  head: 0.6,
  headInside: 0.35,
} as const

/** Marks that a line leaves before and behind a field. */
const LEADING = /^[-–—:.,(]+/
const TRAILING = '-–—:.,)'
/**
 * Whether a mark or word that joins fields occurs at all: cheap to ask before the text is split.
 */
const MAY_JOIN = new RegExp(patternOf('education-fields-may-join'), 'i')

function withoutTail(text: string): string {
  let end = text.length
  while (end > 0 && TRAILING.includes(text[end - 1] ?? ' ')) end -= 1
  return end === text.length ? text : text.slice(0, end)
}

/** Separates two fields of one degree. */
const FIELDS_JOINED = new RegExp(patternOf('education-fields-joined'), 'i')

/** "Finance, Accounting & Management" is three known fields. */
function partsOf(text: string): string[] {
  if (!MAY_JOIN.test(text)) return [text]
  return text.split(FIELDS_JOINED).filter((part) => part !== '')
}

function isKnownPair(text: string): boolean {
  if (!mayBeginField(foldKey(text))) return false
  const words = text.split(/\s+/)
  for (let cut = 1; cut < words.length; cut += 1) {
    const [left, right] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]
    if (lookUpField(left) !== null && lookUpField(right) !== null) return true
  }
  return false
}

export function fieldLikelihood(text: string, keyed?: KeyedText): number {
  const trimmed = withoutTail(text.trim().replace(LEADING, '')).trim()
  if (trimmed === '' || trimmed.length > TEXT_CHARS_MAX) return 0
  const bare = trimmed.replace(/\s*\([^()]*\)?$/, '')
  const { key, words } = keyed ?? keyedText(trimmed)
  if (lookUpField(trimmed, key) !== null) return SCORE.known
  if (bare !== trimmed && lookUpField(bare) !== null) return SCORE.known
  const parts = partsOf(trimmed)
  if (parts.length > 1 && parts.every((part) => lookUpField(part) !== null)) return SCORE.knownParts
  if (words.length > WORDS_MAX || /\d/.test(trimmed)) return 0
  if (words.some((word) => FIELD_COUNTER_CUES.has(word))) return 0
  // "Interior Design Fine Arts": two known fields without a joint.
  if (parts.some((part) => isKnownPair(part))) return SCORE.knownPair
  const first = words.find((word) => !FIELD_JOINTS.has(word)) ?? ''
  const last = words.at(-1) ?? ''
  if (FIELD_HEADS.has(last)) return SCORE.head
  if (FIELD_HEADS.has(first) && words.length > 1) return SCORE.headInside
  return 0
}
