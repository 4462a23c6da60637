// What the labeller sees of a line: its words, its looks, its dates, what its pieces could be, and
// the same of its neighbours.
import { dataText } from '../../core/data-file.js'
import { findDateRanges } from '../../core/dates/find-dates.js'
import type { DateRange } from '../../core/dates/types.js'
import type { SectionedLine } from '../sections/assign-sections.js'
import { readHeading } from '../sections/read-heading.js'
import { bucket, LIKELIHOOD_EDGES } from './bucket.js'
import { type Clues, KINDS, pieceClues } from './clues.js'
import { linePieces, type Piece, withoutDates } from './pieces.js'

interface LineWords {
  verbs: string[]
  cues: Record<string, string[]>
}

const words = JSON.parse(dataText('./data/line-words.json', import.meta.url)) as LineWords
const VERBS = new Set(words.verbs)
const CUES = Object.entries(words.cues).flatMap(([kind, list]) =>
  list.map((word) => [word, kind] as const),
)
const CUE_KINDS = new Map<string, string[]>()
for (const [word, kind] of CUES) CUE_KINDS.set(word, [...(CUE_KINDS.get(word) ?? []), kind])

export interface SeenLine {
  source: SectionedLine
  ranges: DateRange[]
  pieces: Piece[]
  clues: Clues[]
  /** The best clue of any piece, per kind. */
  best: Clues
  own: string[]
  /** The few features that neighbours see too. */
  short: string[]
}

const SIZE_EDGES = [0.93, 1.04, 1.15, 1.35] as const
const WORD_EDGES = [2, 4, 7, 11, 16] as const
const INDENT_EDGES = [0.5, 1.5, 3, 6] as const
const GAP_EDGES = [0.3, 0.8, 1.6] as const
const INDENT_STEP = 0.6
const SIZE_STEP = 0.04
/** Heads have few pieces; those behind these are looked at by nobody. */
export const CLUED_PIECES_MAX = 8
/** Beyond this many lines a date says nothing. */
const FAR = 7
const DISTANCE_EDGES = [1, 2, 3, 6, 12, 25] as const

function dateFeatures(text: string, ranges: DateRange[]): string[] {
  const first = ranges[0]
  if (!first) return ['date:none']
  const rest = withoutDates(text, ranges).replace(/[\s()[\],.:|–-]+/g, '')
  const kind = first.single ? 'single' : first.to === 'present' ? 'now' : 'range'
  const out = [`date:${kind}`, `dates:${Math.min(ranges.length, 3)}`]
  if (rest.length <= 2) out.push('date:only')
  if (first.start <= 2) out.push('date:first')
  if ((ranges.at(-1)?.end ?? 0) >= text.length - 2) out.push('date:last')
  if (first.from.month > 0) out.push('date:month')
  return out
}

function looks({ line }: SectionedLine): string[] {
  const out = [
    `size:${bucket(line.size, SIZE_EDGES)}`,
    `indent:${bucket(line.indent, INDENT_EDGES)}`,
    `gap:${bucket(line.gapBefore, GAP_EDGES)}`,
    `segments:${Math.min(line.segments.length, 3)}`,
  ]
  if (line.bold) out.push('bold')
  else if (line.segments.some((segment) => segment.bold)) out.push('bold:part')
  if (line.italic) out.push('italic')
  if (line.caps) out.push('caps')
  if (line.bullet) out.push('bullet')
  if (line.colored) out.push('colored')
  if (line.sidebar) out.push('sidebar')
  return out
}

function wordFeatures(text: string): string[] {
  const list = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const out = [`words:${bucket(list.length, WORD_EDGES)}`]
  const first = list[0] ?? ''
  out.push(`first:${first}`, `last:${list.at(-1) ?? ''}`)
  if (VERBS.has(first)) out.push('verb')
  if (/^\p{Ll}/u.test(text)) out.push('lower')
  if (/[.;]\s*$/.test(text)) out.push('stop')
  if (/:\s*$/.test(text)) out.push('colon')
  if (/^[^:]{2,30}:/.test(text)) out.push('label')
  const seen = new Set<string>()
  for (const word of list.slice(0, 30)) {
    for (const kind of CUE_KINDS.get(word) ?? []) seen.add(`cue:${kind}`)
    if (list.length <= 14) seen.add(`w:${word}`)
  }
  return [...out, ...seen]
}

function clueFeatures(clues: Clues[], best: Clues): string[] {
  const out: string[] = []
  for (const kind of KINDS) out.push(`${kind}:${bucket(best[kind], LIKELIHOOD_EDGES)}`)
  const head = clues[0]
  if (head) for (const kind of KINDS) out.push(`1${kind}:${bucket(head[kind], LIKELIHOOD_EDGES)}`)
  return out
}

export function seeLine(source: SectionedLine): SeenLine {
  const { line, section, heading, distance } = source
  const ranges = findDateRanges(line.text)
  const pieces = linePieces(line, ranges)
  const clues = pieces.slice(0, CLUED_PIECES_MAX).map((piece) => pieceClues(piece.text))
  const best = Object.fromEntries(
    KINDS.map((kind) => [kind, Math.max(0, ...clues.map((clue) => clue[kind]))]),
  ) as Clues
  const dates = dateFeatures(line.text, ranges)
  const own = [...looks(source), ...wordFeatures(line.text), ...dates, ...clueFeatures(clues, best)]
  const named = readHeading(line.text)
  if (named) own.push(`names:${named.section}`)
  if (heading) own.push(`heading:${heading}`)
  own.push(`since:${bucket(distance, DISTANCE_EDGES)}`)
  const flags = [
    dates[0] ?? '',
    `bullet:${line.bullet}`,
    `heading:${heading ?? 'no'}`,
    `bold:${line.bold}`,
    `words:${bucket(line.text.split(/\s+/).length, WORD_EDGES)}`,
    ...KINDS.filter((kind) => best[kind] >= 0.5).map((kind) => `is:${kind}`),
  ]
  const crossed = flags.map((flag) => `${section}&${flag}`)
  return {
    source,
    ranges,
    pieces,
    clues,
    best,
    own: [...own, ...crossed, `in:${section}`],
    short: flags,
  }
}

/** Two dates, not one that stands alone. */
export const hasRange = ({ ranges }: SeenLine): boolean => ranges.some((range) => !range.single)

/** How far the nearest range of dates is, up and down: heads are never far from theirs. */
function dateDistances(seen: SeenLine[]): { up: number; down: number }[] {
  const out = seen.map(() => ({ up: FAR, down: FAR }))
  let last = -FAR
  out.forEach((distance, index) => {
    const line = seen[index]
    if (line && hasRange(line)) last = index
    distance.up = index - last
  })
  last = seen.length + FAR
  for (let index = out.length - 1; index >= 0; index--) {
    const line = seen[index]
    if (line && hasRange(line)) last = index
    const distance = out[index]
    if (distance) distance.down = last - index
  }
  return out
}

/** How a line is set against the one above it: authors set heads apart from bodies. */
function change(line: SeenLine, above: SeenLine | undefined): string[] {
  if (!above) return ['change:none']
  const [now, then] = [line.source.line, above.source.line]
  const step = (a: number, b: number, least: number) =>
    a - b > least ? '+' : b - a > least ? '-' : '='
  return [
    `indent${step(now.indent, then.indent, INDENT_STEP)}`,
    `size${step(now.size, then.size, SIZE_STEP)}`,
    `bold${Number(now.bold)}${Number(then.bold)}`,
    `bullets${Number(now.bullet)}${Number(then.bullet)}`,
    `ended:${/[.;]\s*$/.test(then.text)}`,
    `open:${/(?:[,&]|\b(?:and|of|the|in|for|with|to))\s*$/i.test(then.text)}`,
  ]
}

/** Features of each line, its neighbours' short ones included. */
export function lineFeatures(seen: SeenLine[]): string[][] {
  const distances = dateDistances(seen)
  return seen.map((line, index) => {
    const out = [...line.own]
    for (const offset of [-2, -1, 1, 2]) {
      const near = seen[index + offset]
      for (const feature of near?.short ?? ['edge']) out.push(`${offset}/${feature}`)
    }
    const { up = FAR, down = FAR } = distances[index] ?? {}
    out.push(`up:${Math.min(up, FAR)}`, `down:${Math.min(down, FAR)}`)
    out.push(`between:${Math.min(up, 4)}/${Math.min(down, 4)}`)
    out.push(...change(line, seen[index - 1]))
    for (const feature of change(seen[index + 1] ?? line, line)) out.push(`next/${feature}`)
    const next = seen[index + 1]
    const date = line.short[0] ?? ''
    out.push(
      `${date}>${next?.short[0] ?? ''}`,
      `${line.source.line.bullet}>${next?.source.line.bullet}`,
    )
    return out
  })
}
