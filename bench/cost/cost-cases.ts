// Helpers to declare what is measured: one case, or a table of repeated pieces for one function.
import type { CostCase } from './growth.js'

/** A case whose input has the type that its work takes. */
export const costCase = <T>(one: {
  name: string
  size: number
  make: (size: number) => T
  work: (input: T) => unknown
}): CostCase => one

/** A piece repeated to a length. */
export const fill = (piece: string, chars: number): string =>
  piece.repeat(Math.ceil(chars / piece.length)).slice(0, chars)

/** One case for each piece: texts of this length that repeat it. */
export const runsOf = (
  name: string,
  chars: number,
  pieces: readonly string[],
  work: (text: string) => unknown,
): CostCase[] =>
  pieces.map((piece) => ({
    name: `${name} of ${JSON.stringify(piece)}`,
    size: chars,
    make: (size: number) => fill(piece, size),
    work,
  }))
