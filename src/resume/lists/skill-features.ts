// What the learned judge of skills sees of a candidate: where it stands, its list, its own words.

import { anyOf, eachOf } from '../../languages/words.js'
import { foldKey } from '../../text/fold.js'
import { keyParts } from '../../text/spaces.js'
import { meaningOf, type SkillCandidate } from './skill-candidates.js'
import { type DocumentTraits, type PassageTraits, step } from './skill-traits.js'
import { FOREIGN, GENERIC, isListLabel, NOT_MENTIONS, VERBS } from './skill-words.js'

// Edges of the scales on which the judge sees counts and shares: finer near zero.
const LIST_SHARES = [0.01, 0.25, 0.5, 0.75, 0.99]
const MEANS = [1.5, 2.5, 3.5, 4.5, 6, 9, 14]
const COVERED = [0.01, 0.3, 0.5, 0.7, 0.9]
const TIMES = [1, 2, 4]
/**
 * The judge does not tell longer texts apart: no skill has more words, and no skill that opens with
 * a form in "-ing" has more than four.
 */
const WORDS_MAX = 8
const GERUND_WORDS_MAX = 4
/** Characters in which to look for the word on either side: hardly any word is longer. */
const CONTEXT_CHARS = 30

/** Small words show that a text is a phrase and not a name, most of all at its ends. */
const SMALL_WORD = new RegExp(String.raw`\b(?:${anyOf('skill:small-words')})\b`, 'i')
const OPENS_BADLY = new RegExp(String.raw`^(?:${anyOf('skill:opens-badly')})\b`, 'i')
const ENDS_BADLY = new RegExp(String.raw`\b(?:${anyOf('skill:ends-badly')})$`, 'i')
/** A year, an address or a long number: no skill is called so. */
const NO_NAME = /\b(?:19|20)\d\d\b|@|https?:|\d{5,}/
const LINKS: ReadonlySet<string> = new Set(eachOf('skill:links'))

/** Letter case: capitals, Title, Sentence, lower, inner capitals. */
function shapeOf(text: string): string {
  if (text === text.toUpperCase()) return /\d/.test(text) ? 'caps1' : 'caps'
  if (!/^[^\p{Alpha}]*\p{Upper}/u.test(text)) return 'lower'
  const isTitle = text
    .split(' ')
    .every((word) => /^[^\p{Alpha}]*\p{Upper}/u.test(word) || LINKS.has(word.toLowerCase()))
  if (!isTitle) return 'sentence'
  return /\p{Lower}\p{Upper}/u.test(text) ? 'camel' : 'title'
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

const mark = (char: string): string => (/[\p{Alpha}\p{N}]/u.test(char) ? 'w' : char)

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
  if (/^\p{Upper}/u.test(raw)) out.push(`capital:${kind}`)
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
