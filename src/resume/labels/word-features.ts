// What the field labeller sees of each word in the head of an entry: the word, the piece and the
// line that it stands in, and its neighbours. A whole date range counts as one word.
import { fold } from '../../core/fold.js'
import { readDegree } from '../../taxonomy/degrees/read-degree.js'
import { findInstitution } from '../../taxonomy/institutions/find-institution.js'
import { clueNames } from './feature-names.js'
import type { SeenLine } from './line-features.js'
import type { Piece } from './pieces.js'

export interface HeadWord {
  /** Index into the lines that were given. */
  line: number
  start: number
  end: number
  text: string
}

export interface HeadWords {
  words: HeadWord[]
  features: string[][]
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}.'’&+#/-]*|[^\s\p{L}\p{N}]/gu
const WORDS_MAX = 160
const DATE = '<date>'

function lineWords(seen: SeenLine, line: number): HeadWord[] {
  const out: HeadWord[] = []
  const { text } = seen.source.line
  let ranges = [...seen.ranges]
  for (const match of text.matchAll(WORD)) {
    const start = match.index
    const range = ranges.find((r) => start >= r.start && start < r.end)
    if (range) {
      out.push({ line, start: range.start, end: range.end, text: DATE })
      ranges = ranges.filter((r) => r !== range)
      continue
    }
    if (seen.ranges.some((r) => start >= r.start && start < r.end)) continue
    const word = match[0].replace(/[.'’/-]+$/, (tail) => (match[0].length <= 4 ? tail : ''))
    out.push({ line, start, end: start + word.length, text: word })
  }
  return out
}

const PLAIN_SHAPES: readonly [RegExp, string][] = [
  [/^[a-z]+$/, 'x'],
  [/^[A-Z][a-z]+$/, 'Xx'],
  [/^[A-Z]{2,}$/, 'XX'],
]

const shape = (word: string): string => {
  if (word === DATE) return 'date'
  // Most of the traffic, and Unicode classes cost many times as much.
  for (const [plain, name] of PLAIN_SHAPES) if (plain.test(word)) return name
  if (/^\p{N}+$/u.test(word)) return 'number'
  if (/^\p{Lu}\p{Ll}+$/u.test(word)) return 'Xx'
  if (/^\p{Lu}{2,}$/u.test(word)) return 'XX'
  if (/^\p{Lu}$/u.test(word)) return 'X'
  if (/^\p{Ll}+$/u.test(word)) return 'x'
  return /\p{L}/u.test(word) ? 'mixed' : 'mark'
}

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

function pieceFeatures(seen: SeenLine, word: HeadWord): string[] {
  const index = seen.pieces.findIndex((p) => word.start >= p.start && word.start < p.end)
  const piece: Piece | undefined = seen.pieces[index]
  if (!piece) return ['piece:none']
  const first = word.start === piece.start
  const last = word.end >= piece.end - 1
  const count = seen.pieces.length
  const out = [
    `place:${first ? 'B' : ''}${last ? 'E' : ''}`,
    `piece:${Math.min(index, 4)}`,
    `piece:${Math.min(index, 4)}/${Math.min(count, 5)}`,
    `before:${piece.before}`,
    `after:${seen.pieces[index + 1]?.before ?? 'end'}`,
  ]
  const [own, before, behind] = [index, index - 1, index + 1].map((at) => seen.clues[at])
  if (own) IN_PIECE(own, out)
  if (before) PIECE_BEFORE(before, out)
  if (behind) PIECE_BEHIND(behind, out)
  return out
}

function lineLevel(lines: SeenLine[], word: HeadWord): string[] {
  const seen = lines[word.line]
  if (!seen) return []
  const { line } = seen.source
  const date = seen.ranges[0]
  const segment = line.segments.find((s) => s.text.includes(word.text))
  const out = [
    `line:${Math.min(word.line, 4)}`,
    `lines:${Math.min(word.line, 3)}/${Math.min(lines.length, 4)}`,
    `date:${date ? (word.start < date.start ? 'after' : 'before') : 'none'}`,
    `style:${segment?.bold ?? line.bold}${segment?.italic ?? line.italic}${line.caps}`,
    `bullet:${line.bullet}`,
    `section:${seen.source.section}`,
  ]
  const above = lines[word.line - 1]
  const below = lines[word.line + 1]
  IN_LINE(seen.best, out)
  if (above) LINE_ABOVE(above.best, out)
  if (below) LINE_BELOW(below.best, out)
  const label = labelBefore(line.text, word.start)
  if (label) out.push(`label:${label}`)
  return out
}

function wordLevel(low: string, look: string): string[] {
  return [`w:${low}`, `shape:${look}`, `end:${low.slice(-3)}`, `begin:${low.slice(0, 4)}`]
}

interface KnownSpan {
  kind: string
  start: number
  end: number
}

/** What the vocabularies cut out of the whole line. */
function knownSpans({ source }: SeenLine): KnownSpan[] {
  const { text } = source.line
  const degree = readDegree(text)
  const institution = findInstitution(text)
  const out: KnownSpan[] = []
  if (degree) out.push({ kind: `degree-${degree.level}`, start: degree.start, end: degree.end })
  if (degree?.field) out.push({ kind: 'field', start: degree.field.start, end: degree.field.end })
  if (institution) out.push({ kind: 'institution', start: institution.start, end: institution.end })
  return out
}

function spanFeatures(spans: KnownSpan[], word: HeadWord): string[] {
  return spans
    .filter(({ start, end }) => word.start >= start && word.start < end)
    .flatMap(({ kind, start }) => [
      `known:${kind}`,
      `known:${kind}${word.start === start ? '^' : ''}`,
    ])
}

export function headWords(lines: SeenLine[]): HeadWords {
  const words = lines.flatMap((line, index) => lineWords(line, index)).slice(0, WORDS_MAX)
  const low = words.map((word) => fold(word.text))
  const shapes = words.map((word) => shape(word.text))
  const spans = lines.map(knownSpans)
  const features = words.map((word, index) => {
    const seen = lines[word.line]
    const near = [-2, -1, 1, 2].flatMap((offset) => {
      const other = words[index + offset]
      const broken = other && other.line !== word.line ? 'n' : ''
      return [
        `${offset}${broken}:${low[index + offset] ?? 'edge'}`,
        `${offset}${broken}.${shapes[index + offset] ?? ''}`,
      ]
    })
    return [
      ...wordLevel(low[index] ?? '', shapes[index] ?? ''),
      ...near,
      ...(seen ? pieceFeatures(seen, word) : []),
      ...lineLevel(lines, word),
      ...spanFeatures(spans[word.line] ?? [], word),
    ]
  })
  return { words, features }
}
