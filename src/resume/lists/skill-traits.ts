// Traits that all candidates of a document, or of a passage, share: the judge of skills sees them
// with each candidate.
import { foldKey } from '../../text/fold.js'
import { keyParts } from '../../text/spaces.js'
import { readHeading } from '../sections/read-heading.js'
import { meaningOf, type SkillCandidate } from './skill-candidates.js'
import type { Passage } from './skill-passages.js'
import { isListLabel } from './skill-words.js'

export interface DocumentTraits {
  items: number
  knownShare: number
  times: Map<string, number>
  listed: Set<string>
}

export interface PassageTraits {
  known: number
  words: number
  size: number
  isEnded: boolean
  isLower: boolean
  /** What the heading and the label say, the same for all of its candidates. */
  shared: string[]
}

// Edges of the scales on which the judge sees counts and shares: finer near zero.
const ITEMS = [0, 5, 15, 40]
const SHARES = [0.2, 0.4, 0.6, 0.8]
const LIST_SIZES = [0, 1, 2, 4, 8, 15]
const PASSAGE_WORDS = [2, 4, 6, 10, 18, 35]
/** Words of a label or a heading that the judge sees: they tell what the list holds. */
const LABEL_WORDS_MAX = 6
const HEADING_WORDS_MAX = 5

/**
 * How many edges the value exceeds. Unlike stepOf, it counts a value on an edge to the step below.
 */
export function step(value: number, edges: readonly number[]): number {
  let at = 0
  while (at < edges.length && value > (edges[at] ?? 0)) at++
  return at
}

export function documentTraits(candidates: SkillCandidate[]): DocumentTraits {
  const own = candidates.filter(
    ({ form, passage }) => form === 'item' && passage.section === 'skills',
  )
  const known = own.filter(({ kind }) => kind !== null).length
  const times = new Map<string, number>()
  for (const candidate of candidates) {
    const meaning = meaningOf(candidate)
    times.set(meaning, (times.get(meaning) ?? 0) + 1)
  }
  return {
    items: step(own.length, ITEMS),
    knownShare: step(known / (own.length || 1), SHARES),
    times,
    listed: new Set(own.map(meaningOf)),
  }
}

function labelFeatures({ label, heading }: Passage): string[] {
  const out = keyParts(foldKey(heading))
    .slice(0, HEADING_WORDS_MAX)
    .map((word) => `heading:${word}`)
  if (label === '') return out
  const words = keyParts(foldKey(label)).slice(0, LABEL_WORDS_MAX)
  const named = readHeading(label)?.section
  return [
    ...out,
    ...words.map((word) => `label:${word}`),
    ...(named ? [`labelled:${named}`] : []),
    ...(isListLabel(label) ? ['labelled'] : []),
  ]
}

/** Traits of each passage, worked out once for all of its candidates. */
export function passageTraits(candidates: SkillCandidate[]): Map<Passage, PassageTraits> {
  const out = new Map<Passage, PassageTraits>()
  for (const { form, kind, passage } of candidates) {
    let traits = out.get(passage)
    if (!traits) {
      traits = {
        known: 0,
        words: step(passage.words, PASSAGE_WORDS),
        size: step(passage.items.length, LIST_SIZES),
        isEnded: passage.text.endsWith('.'),
        isLower: /^\p{Lower}/u.test(passage.text),
        shared: labelFeatures(passage),
      }
      out.set(passage, traits)
    }
    if (form === 'item' && kind !== null) traits.known++
  }
  return out
}
