// What the field labeller sees of each word in the head of an entry: the word, the piece and the
// line that it stands in, and its neighbours. A whole date range counts as one word.

import { readDegree } from '../../taxonomy/degrees/read-degree.js'
import {
  findInstitution,
  leadsToInstitution,
} from '../../taxonomy/institutions/find-institution.js'
import { fold } from '../../text/fold.js'
import { spacedParts } from '../../text/spaces.js'
import { bestOf, type Clues } from './clues.js'
import {
  closed,
  clueNames,
  counted,
  countedPair,
  type Feature,
  flagged,
  opened,
  stepped,
  worded,
} from './feature-names.js'
import type { SeenLine } from './line-features.js'
import type { Piece } from './pieces.js'
import { looksOf, segmentAt } from './segment-looks.js'
import { Slots, slotOf } from './slots.js'
import { type HeadWord, lineWords, shapeOf } from './split-head.js'

export interface HeadWords {
  words: HeadWord[]
  features: Feature[][]
  /** The kind of step that leads to each word. */
  steps: number[]
  /** Where each word's piece stands; words outside of pieces share a slot of their own. */
  slots: string[]
}

const WORDS_MAX = 160

const IN_PIECE = clueNames('p.')
const PIECE_BEFORE = clueNames('p-.')
const PIECE_BEHIND = clueNames('p+.')
const IN_LINE = clueNames('l.')
const LINE_ABOVE = clueNames('l-.')
const LINE_BELOW = clueNames('l+.')
const OTHERS = clueNames('o.')

/** "Designation:" before the word, on its line. */
function labelBefore(text: string, start: number): string {
  const colon = text.lastIndexOf(':', start)
  if (colon <= 0 || colon > 40) return ''
  return fold(text.slice(0, colon)).trim().split(/\s+/).at(-1) ?? ''
}

const PLACES = ['place:', 'place:B', 'place:E', 'place:BE'].map(closed)
const NO_PIECE = closed('piece:none')
const PIECES_MAX = 5
const PIECE = counted('piece:', PIECES_MAX - 1)
const PIECE_OF = countedPair('piece:', PIECES_MAX - 1, PIECES_MAX)
const BEFORE = worded('before:')
const AFTER = worded('after:')

const PIECE_WORDS = stepped('p.words:', [2, 3, 4, 6, 9])
const PIECE_SHAPE = worded('p.shape:')

/** How a piece is written: "Xx" each word with a capital, "XX" all capitals, "x" small words too. */
function pieceShape(text: string): string {
  const small = /(?:^|\s)\p{Ll}/u.test(text)
  const all = !/\p{Ll}/u.test(text)
  return `${all ? 'XX' : small ? 'x' : 'Xx'}${/\d/.test(text) ? '9' : ''}`
}

/** What all words of a piece share. */
function pieceLevel(seen: SeenLine, index: number): Feature[] {
  const piece = seen.pieces[index]
  const count = seen.pieces.length
  const out: Feature[] = [
    PIECE_WORDS(spacedParts(piece?.text ?? '')),
    PIECE_SHAPE(pieceShape(piece?.text ?? '')),
    PIECE(index),
    PIECE_OF(index, count),
    BEFORE(`${piece?.before}`),
    AFTER(seen.pieces[index + 1]?.before ?? 'end'),
  ]
  const [own, before, behind] = [index, index - 1, index + 1].map((at) => seen.clues[at])
  if (own) IN_PIECE(own, out)
  if (before) PIECE_BEFORE(before, out)
  if (behind) PIECE_BEHIND(behind, out)
  return out
}

const LINES_MAX = 4
const LINE = counted('line:', LINES_MAX)
const LINE_OF = countedPair('lines:', LINES_MAX - 1, LINES_MAX)
const BULLET = flagged('bullet:')
const SECTION = worded('section:')

/** What all words of a line share. */
function lineLevel(lines: readonly SeenLine[], index: number): Feature[] {
  const seen = lines[index]
  if (!seen) return []
  const out: Feature[] = [
    LINE(index),
    LINE_OF(index, lines.length),
    BULLET(seen.source.line.bullet),
    SECTION(seen.source.section),
  ]
  const above = lines[index - 1]
  const below = lines[index + 1]
  IN_LINE(seen.best, out)
  if (above) LINE_ABOVE(above.best, out)
  if (below) LINE_BELOW(below.best, out)
  return out
}

const [DATE_AFTER, DATE_BEFORE, DATE_NONE] = [
  closed('date:after'),
  closed('date:before'),
  closed('date:none'),
]
const STYLE = worded('style:')
const TURN = worded('turn:')
const KNOWN = worded('known:')
const LABEL = opened('label:')

const NOWHERE = 'none'

/** A line of a head, with what its words share. */
class HeadLine {
  readonly #pieces = new Map<number, Feature[]>()
  readonly #slots = new Map<number, string>()
  readonly #own: Feature[]
  readonly #spans: KnownSpan[]

  constructor(
    private readonly seen: SeenLine,
    private readonly lines: readonly SeenLine[],
    private readonly index: number,
    private readonly slots: Slots,
  ) {
    this.#own = lineLevel(lines, index)
    this.#spans = knownSpans(seen)
  }

  /** The piece that a word stands in; -1 for marks and dates between pieces. */
  pieceOf(word: HeadWord): number {
    return this.seen.pieces.findIndex((p) => word.start >= p.start && word.start < p.end)
  }

  slotOf(piece: number): string {
    if (piece < 0) return NOWHERE
    const known = this.#slots.get(piece) ?? slotOf(this.seen, this.index, piece)
    this.#slots.set(piece, known)
    return known
  }

  /** Adds what speaks of a word by its piece and its line. */
  addTo(out: Feature[], word: HeadWord, piece: number): void {
    this.#addPiece(out, word, piece)
    for (const feature of this.#own) out.push(feature)
    const { line } = this.seen.source
    const date = this.seen.ranges[0]
    const segment = segmentAt(line, word.start)
    const before = segmentAt(line, Math.max(0, word.start - 2))
    out.push(
      date ? (word.start < date.start ? DATE_AFTER : DATE_BEFORE) : DATE_NONE,
      STYLE(`${looksOf(segment)}${line.caps}`),
    )
    if (before !== segment) out.push(TURN(`${looksOf(before)}>${looksOf(segment)}`))
    const label = labelBefore(line.text, word.start)
    if (label) out.push(LABEL(label))
    for (const { kind, start, end } of this.#spans) {
      if (word.start < start || word.start >= end) continue
      out.push(KNOWN(kind), KNOWN(word.start === start ? `${kind}^` : kind))
    }
  }

  /** What the other pieces of the head could be: beside a sure title the rest is none. */
  #others(index: number): Clues {
    return bestOf(
      this.lines.flatMap(({ clues }, line) =>
        line === this.index ? clues.filter((_, at) => at !== index) : clues,
      ),
    )
  }

  #addPiece(out: Feature[], word: HeadWord, index: number): void {
    const piece: Piece | undefined = this.seen.pieces[index]
    if (!piece) {
      out.push(NO_PIECE)
      return
    }
    const shared = this.#pieces.get(index) ?? [
      ...pieceLevel(this.seen, index),
      ...this.slots.featuresOf(this.slotOf(index)),
    ]
    if (!this.#pieces.has(index)) OTHERS(this.#others(index), shared)
    this.#pieces.set(index, shared)
    const isFirst = word.start === piece.start
    const isLast = word.end >= piece.end - 1
    out.push(PLACES[(isFirst ? 1 : 0) + (isLast ? 2 : 0)] as number)
    for (const feature of shared) out.push(feature)
  }
}

/** Kinds of steps between words: within a piece, over the marks between pieces, over a line's end. */
const STEP = { within: 0, line: 1, date: 2, mark: 3, other: 4 } as const
const STEP_OVER: Readonly<Record<string, number>> = {
  ',': 5,
  gap: 6,
  '|': 7,
  '-': 8,
  '–': 8,
  '—': 8,
  '(': 9,
  date: STEP.date,
}
export const WORD_STEPS = 10

function stepBetween(
  before: { word: HeadWord; piece: number },
  own: { word: HeadWord; piece: number },
  mark: string | undefined,
): number {
  if (before.word.line !== own.word.line) return STEP.line
  if (own.word.text === '<date>' || before.word.text === '<date>') return STEP.date
  if (own.piece < 0) return STEP.mark
  if (own.piece === before.piece) return STEP.within
  return STEP_OVER[mark ?? ''] ?? STEP.other
}

interface KnownSpan {
  kind: string
  start: number
  end: number
}

/** No piece of the line could be a school's name, and none leads up to one. */
const mayNameInstitution = ({ clues, best }: SeenLine, text: string): boolean =>
  clues.length === 0 || best.institution > 0 || leadsToInstitution(text)

/** What the vocabularies cut out of the whole line. */
function knownSpans(seen: SeenLine): KnownSpan[] {
  const { text } = seen.source.line
  const degree = readDegree(text)
  const institution = mayNameInstitution(seen, text) ? findInstitution(text) : null
  const out: KnownSpan[] = []
  if (degree) out.push({ kind: `degree-${degree.level}`, start: degree.start, end: degree.end })
  if (degree?.field) out.push({ kind: 'field', start: degree.field.start, end: degree.field.end })
  if (institution) out.push({ kind: 'institution', start: institution.start, end: institution.end })
  return out
}

/** How a neighbour is named: the words and shapes on the same line, and those across a line's break. */
const NEIGHBOURS = [-2, -1, 1, 2].map((offset) => {
  const names = (mark: string) => ({
    word: opened(`${offset}${mark}:`),
    shape: worded(`${offset}${mark}.`),
  })
  return { offset, beside: names(''), across: names('n') }
})
const SHAPE = worded('shape:')
const WORD_ITSELF = opened('w:')
const WORD_END = opened('end:')
const WORD_BEGINNING = opened('begin:')

function headWords(lines: readonly SeenLine[], slots: Slots): HeadWords {
  const words = lines.flatMap((line, index) => lineWords(line, index)).slice(0, WORDS_MAX)
  const low = words.map((word) => fold(word.text))
  const shapes = words.map((word) => shapeOf(word.text))
  const heads = lines.map((line, index) => new HeadLine(line, lines, index, slots))
  const pieces = words.map((word) => heads[word.line]?.pieceOf(word) ?? -1)
  const features = words.map((word, index) => {
    const own = low[index] ?? ''
    const out: Feature[] = [
      WORD_ITSELF(own),
      SHAPE(`${shapes[index]}`),
      WORD_END(own.slice(-3)),
      WORD_BEGINNING(own.slice(0, 4)),
    ]
    for (const { offset, beside, across } of NEIGHBOURS) {
      const other = words[index + offset]
      const names = other && other.line !== word.line ? across : beside
      out.push(names.word(low[index + offset] ?? 'edge'), names.shape(shapes[index + offset] ?? ''))
    }
    heads[word.line]?.addTo(out, word, pieces[index] ?? -1)
    return out
  })
  const steps = words.map((word, index) => {
    const before = words[index - 1]
    if (!before) return STEP.line
    const piece = pieces[index] ?? -1
    const mark = lines[word.line]?.pieces[piece]?.before
    return stepBetween({ word: before, piece: pieces[index - 1] ?? -1 }, { word, piece }, mark)
  })
  const places = words.map(
    (word, index) => heads[word.line]?.slotOf(pieces[index] ?? -1) ?? NOWHERE,
  )
  return { words, features, steps, slots: places }
}

/** The words of all heads of one kind of entries in a document. */
export function wordsOfHeads(heads: readonly (readonly SeenLine[])[]): HeadWords[] {
  const slots = new Slots(heads)
  return heads.map((head) => headWords(head, slots))
}
