// Splits running text into sentences, headings inside a line, and lists that lost their line
// breaks.

import { languageFileJson } from '../../languages/read-languages.js'
import { anyOf } from '../../languages/words.js'
import { hasLetterOrDigit } from '../../text/has-letter-or-digit.js'
import { LEAD_IN_WORDS_MAX, leadInKind } from './lead-in.js'
import { opensStatement } from './openers.js'
import { isKnownHeading, opensHeading } from './read-heading.js'

export interface Piece {
  start: number
  end: number
  isHeading: boolean
}

const ABBREVIATIONS = new Set(languageFileJson('en', 'abbreviations.json') as readonly string[])

/** A shorter line is one sentence or a few; nothing in it ran together. */
const RUN_TOGETHER_CHARS_MIN = 240
/** A heading inside running text has no more words; longer texts are sentences. */
const HEADING_WORDS_MAX = 6
const WORD = /[^\s]+/g
const SENTENCE_END = /[.!?]["')\]’”]*$/
/** A full stop that the next sentence is joined to: "visitors.Main tasks". */
const GLUED = /(?<=\p{Lower}{2}[.!?])(?=\p{Upper}\p{Lower}+[\s:])/gu

interface Word {
  text: string
  start: number
  end: number
}

const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))

const isCapital = (word: Word | undefined): boolean =>
  /^["'(“‘]?[\p{Upper}\d*]/u.test(word?.text ?? '')
/** Parts a heading from what it heads: "Desirable - a second language". */
const DASH = /^[-–—]$/
const isBare = (word: Word | undefined): boolean => /[\p{Alpha}\d)%*]$/u.test(word?.text ?? '')

/** @param isSmall whether the whole text is written without capitals, as in many small ads */
function endsSentence(word: Word, next: Word | undefined, isSmall: boolean): boolean {
  if (!SENTENCE_END.test(word.text)) return false
  if (next !== undefined && !isCapital(next) && !isSmall) return false
  const bare = word.text.toLowerCase().replace(/^[^\p{Alpha}]+|[.!?"')\]’”]+$/gu, '')
  const isInitial = /^[^\p{Alpha}\p{N}]*\p{Alpha}\W*$/u.test(word.text)
  return !ABBREVIATIONS.has(bare) && !isInitial
}

/** From this many clauses on a sentence is a list: "Good English; Must drive; able to lift". */
const CLAUSES_MIN = 2
const endsClause = (word: Word, next: Word, clauses: number): boolean =>
  word.text.endsWith(';') &&
  (clauses >= CLAUSES_MIN ||
    (isCapital(next) && opensStatement(next.text.replace(/[^\p{Alpha}]+$/u, ''))))

const isLoud = (word: Word | undefined): boolean => /^\p{Upper}{3,}$/u.test(word?.text ?? '')

/** How many words a known heading has that starts here inside running text; 0 if there is none. */
function headingAt(words: Word[], at: number): number {
  const first = words[at]
  if (!first || !isCapital(first) || !opensHeading(first.text)) return 0
  // "WE PAY WELL AND OFFER GREAT BENEFITS AND BONUSES" is a loud sentence.
  if (isLoud(first) && isLoud(words[at - 1])) return 0
  for (let size = Math.min(HEADING_WORDS_MAX, words.length - at); size > 0; size--) {
    const last = words[at + size - 1]
    const next = words[at + size]
    if (!last || !next) continue
    const inner = words.slice(at, at + size)
    const isMarked = /[:;]$/.test(last.text) || /^[:–-]/.test(next.text)
    if (inner.slice(0, -1).some((word) => /[.,:;!?]$/.test(word.text))) continue
    const isRepeated = last.text === next.text
    const isLoose = (size === 1 && !isRepeated) || !isCapital(next) || !inner.every(isTitled)
    // "Experience in Rust" is the start of a sentence, not a heading.
    if (!isMarked && (isLoose || SMALL.test(last.text))) continue
    if (isKnownHeading(inner.map((word) => word.text).join(' '))) return size
  }
  return 0
}

/** How many words a clause has that starts here and announces a list; 0 if there is none. */
function leadInAt(words: Word[], at: number): number {
  if (!isCapital(words[at])) return 0
  const ahead = words.slice(at, at + LEAD_IN_WORDS_MAX)
  const size = ahead.findIndex(({ text }) => /[.:;!?]$/.test(text)) + 1
  if (!ahead[size - 1]?.text.endsWith(':')) return 0
  const clause = ahead.slice(0, size).map(({ text }) => text)
  return leadInKind(clause.join(' ')) === '' ? 0 : size
}

/** Words that headings write in small letters; no heading ends with one. */
const SMALL = new RegExp(`^(?:${anyOf('unit:small-words')})$`)
const isTitled = (word: Word): boolean => isCapital(word) || SMALL.test(word.text)

/**
 * Words that end no statement, because what follows belongs to them: "NVQ in Health", "spoken
 * English".
 */
const HANGING = new RegExp(`^(?:${anyOf('unit:hanging')})$`, 'i')

/** Whether a capitalised word follows one in small letters, as in a list without its breaks. */
function startsItem(words: Word[], at: number): boolean {
  const word = words[at]
  const previous = words[at - 1]
  if (!word || !previous || !isBare(previous) || !isCapital(word)) return false
  if (HANGING.test(previous.text)) return false
  // "Managing Director", "Personal Lines": names continue with capitals, list items only with a code: "Good MS Office".
  const isName = isCapital(words[at + 1]) && !/^\p{Upper}{2}/u.test(words[at + 1]?.text ?? '')
  if (!/^(?:\p{Upper}\p{Lower}|A$)/u.test(word.text) || isName) return false
  return opensStatement(word.text.replace(/[^\p{Alpha}]+$/u, '')) && !isCapital(previous)
}

function cutsIn(text: string): { cuts: number[]; headings: Set<number> } {
  const words = wordsOf(text)
  const cuts: number[] = []
  const headings = new Set<number>()
  const clauses = words.filter((word) => word.text.endsWith(';')).length
  const runTogether = text.length >= RUN_TOGETHER_CHARS_MIN
  const isSmall = !/\p{Upper}/u.test(text)
  // The first word behind a heading: it may open another, as in "PERSON SPECIFICATION: Essential - …".
  let behind = 0
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    const previous = words[at - 1]
    if (!word) continue
    const afterEnd = previous !== undefined && endsSentence(previous, word, isSmall)
    if (afterEnd || (previous && endsClause(previous, word, clauses))) cuts.push(word.start)
    const mayHead = runTogether && (at === behind || isBare(previous) || afterEnd)
    const size = mayHead ? headingAt(words, at) || leadInAt(words, at) : 0
    if (size > 0) {
      behind = at + size
      if (DASH.test(words[behind]?.text ?? '')) behind++
      cuts.push(word.start, words[behind]?.start ?? text.length)
      headings.add(word.start)
      at = behind - 1
    } else if (runTogether && startsItem(words, at)) cuts.push(word.start)
  }
  return { cuts, headings }
}

/** A label by itself: "Skills / Qualifications:". */
const isLabel = (text: string): boolean => /^\p{Upper}[^.!?]{2,60}:$/u.test(text)

/** "Responsibilities", cut off before the first item. */
const BARE_HEADING_CHARS_MAX = 32
const isBareHeading = (text: string): boolean =>
  text.length <= BARE_HEADING_CHARS_MAX && isKnownHeading(text)

function piecesBetween(text: string, cuts: number[], headings: Set<number>): Piece[] {
  const edges = [...new Set([0, ...cuts, text.length])].sort((a, b) => a - b)
  const pieces: Piece[] = []
  for (let i = 0; i + 1 < edges.length; i++) {
    const from = edges[i] ?? 0
    const raw = text.slice(from, edges[i + 1])
    const trimmed = raw.trim()
    if (!hasLetterOrDigit(trimmed)) continue
    const start = from + raw.indexOf(trimmed)
    const isHeading =
      headings.has(from) || isLabel(trimmed) || (edges.length > 2 && isBareHeading(trimmed))
    pieces.push({ start, end: start + trimmed.length, isHeading })
  }
  return pieces
}

/** The parts between joined sentences, or the whole text. */
function gluedParts(text: string): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = []
  let from = 0
  for (const { index } of text.matchAll(GLUED)) {
    parts.push({ start: from, end: index })
    from = index
  }
  return [...parts, { start: from, end: text.length }]
}

export function splitProse(text: string): Piece[] {
  const parts = gluedParts(text)
  return parts.flatMap((part) => {
    const inner = text.slice(part.start, part.end)
    const { cuts, headings } = cutsIn(inner)
    const pieces = piecesBetween(inner, cuts, headings)
    return pieces.map((piece) => ({
      ...piece,
      start: piece.start + part.start,
      end: piece.end + part.start,
    }))
  })
}
