// What a posting of another language asks for where the learned reader of phrases knows none of its words:
// behind "experience in" and the like, in short items, and spoken languages by their names.
import type { LabelledUnit, Requirement } from '../types.js'
import type { UnitDegrees } from './find-degrees.js'
import { nameSkill } from './name-skill.js'
import { ranker } from './rank-phrase.js'

const ITEM_WORDS_MAX = 5
const PIECE_WORDS_MAX = 6
const PIECES_MAX = 8
const CONFIDENCE = 0.4
/** English words of the gloss that lead up to what is asked. */
const LEAD =
  /^.*?\b(?:experience in|experience|knowledge of|knowledge|skills in|fluent in|ability|mastered|certificate of)\s+(?:(?:the|a|of|in|with|at|as|for)\s+)*/iu
const EDGES =
  /\s*[,;:()]\s*|\s+(?:and|or|such as|with|including|at least)\s+|\s+(?:nice to have|is required|not required|ideally|would be|fluent|level|mastered|written and spoken)\b.*$|[.!?]+$/iu
const SMALL = /^(?:(?:the|a|an|of|in|with|at|as|for|good|very good|strong|also|on|is|are)\s+)+/iu
/** Words of a sentence about the person, the house or the post: no name of a skill. */
const NO_SKILL =
  /\b(?:you|your|we|our|us|years?|months?|salary|per week|hours|apply|full-time|part-time|we offer|holidays|degree|diploma|certificate in|date of birth|nationality|marital status|must|not|no)\b|@|\d{3}/iu
const LANGUAGE =
  /\b(?:english|german|french|italian|spanish|portuguese|dutch|polish|turkish|russian|arabic|catalan|basque|galician|chinese)\b/giu

interface Piece {
  text: string
  start: number
}

function piecesOf(text: string): Piece[] {
  const lead = LEAD.exec(text)?.[0] ?? ''
  const isShort = text.split(' ').length <= ITEM_WORDS_MAX
  if (lead === '' && !isShort) return []
  const pieces: Piece[] = []
  let from = lead.length
  for (const part of text.slice(from).split(EDGES)) {
    const bare = part?.replace(SMALL, '').trim() ?? ''
    const start = bare === '' ? -1 : text.indexOf(bare, from)
    if (start < 0) continue
    pieces.push({ text: bare, start })
    from = start + bare.length
  }
  return pieces.slice(0, PIECES_MAX)
}

const isSkill = ({ text }: Piece): boolean =>
  /\p{L}{2}/u.test(text) && text.split(' ').length <= PIECE_WORDS_MAX && !NO_SKILL.test(text)

function requirement(unit: LabelledUnit, { text, start }: Piece): Requirement[] {
  const rank = ranker(unit)(start, start + text.length)
  if (rank === 'negated') return []
  const from = unit.span.start + start
  const span = { ...unit.span, start: from, end: from + text.length }
  const named = nameSkill(text, start)
  return [
    {
      ...named,
      raw: text,
      strength: rank,
      minYears: null,
      anyOf: null,
      span,
      confidence: CONFIDENCE,
    },
  ]
}

const overlaps = (a: Requirement, { line, start, end }: Requirement['span']): boolean =>
  a.span.line === line && a.span.start < end && a.span.end > start

const languagesIn = (text: string): Piece[] =>
  Array.from(text.matchAll(LANGUAGE), (match) => ({ text: match[0], start: match.index }))

/** The mentions, with those that only the gloss shows. */
export function withForeignMentions(
  units: readonly LabelledUnit[],
  mentions: readonly Requirement[],
  degrees: UnitDegrees,
): Requirement[] {
  // "Spanish and Catalan" is two.
  const own = mentions.filter(({ raw }) => languagesIn(raw).length < 2)
  const more = units
    .filter(({ label, isHeading }) => label === 'Q' && !isHeading)
    .flatMap((unit) => {
      const isTaken = own.some((one) => overlaps(one, unit.span))
      const plain = isTaken || degrees.has(unit) ? [] : piecesOf(unit.text).filter(isSkill)
      return [...languagesIn(unit.text), ...plain].flatMap((piece) => requirement(unit, piece))
    })
  const added: Requirement[] = []
  for (const one of more) {
    if (![...own, ...added].some((other) => overlaps(other, one.span))) added.push(one)
  }
  return [...own, ...added]
}
