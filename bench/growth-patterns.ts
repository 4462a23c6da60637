// The texts of bench/growth.ts: the pieces of data/growth-pieces.json, each repeated to the given
// size.
import { benchText } from './checkout.js'

export interface Pattern {
  name: string
  /** A text of so many characters. */
  make: (size: number) => string
}

/** Pieces by kind. In a mixed pair, one piece stands once and the other fills the rest. */
const { kinds, mixed } = JSON.parse(benchText('growth-pieces.json')) as {
  kinds: Record<string, string[]>
  mixed: [string, string][]
}

const NAME_CHARS = { head: 20, piece: 30 }

const fill = (piece: string, size: number): string =>
  piece.repeat(Math.ceil(size / piece.length)).slice(0, size)

const shown = (text: string, chars: number): string => JSON.stringify(text.slice(0, chars))

export const patterns: readonly Pattern[] = [
  ...Object.entries(kinds).flatMap(([kind, pieces]) =>
    pieces.map((piece) => ({
      name: `${kind} ${JSON.stringify(piece)}`,
      make: (size: number) => fill(piece, size),
    })),
  ),
  ...mixed.map(([head, piece]) => ({
    name: `mixed ${shown(head, NAME_CHARS.head)} + ${shown(piece, NAME_CHARS.piece)}`,
    make: (size: number) => head + fill(piece, Math.max(0, size - head.length)),
  })),
]
