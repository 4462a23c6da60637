// Mends what the labeller cut: values never run over a wide gap, a place at the end is no part of
// an organisation's name, and the piece left when all else is known is the employer.
import { anyOf, patternOf } from '../../languages/words.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { CLUED_PIECES_MAX, type CluedLine } from '../labels/clued-lines.js'
import type { Clues } from '../labels/clues.js'
import type { Found } from '../types.js'
import { cleanField } from './clean-field.js'
import { cluesAt, isLabelBefore, isTaken, lineAt, wordCount } from './entry-lines.js'

/** Words that templates leave where a name should be, that point at the name above, or at a time without work. */
const PLACEHOLDER = new RegExp(patternOf('work-placeholder'), 'i')
/** Confidence in a value that was found by elimination. */
const LEFT_OVER = 0.55
/** From this likelihood on a value is a place, or a title, rather than the name of an employer. */
const PLACE_MIN = 0.7
const TITLE_MIN = 0.6
/** More words are a sentence. */
const WORDS_MAX = 9
/**
 * Likelihood from which something speaks for an employer. A bare name, for which nothing speaks,
 * gets a little less.
 */
const KNOWN_MIN = 0.35
const ALONE = 0.3
/** People who studied at a school sometimes work there too, but seldom. */
const SCHOOL_SHARE = 0.8

export const isPlaceholder = (text: string): boolean => PLACEHOLDER.test(text.trim())

/** Offsets where the line's segments begin. */
function gapsOf({ source }: CluedLine): number[] {
  const out: number[] = []
  let offset = 0
  for (const segment of source.line.segments) {
    if (offset > 0) out.push(offset)
    offset += segment.text.length + 1
  }
  return out
}

/** A value that spans a wide gap keeps its first part. */
export function cutAtGaps(found: Found | null, head: CluedLine[]): Found | null {
  const span = found?.spans[0]
  const clued = lineAt(head, span?.line)
  if (!found || !span || !clued) return found
  const gap = gapsOf(clued).find((at) => at > span.start && at < span.end)
  if (gap === undefined) return found
  const end = gap - 1
  const value = cleanField(clued.source.line.text.slice(span.start, end))
  return value ? { ...found, value, spans: [{ ...span, end }] } : found
}

/** Legal forms, which tell nothing of a firm's name. */
const LEGAL_END = new RegExp(String.raw`\b(?:${anyOf('work:legal-ends')})\b\.?`, 'gi')

/** "Acme Shipping Private Limited Kakinada" → what stands before the place, "M/s" aside. */
function beforeBarePlace(value: string): string {
  const name = value.replace(/^M\/s\.?\s+/i, '')
  const end = [...name.matchAll(LEGAL_END)].at(-1)
  const cut = end ? end.index + end[0].length : -1
  const tail = cut > 0 ? cleanField(name.slice(cut)) : ''
  return tail && isPlaceLike(tail) >= PLACE_MIN ? cleanField(name.slice(0, cut)) : name
}

/** Where a name may end and its place begin. */
const FIELD_PARTS = new RegExp(patternOf('work-field-parts'), 'g')

/** "Acme Ltd, Austin, TX" → "Acme Ltd"; "Bank of America" stays. The longest place goes. */
export function withoutPlace(given: Found | null): Found | null {
  if (!given) return null
  const found = { ...given, value: beforeBarePlace(given.value) }
  for (const { index, 0: mark } of found.value.matchAll(FIELD_PARTS)) {
    const tail = cleanField(found.value.slice(index + mark.length))
    if (index === 0 || !tail || isPlaceLike(tail) < PLACE_MIN) continue
    const value = cleanField(found.value.slice(0, index))
    return value ? { ...found, value } : found
  }
  return found
}

type Wanted = 'employer' | 'title' | 'any'

interface Option {
  found: Found
  score: number
}

/** How well a piece would serve as the missing value; 0 when it cannot. */
function fitness(value: string, clues: Clues, wanted: Wanted): number {
  if (clues.place >= PLACE_MIN || isPlaceholder(value)) return 0
  if (wanted === 'any') return KNOWN_MIN + clues.title
  // "CA" after a town is a state, not a chartered accountant.
  if (wanted === 'title') return clues.title >= TITLE_MIN && value.length > 2 ? clues.title : 0
  if (clues.title >= TITLE_MIN) return 0
  return Math.max(ALONE, clues.employer, clues.institution * SCHOOL_SHARE)
}

/**
 * "Copywriter:": a line that ends in a colon labels what follows below. Titles do that, employers
 * do not.
 */
const endsLine = (text: string, end: number): boolean => /^\s*[:：]\s*$/.test(text.slice(end))

const standsOn = (taken: (Found | null)[], line: number): boolean =>
  taken.some((found) => found?.spans.some((span) => span.line === line))

/** Pieces of the head that could be the missing value: no label, no sentence, and not taken yet. */
function options(head: CluedLine[], taken: (Found | null)[], wanted: Wanted): Option[] {
  return head.flatMap((clued) => {
    const { index, text, bullet, segments } = clued.source.line
    // A bulleted sentence names no employer; "• Acme ¦ Austin, TX" and "• Clerk, Acme Ltd" are heads.
    const isItem = bullet && segments.length === 1 && wanted === 'employer'
    if (isItem && !standsOn(taken, index)) return []
    const isState = (at: number): boolean =>
      /^\p{Upper}{2}$/u.test(clued.pieces[at]?.text ?? '') &&
      (clued.clues[at - 1]?.place ?? 0) >= PLACE_MIN
    return clued.pieces.slice(0, CLUED_PIECES_MAX).flatMap((piece, at) => {
      if (isState(at)) return []
      const value = cleanField(text.slice(piece.start, piece.end))
      if (!/^[\p{Upper}\p{N}]/u.test(value) || wordCount(value) > WORDS_MAX) return []
      if (isLabelBefore(text, piece.end) && !(wanted !== 'employer' && endsLine(text, piece.end)))
        return []
      if (isTaken(taken, index, piece.start, piece.end)) return []
      const score = fitness(value, cluesAt(clued, at, value), wanted)
      const span = { line: index, start: piece.start, end: piece.end }
      return score > (isItem ? KNOWN_MIN : 0)
        ? [{ found: { value, spans: [span], confidence: LEFT_OVER }, score }]
        : []
    })
  })
}

/** The piece of the head that is neither title nor date nor place: most likely the employer. */
export function leftOver(head: CluedLine[], taken: (Found | null)[], wanted: Wanted): Found | null {
  const list = options(head, taken, wanted)
  const best = list.reduce<Option | null>(
    (top, option) => (option.score > (top?.score ?? 0) ? option : top),
    null,
  )
  if (!best) return null
  // A name that nothing speaks for is believed only when it is the only one left.
  return best.score >= KNOWN_MIN || list.length === 1 ? best.found : null
}
