// The kind of step that leads from one word of a head to the next: the labeller of words learns which
// label may follow which over each of them.
import type { HeadWord } from './split-head.js'

/** Kinds of steps between words: within a piece, over the marks between pieces, over a line's end. */
export const STEP = { within: 0, line: 1, date: 2, mark: 3, other: 4 } as const
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
/** How many kinds there are: the models have a table for each. */
export const WORD_STEPS = 10

/** A word, and the piece of its line that it stands in; -1 for marks and dates between pieces. */
interface PlacedWord {
  word: HeadWord
  piece: number
}

export function stepBetween(before: PlacedWord, own: PlacedWord, mark: string | undefined): number {
  if (before.word.line !== own.word.line) return STEP.line
  if (own.word.text === '<date>' || before.word.text === '<date>') return STEP.date
  if (own.piece < 0) return STEP.mark
  if (own.piece === before.piece) return STEP.within
  return STEP_OVER[mark ?? ''] ?? STEP.other
}
