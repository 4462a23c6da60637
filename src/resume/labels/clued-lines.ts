// Lines with what can be said of each before any model is asked: its dates, its pieces, and what the
// vocabularies take the pieces for. Models and rules read the same clues.

import { findDateRanges } from '../../dates/find-dates.js'
import type { DateRange } from '../../dates/types.js'
import type { SectionedLine } from '../sections/assign-sections.js'
import { type AskedLines, askedLines } from './asked-lines.js'
import { bestOf, type Clues, cluesOf } from './clues.js'
import { linePieces, type Piece } from './pieces.js'

export interface CluedLine {
  source: SectionedLine
  ranges: DateRange[]
  pieces: Piece[]
  /** What each piece could be; empty where the vocabularies were not asked about the line. */
  clues: Clues[]
  /** The best clue of any piece, per kind. */
  best: Clues
}

/** Heads have few pieces; later ones are passed over. */
export const CLUED_PIECES_MAX = 8

/** All lines of a document, whose pieces are looked up together. */
export function clueLines(
  sources: SectionedLine[],
  asksAbout: AskedLines = askedLines,
): CluedLine[] {
  const ranges = sources.map(({ line }) => findDateRanges(line.text))
  const pieces = sources.map(({ line }, at) => linePieces(line, ranges[at]))
  const isAsked = asksAbout(sources, ranges)
  const asked = pieces.map((own, at) =>
    isAsked[at] ? own.slice(0, CLUED_PIECES_MAX).map(({ text }) => text) : [],
  )
  const found = cluesOf(asked.flat())
  let from = 0
  return sources.map((source, at) => {
    const to = from + (asked[at]?.length ?? 0)
    const clues = found.slice(from, to)
    from = to
    return {
      source,
      ranges: ranges[at] ?? [],
      pieces: pieces[at] ?? [],
      clues,
      best: bestOf(clues),
    }
  })
}

/** Two dates, not one that stands alone. */
export const hasRange = ({ ranges }: CluedLine): boolean => ranges.some((range) => !range.single)
