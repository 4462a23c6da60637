// What the first and the last words of a piece could be by themselves: "Quillbrook University Pune" ends in
// a town, "Cashier Quillbrook" begins with a title, and no mark says so.
import { institutionLikelihood } from '../../taxonomy/institutions/institution-likelihood.js'
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import { hasLetter } from '../../text/has-letter.js'
import { matchEdges } from '../../text/match-edges.js'
import type { Clues } from './clues.js'
import type { KnownSpan } from './known-spans.js'
import { IS_MIN } from './line-features.js'
import type { Piece } from './pieces.js'

const LIKELIHOODS = [
  ['place', isPlaceLike],
  ['title', titleLikelihood],
  ['institution', (text: string) => institutionLikelihood(text)],
] as const
/** Words of a run, longest first; longer names mostly have marks around them. */
const SIZES = [4, 3, 2, 1] as const
/** A longer piece is a sentence. */
const PIECE_WORDS_MAX = 14

interface Run {
  from: number
  to: number
}

/** The likeliest run, if any is likely enough; of equals the first. */
function likeliest(
  text: string,
  likelihood: (text: string) => number,
  runs: readonly Run[],
): Run | null {
  let best: Run | null = null
  let most = 0
  for (const run of runs) {
    const part = text.slice(run.from, run.to)
    const own = hasLetter(part) ? likelihood(part) : 0
    if (own < IS_MIN || own <= most) continue
    best = run
    most = own
  }
  return best
}

/** The town in "University of Leeds" is a part of the name. */
const isWithin = (end: KnownSpan, name: KnownSpan): boolean =>
  name.kind === 'institution' &&
  end.start >= name.start &&
  end.end <= name.end &&
  end.end - end.start < name.end - name.start

/**
 * The run of words at each end of the piece that is likeliest of a kind; none where the whole piece
 * is of that kind.
 */
export function pieceEnds(
  { text, start }: Piece,
  whole: Clues | undefined,
  known: readonly KnownSpan[] = [],
): KnownSpan[] {
  const edges = matchEdges(/\S+/g, text)
  const count = edges.length / 2
  if (count < 2 || count > PIECE_WORDS_MAX) return []
  const sizes = SIZES.filter((size) => size < count)
  const tails = sizes.map((size) => ({ from: edges[2 * (count - size)] ?? 0, to: text.length }))
  const fronts = sizes.map((size) => ({ from: 0, to: edges[2 * size - 1] ?? 0 }))
  const out: KnownSpan[] = []
  for (const [kind, likelihood] of LIKELIHOODS) {
    if (whole && whole[kind] >= IS_MIN) continue
    const add = (place: string, runs: Run[]) => {
      const found = likeliest(text, likelihood, runs)
      if (!found) return
      const end = { kind: `${place}:${kind}`, start: start + found.from, end: start + found.to }
      if (!known.some((name) => isWithin(end, name))) out.push(end)
    }
    add('tail', tails)
    add('front', fronts)
  }
  return out
}
