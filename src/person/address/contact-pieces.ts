// Cuts lines into the pieces that contact details are read from: whole lines, or the parts between
// wide gaps.
import { anyOf } from '../../languages/words.js'
import type { Line, Segment } from '../../layout/types.js'
import { emailsIn } from '../mail/find-email.js'
import { digitCount, hasDigit } from '../phone/digits.js'
import type { PersonLine } from '../types.js'
import { type Label, readLabel } from './contact-labels.js'

export interface Piece {
  /** The content without its label. */
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

/** Signs that separate the details of a header line. */
const MARKS = '|¦•·●⋄♦∙\\u25a0-\\u25ff\\u2605\\u2606\\u2700-\\u27bf'
/** A part between separators, with at least one visible character. */
const PART = new RegExp(`[^${MARKS}]*[^${MARKS}\\s][^${MARKS}]*`, 'g')
/** A separator with a blank beside it; without one it may be part of a word. */
const MARKED_PARTS = new RegExp(`\\s[${MARKS}]|[${MARKS}]\\s`)
const isMarked = (text: string): boolean => MARKED_PARTS.test(text)
/**
 * E-mail addresses, numbers and links inside a line; the text around them makes pieces of its own.
 */
const REACH =
  /\S+@\S+|\b(?:https?:\/\/|www\.)\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|me)\b\S*|(?:\+|\b00|\()?\d(?:[\s().\-–/]{0,3}\d){8,14}\b/gi
/**
 * Signs and words for ways to reach someone, at the ends of what is left between them. A letter with
 * an accent goes on the word: "Teléfono" is no "Tel".
 */
const REACH_EDGE = new RegExp(
  String.raw`^(?:[\s,;:|/–—-]|[lI](?=\s)|\b(?:${anyOf('address:reach-labels')}|${anyOf('address:reach-labels-before')})(?![\p{Alpha}\d]))+|(?:[\s,;:|/–—(+-]|\b(?:${anyOf('address:reach-labels')})(?![\p{Alpha}\d]))+$`,
  'giu',
)
/** A longer line is prose, even if it has a number. */
const REACH_CHARS_MAX = 300
const LABEL_GAP = /^[:\-–—]/
const ENDING_COLON = /:\s*[-–—]?\s*$/
/** Beginnings of links, and the two sites that people name without one. */
const LINK_LIKE = /\bwww\.|https?:\/\/|\blinkedin\b|\bgithub\b/i
/** A phone number has at least this many; fewer are a house number and a postal code. */
const DIGITS_MIN = 8
const PHONE_LIKE = /(?:\+?\d[\s().\-–/]{0,3}){8,16}/
/** A text this long without a figure is a sentence. */
const SENTENCE_CHARS_MIN = 110

/** Whether the first segment is the label of the rest, or the segments stand side by side. */
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

/** The line as one piece, if its segments do not stand side by side. */
function wholePiece(from: PersonLine, order: number): Piece | null {
  const { line } = from
  const first = line.segments[0]
  const second = line.segments[1]
  if (!first || !second) {
    if (isMarked(line.text) || isMixed(line.text)) return null
    return pieceOf(line.text, readLabel(line.text, null), first?.x ?? 0, 0, from, order)
  }
  const label = readLabel(line.text, first.text)
  if (!opensWithLabel(first, second, label)) return null
  const content =
    line.segments.find(({ text }, index) => index > 0 && /[\p{Alpha}\d]/u.test(text)) ?? second
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

/** The segments, cut again at separators: "Pune, India | +91 …". */
function addParts(pieces: Piece[], from: PersonLine, order: number): void {
  let at = 0
  for (const segment of from.line.segments) {
    for (const { 0: part, index } of segment.text.matchAll(PART)) {
      for (const { text, start } of apart(part)) {
        const place = at + index + start
        pieces.push(pieceOf(text, readLabel(text, null), segment.x, place, from, order))
      }
    }
    at += segment.text.length + 1
  }
}

interface Stretch {
  text: string
  start: number
}

const trimmed = (text: string, start: number): Stretch => ({
  text: text.trim(),
  start: start + text.length - text.trimStart().length,
})

/**
 * The text before, between and after the ways to reach the person, without the signs at its ends.
 */
function between(text: string, from: number, to: number): Stretch[] {
  const part = text.slice(from, to)
  const lead = part.length - part.replace(REACH_EDGE, (edge, at) => (at === 0 ? '' : edge)).length
  const inner = part.replace(REACH_EDGE, '')
  return /\p{Alpha}{2}/u.test(inner) ? [trimmed(inner, from + lead)] : []
}

/**
 * "Leeds, UK +44 … ana@…" is a town, a number and a mail address; any other text is one stretch.
 */
function apart(text: string): Stretch[] {
  if (text.length > REACH_CHARS_MAX || !isReachable(text)) return [trimmed(text, 0)]
  const out: Stretch[] = []
  let at = 0
  for (const { 0: reach, index } of text.matchAll(REACH)) {
    out.push(...between(text, at, index), trimmed(reach, index))
    at = index + reach.length
  }
  if (at === 0) return [trimmed(text, 0)]
  return [...out, ...between(text, at, text.length)]
}

/** Whether a line without separators holds more than a way to reach the person. */
const isMixed = (text: string): boolean => apart(text).length > 1

/**
 * Whether it holds an e-mail address, a phone number or a link: then it is neither address nor
 * name.
 */
export function isReachable(text: string): boolean {
  if (emailsIn(text).length > 0 || LINK_LIKE.test(text)) return true
  if (digitCount(text) <= DIGITS_MIN) return false
  const match = PHONE_LIKE.exec(text)
  return match !== null && digitCount(match[0]) > DIGITS_MIN
}

export const isSentence = (text: string): boolean =>
  text.length > SENTENCE_CHARS_MIN && !hasDigit(text)
