// The pieces of text that contact details are read from: a line, or the parts that wide gaps set apart.
import type { Line } from '../../layout/types.js'
import type { SectionedLine } from '../sections/assign-sections.js'
import type { Section } from '../sections/types.js'
import { type Label, readLabel } from './contact-labels.js'
import { emailsIn } from './find-email.js'

export interface Piece {
  /** Content, its label cut off. */
  text: string
  label: Label | null
  line: Line
  /** Where the content starts in line.text. */
  start: number
  /** Left edge of the content. */
  x: number
  section: Section
  heading: SectionedLine['heading']
  /** Position of its line among the résumé's lines. */
  order: number
}

/** Stretches between marks that part the details of a header line. */
const PART = /[^|•·]*[^|•·\s][^|•·]*/g
const MARKED_PARTS = /\s[|•·]\s/
const LABEL_GAP = /^[:\-–—]/
const DIGITS_MIN = 8
const PHONE_LIKE = /(?:\+?\d[\s().\-–/]{0,3}){8,16}/
const SENTENCE_CHARS_MIN = 110

/** Does the first segment label the rest, or do the segments stand side by side? */
function opensWithLabel(line: Line): boolean {
  const [first, second] = line.segments
  if (!first || !second) return false
  const label = readLabel(line.text, first.text)
  return (
    LABEL_GAP.test(second.text) ||
    /:\s*[-–—]?\s*$/.test(first.text) ||
    label?.kind === 'current' ||
    label?.kind === 'permanent' ||
    label?.kind === 'nationality'
  )
}

function pieceOf(
  text: string,
  head: string | null,
  x: number,
  at: number,
  from: SectionedLine,
  order: number,
): Piece {
  const label = readLabel(text, head)
  const end = label?.end ?? 0
  return {
    text: text.slice(end).trim(),
    label,
    line: from.line,
    start: at + end,
    x,
    section: from.section,
    heading: from.heading,
    order,
  }
}

export function contactPieces(lines: SectionedLine[]): Piece[] {
  return lines.flatMap((sectioned, order) => {
    const { line } = sectioned
    const [first, second] = line.segments
    const isParted = line.segments.length > 1 || MARKED_PARTS.test(line.text)
    if (!isParted || opensWithLabel(line)) {
      const head = second ? (first?.text ?? null) : null
      const content = second
        ? (line.segments.find(({ text }, index) => index > 0 && /[\p{L}\d]/u.test(text)) ?? second)
        : first
      return [pieceOf(line.text, head, content?.x ?? 0, 0, sectioned, order)]
    }
    return partsOf(line).map(({ text, x, start }) =>
      pieceOf(text, null, x, start, sectioned, order),
    )
  })
}

/** Segments, cut again where a mark parts them: "Pune, India | +91 …". */
function partsOf(line: Line): { text: string; x: number; start: number }[] {
  let at = 0
  return line.segments.flatMap((segment) => {
    const from = at
    at += segment.text.length + 1
    return [...segment.text.matchAll(PART)].map((match) => ({
      text: match[0].trim(),
      x: segment.x,
      start: from + match.index + (match[0].length - match[0].trimStart().length),
    }))
  })
}

/** Holds an e-mail address, a phone number or a link: no part of an address, and no name. */
export function isReachable(text: string): boolean {
  if (emailsIn(text).length > 0 || /\bwww\.|https?:\/\/|\blinkedin\b|\bgithub\b/i.test(text))
    return true
  const match = PHONE_LIKE.exec(text)
  return match !== null && match[0].replace(/\D/g, '').length > DIGITS_MIN
}

export const isSentence = (text: string): boolean =>
  text.length > SENTENCE_CHARS_MIN && !/\d/.test(text)
