// Small questions that several steps ask of the lines of an entry, and of values found in them.

import { isDegreeOverLine } from '../../taxonomy/degrees/degree-over-line.js'
import type { CluedLine } from '../labels/clued-lines.js'
import { type Clues, pieceClues } from '../labels/clues.js'
import type { Found } from '../types.js'

/** Sizes of one font differ by rounding only. */
const SIZE_SAME = 0.03

export const indicesOf = (lines: CluedLine[]): number[] =>
  lines.map(({ source }) => source.line.index)

export const lineAt = (lines: CluedLine[], index: number | undefined): CluedLine | undefined =>
  lines.find(({ source }) => source.line.index === index)

export const wordCount = (text: string): number => text.split(/\s+/).length

/**
 * What a piece of a line could be once its edges are tidied. Where tidying changed nothing, the
 * line already has the answer.
 */
export function cluesAt(clued: CluedLine, piece: number, value: string): Clues {
  const known = clued.pieces[piece]?.text === value ? clued.clues[piece] : undefined
  return known ?? pieceClues(value)
}

/** Set in the same type: weight and size. */
export function sameType(a: CluedLine, b: CluedLine): boolean {
  const [x, y] = [a.source.line, b.source.line]
  return x.bold === y.bold && Math.abs(x.size - y.size) < SIZE_SAME
}

/** "Higher Secondary" / "Certificate": the head's last line and this one name one degree. */
export const isDegreeOver = (head: CluedLine[], { source }: CluedLine): boolean =>
  isDegreeOverLine(head.at(-1)?.source.line.text ?? '', source.line.text)

/** "Company: …": what ends at this offset is a label, not a value. */
export const isLabelBefore = (text: string, end: number): boolean =>
  /^\s*[:：]/.test(text.slice(end))

/** Whether another value already takes a part of this stretch. */
export const isTaken = (
  taken: (Found | null)[],
  line: number,
  start: number,
  end: number,
): boolean =>
  taken.some((found) =>
    found?.spans.some((span) => span.line === line && span.start < end && span.end > start),
  )
