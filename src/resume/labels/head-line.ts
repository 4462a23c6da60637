// What the labeller of words sees of a whole line of a head and of the pieces in it. All words of a
// piece share these features.
import { fold } from '../../text/fold.js'
import { spacedParts } from '../../text/spaces.js'
import { CLUED_PIECES_MAX, type CluedLine } from './clued-lines.js'
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
import { type KnownSpan, knownSpans } from './known-spans.js'
import type { Labeller } from './models.js'
import { pieceEnds } from './piece-ends.js'
import type { Piece } from './pieces.js'
import { looksOf, segmentAt } from './segment-looks.js'
import { type Slots, slotOf } from './slots.js'
import type { HeadWord } from './split-head.js'

const IN_PIECE = clueNames('p.')
const PIECE_BEFORE = clueNames('p-.')
const PIECE_BEHIND = clueNames('p+.')
const IN_LINE = clueNames('l.')
const LINE_ABOVE = clueNames('l-.')
const LINE_BELOW = clueNames('l+.')
const OTHERS = clueNames('o.')

/** A colon further in belongs to a sentence. */
const LABEL_CHARS_MAX = 40

/** "Designation:" before the word, on its line. */
function labelBefore(text: string, start: number): string {
  const colon = text.lastIndexOf(':', start)
  if (colon <= 0 || colon > LABEL_CHARS_MAX) return ''
  return fold(text.slice(0, colon)).trim().split(/\s+/).at(-1) ?? ''
}

const PLACES = ['place:', 'place:B', 'place:E', 'place:BE'].map(closed)
const NO_PIECE = closed('piece:none')
/** The model does not tell later pieces apart. */
const PIECES_MAX = 5
const PIECE = counted('piece:', PIECES_MAX - 1)
const PIECE_OF = countedPair('piece:', PIECES_MAX - 1, PIECES_MAX)
const BEFORE = worded('before:')
const AFTER = worded('after:')

const PIECE_WORDS = stepped('p.words:', [2, 3, 4, 6, 9])
const PIECE_SHAPE = worded('p.shape:')

/** How a piece is written: "Xx" each word with a capital, "XX" all capitals, "x" small words too. */
function pieceShape(text: string): string {
  const small = /(?:^|\s)\p{Lower}/u.test(text)
  const all = !/\p{Lower}/u.test(text)
  return `${all ? 'XX' : small ? 'x' : 'Xx'}${/\d/.test(text) ? '9' : ''}`
}

/** What all words of a piece share. */
function pieceLevel(clued: CluedLine, index: number): Feature[] {
  const piece = clued.pieces[index]
  const count = clued.pieces.length
  const out: Feature[] = [
    PIECE_WORDS(spacedParts(piece?.text ?? '')),
    PIECE_SHAPE(pieceShape(piece?.text ?? '')),
    PIECE(index),
    PIECE_OF(index, count),
    BEFORE(`${piece?.before}`),
    AFTER(clued.pieces[index + 1]?.before ?? 'end'),
  ]
  const [own, before, behind] = [index, index - 1, index + 1].map((at) => clued.clues[at])
  if (own) IN_PIECE(own, out)
  if (before) PIECE_BEFORE(before, out)
  if (behind) PIECE_BEHIND(behind, out)
  return out
}

/** The model does not tell later lines of a head apart either. */
const LINES_MAX = 4
const LINE = counted('line:', LINES_MAX)
const LINE_OF = countedPair('lines:', LINES_MAX - 1, LINES_MAX)
const BULLET = flagged('bullet:')
const SECTION = worded('section:')

/** What all words of a line share. */
function lineLevel(lines: readonly CluedLine[], index: number): Feature[] {
  const clued = lines[index]
  if (!clued) return []
  const out: Feature[] = [
    LINE(index),
    LINE_OF(index, lines.length),
    BULLET(clued.source.line.bullet),
    SECTION(clued.source.section),
  ]
  const above = lines[index - 1]
  const below = lines[index + 1]
  IN_LINE(clued.best, out)
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

/** Only schools are labelled better by the ends of pieces, positions are not (docs/accuracy.md). */
const GOES_BY_ENDS: Labeller = 'education'

/** The slot of words outside of pieces. */
export const NOWHERE = 'none'

/** A line of a head, with what its words share. */
export class HeadLine {
  /** By piece: its slot, and the features that its words share. */
  readonly #slots: readonly string[]
  readonly #pieces: readonly Feature[][]
  readonly #own: Feature[]
  readonly #spans: KnownSpan[]

  constructor(
    private readonly clued: CluedLine,
    private readonly lines: readonly CluedLine[],
    private readonly index: number,
    private readonly slots: Slots,
    labeller: Labeller,
  ) {
    this.#own = lineLevel(lines, index)
    this.#slots = clued.pieces.map((_, piece) => slotOf(clued, index, piece))
    this.#pieces = clued.pieces.map((_, piece) => this.#shared(piece))
    const known = knownSpans(clued)
    const ended = labeller === GOES_BY_ENDS ? clued.pieces.slice(0, CLUED_PIECES_MAX) : []
    this.#spans = [
      ...known,
      ...ended.flatMap((piece, at) => pieceEnds(piece, clued.clues[at], known)),
    ]
  }

  /** The piece that a word stands in; -1 for marks and dates between pieces. */
  pieceOf(word: HeadWord): number {
    return this.clued.pieces.findIndex((p) => word.start >= p.start && word.start < p.end)
  }

  slotOf(piece: number): string {
    return this.#slots[piece] ?? NOWHERE
  }

  /** Adds the features that a word has by its piece and its line. */
  addTo(out: Feature[], word: HeadWord, piece: number): void {
    this.#addPiece(out, word, piece)
    for (const feature of this.#own) out.push(feature)
    const { line } = this.clued.source
    const date = this.clued.ranges[0]
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

  /** What the other pieces of the head could be: beside a sure title, the rest is no title. */
  #others(index: number): Clues {
    return bestOf(
      this.lines.flatMap(({ clues }, line) =>
        line === this.index ? clues.filter((_, at) => at !== index) : clues,
      ),
    )
  }

  #shared(piece: number): Feature[] {
    const shared = [...pieceLevel(this.clued, piece), ...this.slots.featuresOf(this.slotOf(piece))]
    OTHERS(this.#others(piece), shared)
    return shared
  }

  #addPiece(out: Feature[], word: HeadWord, index: number): void {
    const piece: Piece | undefined = this.clued.pieces[index]
    if (!piece) {
      out.push(NO_PIECE)
      return
    }
    const isFirst = word.start === piece.start
    const isLast = word.end >= piece.end - 1
    out.push(PLACES[(isFirst ? 1 : 0) + (isLast ? 2 : 0)] ?? 0)
    for (const feature of this.#pieces[index] ?? []) out.push(feature)
  }
}
