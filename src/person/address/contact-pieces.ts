// The pieces of text that contact details are read from: a line, or the parts that wide gaps set apart.
import type { Line, Segment } from '../../layout/types.js'
import { emailsIn } from '../mail/find-email.js'
import { digitCount, hasDigit } from '../phone/digits.js'
import type { PersonLine } from '../types.js'
import { type Label, readLabel } from './contact-labels.js'

export interface Piece {
  /** Content, its label cut off. */
  text: string
  label: Label | null
  line: Line
  /** Where the content starts in line.text. */
  start: number
  /** Left edge of the content. */
  x: number
  section: string
  heading: PersonLine['heading']
  /** Position of its line among the résumé's lines. */
  order: number
}

/** Stretches between marks that part the details of a header line. */
const PART = /[^|•·]*[^|•·\s][^|•·]*/g
const MARKED_PARTS = /\s[|•·]\s/
const isMarked = (text: string): boolean =>
  (text.includes('|') || text.includes('•') || text.includes('·')) && MARKED_PARTS.test(text)
const LABEL_GAP = /^[:\-–—]/
const ENDING_COLON = /:\s*[-–—]?\s*$/
const LINK_LIKE = /\bwww\.|https?:\/\/|\blinkedin\b|\bgithub\b/i
const DIGITS_MIN = 8
const PHONE_LIKE = /(?:\+?\d[\s().\-–/]{0,3}){8,16}/
const SENTENCE_CHARS_MIN = 110

/** Does the first segment label the rest, or do the segments stand side by side? */
function opensWithLabel(first: Segment, second: Segment, label: Label | null): boolean {
  return (
    label?.kind === 'current' ||
    label?.kind === 'permanent' ||
    label?.kind === 'nationality' ||
    LABEL_GAP.test(second.text) ||
    ENDING_COLON.test(first.text)
  )
}

function pieceOf(
  text: string,
  label: Label | null,
  x: number,
  at: number,
  from: PersonLine,
  order: number,
): Piece {
  const content = text.slice(label?.end ?? 0)
  const end = text.length - content.trimStart().length
  return {
    text: content.trim(),
    label,
    line: from.line,
    start: at + end,
    x,
    section: from.section,
    heading: from.heading,
    order,
  }
}

/** The line as one piece, where its segments do not stand side by side. */
function wholePiece(from: PersonLine, order: number): Piece | null {
  const { line } = from
  const first = line.segments[0]
  const second = line.segments[1]
  if (!first || !second) {
    if (isMarked(line.text)) return null
    return pieceOf(line.text, readLabel(line.text, null), first?.x ?? 0, 0, from, order)
  }
  const label = readLabel(line.text, first.text)
  if (!opensWithLabel(first, second, label)) return null
  const content =
    line.segments.find(({ text }, index) => index > 0 && /[\p{L}\d]/u.test(text)) ?? second
  return pieceOf(line.text, label, content.x, 0, from, order)
}

export function contactPieces(lines: PersonLine[]): Piece[] {
  const pieces: Piece[] = []
  for (const [order, sectioned] of lines.entries()) {
    const whole = wholePiece(sectioned, order)
    if (whole) pieces.push(whole)
    else addParts(pieces, sectioned, order)
  }
  return pieces
}

/** Segments, cut again where a mark parts them: "Pune, India | +91 …". */
function addParts(pieces: Piece[], from: PersonLine, order: number): void {
  let at = 0
  for (const segment of from.line.segments) {
    for (const { 0: part, index } of segment.text.matchAll(PART)) {
      const text = part.trim()
      const start = at + index + (part.length - part.trimStart().length)
      pieces.push(pieceOf(text, readLabel(text, null), segment.x, start, from, order))
    }
    at += segment.text.length + 1
  }
}

/** Holds an e-mail address, a phone number or a link: no part of an address, and no name. */
export function isReachable(text: string): boolean {
  if (emailsIn(text).length > 0 || LINK_LIKE.test(text)) return true
  if (digitCount(text) <= DIGITS_MIN) return false
  const match = PHONE_LIKE.exec(text)
  return match !== null && digitCount(match[0]) > DIGITS_MIN
}

export const isSentence = (text: string): boolean =>
  text.length > SENTENCE_CHARS_MIN && !hasDigit(text)
