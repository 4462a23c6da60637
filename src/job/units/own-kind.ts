// Tells what a unit is by words of its own: a label before it ("Preferred: a chainsaw ticket"), or the rank in the next
// cell of its row ("Knowledge of tides | D | Interview").
import { anyOf, patternOf } from '../../languages/words.js'
import { normalizeSkill } from '../../taxonomy/skills/skills.js'
import type { HeadingKind } from '../types.js'
import { isKnownHeading, readHeading } from './read-heading.js'

const LABEL = /^([^:]{3,45}?)\s*[:：]\s*(?=[\p{Alpha}\p{N}(])/u
/** What such a label may announce; "Benefits:" and "Company:" tell of something else. */
const ANNOUNCED = new Set<HeadingKind>(['duties', 'asked', 'nice'])

/** "Nice: Rust", "Bonus: Spark": words that wish for something only if names stand behind them. */
const WISH_LABEL = new RegExp(patternOf('unit-wish-label'), 'i')
/** Between two names behind such a label. */
const NAMES_JOINED = new RegExp(patternOf('unit-names-joined'), 'i')

/** Whether a word of wishing stands before names of skills and nothing else: "Bonus: 10% a year" offers. */
export function wishesNames(text: string): boolean {
  const [head = '', label = ''] = LABEL.exec(text) ?? []
  if (!WISH_LABEL.test(label)) return false
  const names = text.slice(head.length).replace(/[.!]$/, '').split(NAMES_JOINED)
  return names.every((name) => normalizeSkill(name.trim()).taxonomyId !== null)
}

/** The kind that a unit's label gives it; '' without one. */
export function labelledKind(text: string): HeadingKind {
  const label = LABEL.exec(text)?.[1] ?? ''
  if (wishesNames(text)) return 'nice'
  if (label === '' || !isKnownHeading(label)) return ''
  const { kind } = readHeading(label)
  return ANNOUNCED.has(kind) ? kind : ''
}

/** A cell of a person specification that ranks the row. */
const RANK = new RegExp(
  String.raw`\s*\|\s*(?:(${anyOf('unit:rank-must')})|(${anyOf('unit:rank-nice')}))\s*(?:\||$)`,
  'i',
)

export interface Ranked {
  /** Where the text of the row ends and its codes begin. */
  end: number
  kind: HeadingKind
}

/** The row of a table that says how strongly it is asked; null for other texts. */
export function rankedRow(text: string): Ranked | null {
  const match = text.includes('|') ? RANK.exec(text) : null
  return match && match.index > 0 ? { end: match.index, kind: match[1] ? 'asked' : 'nice' } : null
}
