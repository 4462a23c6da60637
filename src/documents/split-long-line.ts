// Splits a long line into bounded pieces, at the ends of sentences if there are any.
import { LIMITS } from '../runtime/limits.js'

/** A mark that ends a sentence or clause, and the space at which the line may be cut. */
const SENTENCE_END = /[.!?:;] /g

/** Pieces of at most LIMITS.lineCharsMax characters; only the space at a cut is lost. */
export function splitLongLine(line: string): string[] {
  if (line.length <= LIMITS.lineCharsMax) return [line]
  const pieces: string[] = []
  for (let from = 0; from < line.length; ) {
    const length = cutAt(line.slice(from, from + LIMITS.lineCharsMax + 1))
    const piece = line.slice(from, from + length).trim()
    if (piece !== '') pieces.push(piece)
    from += length
  }
  return pieces
}

/** A cut nearer to the start would leave tiny pieces. */
const PIECE_SHARE_MIN = 0.25

/** The length of the first piece: up to the last sentence end, or the last space, or the cap. */
function cutAt(window: string): number {
  const cap = LIMITS.lineCharsMax
  if (window.length <= cap) return window.length
  let sentence = 0
  for (const end of window.matchAll(SENTENCE_END)) sentence = Math.min(end.index + 2, cap)
  if (sentence > cap * PIECE_SHARE_MIN) return sentence
  const space = window.lastIndexOf(' ')
  if (space > cap * PIECE_SHARE_MIN) return space
  const splitsPair = /[\ud800-\udbff]/.test(window.charAt(cap - 1))
  return splitsPair ? cap - 1 : cap
}
