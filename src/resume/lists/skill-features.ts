// What the learned judge of skills sees of a candidate: where it stands, its list, its own words.

import { foldKey } from '../../text/fold.js'
import { keyParts } from '../../text/spaces.js'
import { readHeading } from '../sections/read-heading.js'
import { meaningOf, type SkillCandidate } from './skill-candidates.js'
import type { Passage } from './skill-passages.js'
import { FOREIGN, GENERIC, isListLabel, NOT_MENTIONS, VERBS } from './skill-words.js'

/** What holds for all candidates of a document, and for all of a passage. */
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

// Edges of the scales that the judge sees counts and shares on: near zero finer than further up.
const ITEMS = [0, 5, 15, 40]
const SHARES = [0.2, 0.4, 0.6, 0.8]
const LIST_SHARES = [0.01, 0.25, 0.5, 0.75, 0.99]
const LIST_SIZES = [0, 1, 2, 4, 8, 15]
const MEANS = [1.5, 2.5, 3.5, 4.5, 6, 9, 14]
const PASSAGE_WORDS = [2, 4, 6, 10, 18, 35]
const COVERED = [0.01, 0.3, 0.5, 0.7, 0.9]
const TIMES = [1, 2, 4]
/** The judge sees more words than these as one: no skill is longer, nor a form that opens with "-ing". */
const WORDS_MAX = 8
const GERUND_WORDS_MAX = 4
/** Of a label or a heading, the words that tell what the list holds. */
const LABEL_WORDS_MAX = 6
const HEADING_WORDS_MAX = 5
/** The word on either side lies within so many characters. */
const CONTEXT_CHARS = 30

/** Small words tell a phrase from a name: within it, and worse at its ends. */
const SMALL_WORD = /\b(?:of|for|with|to|the|in|on|from|by|as|at|a|an)\b/i
const OPENS_BADLY = /^(?:and|or|of|in|with|for|to|from|by|at|on|as|the|a|an|etc)\b/i
const ENDS_BADLY = /\b(?:and|or|of|in|with|for|to|from|by|at|on|the|a|an)$/i
/** A year, an address or a long number: no skill is called so. */
const NO_NAME = /\b(?:19|20)\d\d\b|@|https?:|\d{5,}/
const LINKS: ReadonlySet<string> = new Set([
  'and',
  'of',
  '&',
  'for',
  'in',
  'to',
  'the',
  'with',
  '/',
])

/** The step of a rising scale that a value stands on. */
function step(value: number, edges: readonly number[]): number {
  let at = 0
  while (at < edges.length && value > (edges[at] ?? 0)) at++
  return at
}

/** Letter case: capitals, Title, Sentence, lower, inner capitals. */
function shapeOf(text: string): string {
  if (text === text.toUpperCase()) return /\d/.test(text) ? 'caps1' : 'caps'
  if (!/^[^\p{L}]*\p{Lu}/u.test(text)) return 'lower'
  const isTitle = text
    .split(' ')
    .every((word) => /^[^\p{L}]*\p{Lu}/u.test(word) || LINKS.has(word.toLowerCase()))
  if (!isTitle) return 'sentence'
  return /\p{Ll}\p{Lu}/u.test(text) ? 'camel' : 'title'
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
        isLower: /^\p{Ll}/u.test(passage.text),
        shared: labelFeatures(passage),
      }
      out.set(passage, traits)
    }
    if (form === 'item' && kind !== null) traits.known++
  }
  return out
}

function wordFeatures({ raw, key, id, form }: SkillCandidate, words: string[]): string[] {
  const out: string[] = []
  const [first = ''] = words
  const last = words.at(-1) ?? ''
  const count = Math.min(words.length, WORDS_MAX)
  if (id === null) {
    for (const word of new Set(words)) out.push(`word:${word}`)
    out.push(`first:${first}`, `last:${last}`)
    if (key.length <= 2) out.push('tiny')
  } else out.push(`id:${id}`, `last!${last}`)
  if (GENERIC.has(key)) out.push('generic')
  if (NOT_MENTIONS.has(key)) out.push('seldom')
  if (SMALL_WORD.test(raw)) out.push(`small:${form}${count}`)
  if (/\d/.test(raw)) out.push(`digit:${form}${id === null}`)
  if (NO_NAME.test(raw)) out.push('no-name')
  if (words.length > 1 && first.endsWith('ed')) out.push(`done:${form}`)
  if (first.endsWith('ing')) out.push(`doing:${form}${Math.min(count, GERUND_WORDS_MAX)}`)
  if (words.some((word) => VERBS.has(word))) out.push(`verb:${form}`)
  if (words.some((word) => FOREIGN.has(word))) out.push(`foreign:${form}${id === null}`)
  if (OPENS_BADLY.test(raw)) out.push('opens')
  if (ENDS_BADLY.test(raw)) out.push('ends')
  return out
}

const mark = (char: string): string => (/[\p{L}\p{N}]/u.test(char) ? 'w' : char)

function contextFeatures({ raw, kind, passage, start }: SkillCandidate): string[] {
  const { text } = passage
  const before = text.slice(Math.max(0, start - CONTEXT_CHARS), start)
  const after = text.slice(start + raw.length, start + raw.length + CONTEXT_CHARS)
  const out = [
    `before:${keyParts(foldKey(before)).at(-1) ?? ''}`,
    `after:${keyParts(foldKey(after))[0] ?? ''}`,
    `before!${mark(before.trimEnd().slice(-1))}`,
    `after!${mark(after.trimStart().slice(0, 1))}`,
  ]
  if (/^\p{Lu}/u.test(raw)) out.push(`capital:${kind}`)
  return out
}

function itemFeatures({ form, id, item, passage }: SkillCandidate): string[] {
  if (!item) return [`free:${passage.section}`]
  const { covered, kind, text, joint, knownHalves } = item
  const out = form === 'mention' ? [] : [`joint:${form}${joint}${knownHalves}`]
  const share = step(covered, COVERED)
  if (form === 'item') return [...out, `covered:${id === null}${share}`]
  const words = Math.min(WORDS_MAX, text.split(' ').length)
  return [...out, `covered:${form}${share}`, `in:${kind}:${words}`]
}

export function skillFeatures(
  candidate: SkillCandidate,
  document: DocumentTraits,
  traits: PassageTraits,
): string[] {
  const { form, raw, kind, passage, confident, start } = candidate
  const { section } = passage
  const isOwn = section === 'skills'
  const words = keyParts(candidate.key)
  const count = Math.min(words.length, WORDS_MAX)
  const what = `${form}:${kind}${confident ? '' : '?'}`
  const shape = shapeOf(raw)
  const share = step(traits.known / (passage.items.length || 1), LIST_SHARES)
  const mean = step(passage.wordsPerItem, MEANS)
  const label = passage.label === '' ? 'bare' : isListLabel(passage.label) ? 'list' : 'label'
  const meaning = meaningOf(candidate)
  const out = [
    what,
    section,
    `${section}:${what}`,
    `count:${kind}:${form}:${count}`,
    `shape:${form}:${shape}`,
    `shape:${kind}:${shape}`,
    `size:${section}:${form}:${traits.size}`,
    `share:${isOwn}:${what}:${share}`,
    `mean:${isOwn}:${what}:${mean}`,
    `items:${document.items}:${section}:${form}`,
    `items:${document.items === 0}:${isOwn}:${what}`,
    `known:${document.knownShare}:${isOwn}:${what}`,
    `${label}:${section}:${form}`,
    `bullet:${form}:${passage.lines[0]?.bullet}:${isOwn}`,
    `words:${form}:${traits.words}`,
    `times:${form}:${step(document.times.get(meaning) ?? 0, TIMES)}`,
    ...wordFeatures(candidate, words),
    ...itemFeatures(candidate),
  ]
  if (traits.isEnded) out.push(`stop:${form}:${isOwn}:${traits.words}`)
  if (traits.isLower) out.push(`lower:${form}`)
  if (!isOwn && document.listed.has(meaning)) out.push(`listed:${form}`)
  if (start >= 0) out.push(...contextFeatures(candidate))
  return out
}
