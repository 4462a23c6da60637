// Finds what a posting of another language asks for, through its translated words. Phrases that the
// learned reader found are split and trimmed. What it misses is read in three places: behind
// "experience in" and the like, in short items, and from the names of spoken languages.
import { anyOf } from '../../languages/words.js'
import { normalizeSkill } from '../../taxonomy/skills/skills.js'
import type { LabelledUnit, Requirement } from '../types.js'
import type { UnitDegrees } from './find-degrees.js'
import { beforeCue, type Piece, piecesOf, trimmedPieces, withLead } from './foreign-pieces.js'
import { nameSkill } from './name-skill.js'
import { ranker } from './rank-phrase.js'

/** The words are translated, and no model has weighed them. */
const CONFIDENCE = 0.4
/** Languages by their English names, into which the lists translate. */
const LANGUAGE = new RegExp(String.raw`\b(?:${anyOf('glossed:languages')})\b`, 'giu')

const isKnown = (text: string): boolean => normalizeSkill(text).taxonomyId !== null

function requirement(
  unit: LabelledUnit,
  { text, start }: Piece,
  like?: Requirement,
): Requirement[] {
  const rank = ranker(unit)(start, start + text.length)
  if (rank === 'negated') return []
  const from = unit.span.start + start
  return [
    {
      minYears: null,
      anyOf: null,
      confidence: CONFIDENCE,
      ...like,
      ...nameSkill(text, start),
      raw: text,
      strength: rank,
      span: { ...unit.span, start: from, end: from + text.length },
    },
  ]
}

const overlaps = (a: Requirement, { line, start, end }: Requirement['span']): boolean =>
  a.span.line === line && a.span.start < end && a.span.end > start

const languagesIn = (text: string): Piece[] =>
  Array.from(text.matchAll(LANGUAGE), (match) => ({ text: match[0], start: match.index }))

/**
 * The phrases that the learned reader found in a unit, item by item; "English, written and spoken"
 * becomes "English".
 */
function mended(unit: LabelledUnit, one: Requirement): Requirement[] {
  const end = one.span.end - unit.span.start
  if (one.taxonomyId !== null && languagesIn(one.raw).length < 2) return [one]
  if (languagesIn(one.raw).length > 0) return []
  const start = withLead(unit.text, one.span.start - unit.span.start)
  const raw = beforeCue(unit.text, start, end)
  return trimmedPieces(raw, isKnown).flatMap((piece) =>
    requirement(unit, { text: piece.text, start: start + piece.start }, one),
  )
}

/** The mentions, together with those that only the translation shows. */
export function withForeignMentions(
  units: readonly LabelledUnit[],
  mentions: readonly Requirement[],
  degrees: UnitDegrees,
): Requirement[] {
  const asked = units.filter(({ label, isHeading }) => label === 'Q' && !isHeading)
  return asked.flatMap((unit) => {
    const own = mentions
      .filter((one) => overlaps(one, unit.span))
      .flatMap((one) => mended(unit, one))
    const plain = degrees.has(unit) ? [] : piecesOf(unit.text, own.length > 0)
    const found = [...own]
    for (const piece of [...languagesIn(unit.text), ...plain]) {
      for (const one of requirement(unit, piece)) {
        if (!found.some((other) => overlaps(other, one.span))) found.push(one)
      }
    }
    return found
  })
}
