// What the field labeller sees of each word in the head of an entry: the word, the piece and the
// line that it stands in, and its neighbours. A whole date range counts as one word.
import { fold } from '../../core/fold.js'
import { readDegree } from '../../taxonomy/degrees/read-degree.js'
import {
  findInstitution,
  leadsToInstitution,
} from '../../taxonomy/institutions/find-institution.js'
import {
  closed,
  clueNames,
  counted,
  countedPair,
  type Feature,
  flagged,
  opened,
  worded,
} from './feature-names.js'
import type { SeenLine } from './line-features.js'
import type { Piece } from './pieces.js'
import { type HeadWord, lineWords, shapeOf } from './split-head.js'

export interface HeadWords {
  words: HeadWord[]
  features: Feature[][]
}

const WORDS_MAX = 160

const IN_PIECE = clueNames('p.')
const PIECE_BEFORE = clueNames('p-.')
const PIECE_BEHIND = clueNames('p+.')
const IN_LINE = clueNames('l.')
const LINE_ABOVE = clueNames('l-.')
const LINE_BELOW = clueNames('l+.')

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

/** What all words of a piece share. */
function pieceLevel(seen: SeenLine, index: number): Feature[] {
  const piece = seen.pieces[index]
  const count = seen.pieces.length
  const out: Feature[] = [
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
function lineLevel(lines: SeenLine[], index: number): Feature[] {
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
const KNOWN = worded('known:')
const LABEL = opened('label:')

/** A line of a head, with what its words share. */
class HeadLine {
  readonly #pieces = new Map<number, Feature[]>()
  readonly #own: Feature[]
  readonly #spans: KnownSpan[]

  constructor(
    private readonly seen: SeenLine,
    lines: SeenLine[],
    index: number,
  ) {
    this.#own = lineLevel(lines, index)
    this.#spans = knownSpans(seen)
  }

  /** Adds what speaks of a word by its piece and its line. */
  addTo(out: Feature[], word: HeadWord): void {
    this.#addPiece(out, word)
    for (const feature of this.#own) out.push(feature)
    const { line } = this.seen.source
    const date = this.seen.ranges[0]
    const segment = line.segments.find((s) => s.text.includes(word.text))
    out.push(
      date ? (word.start < date.start ? DATE_AFTER : DATE_BEFORE) : DATE_NONE,
      STYLE(`${segment?.bold ?? line.bold}${segment?.italic ?? line.italic}${line.caps}`),
    )
    const label = labelBefore(line.text, word.start)
    if (label) out.push(LABEL(label))
    for (const { kind, start, end } of this.#spans) {
      if (word.start < start || word.start >= end) continue
      out.push(KNOWN(kind), KNOWN(word.start === start ? `${kind}^` : kind))
    }
  }

  #addPiece(out: Feature[], word: HeadWord): void {
    const index = this.seen.pieces.findIndex((p) => word.start >= p.start && word.start < p.end)
    const piece: Piece | undefined = this.seen.pieces[index]
    if (!piece) {
      out.push(NO_PIECE)
      return
    }
    const shared = this.#pieces.get(index) ?? pieceLevel(this.seen, index)
    this.#pieces.set(index, shared)
    const isFirst = word.start === piece.start
    const isLast = word.end >= piece.end - 1
    out.push(PLACES[(isFirst ? 1 : 0) + (isLast ? 2 : 0)] as number)
    for (const feature of shared) out.push(feature)
  }
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

export function headWords(lines: SeenLine[]): HeadWords {
  const words = lines.flatMap(lineWords).slice(0, WORDS_MAX)
  const low = words.map((word) => fold(word.text))
  const shapes = words.map((word) => shapeOf(word.text))
  const heads = lines.map((line, index) => new HeadLine(line, lines, index))
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
    heads[word.line]?.addTo(out, word)
    return out
  })
  return { words, features }
}
