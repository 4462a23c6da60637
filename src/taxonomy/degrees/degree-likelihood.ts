// Says how surely a piece of text is, or opens with, a degree.
import { degreeMatches } from './match-degree.js'
import { degreeTokens } from './tokens.js'

const TEXT_CHARS_MAX = 160

/** 0 to 1: a degree at the start counts in full, one deep in a sentence little. */
export function degreeLikelihood(text: string): number {
  const tokens = text.length > TEXT_CHARS_MAX ? null : degreeTokens(text)
  if (tokens === null) return 0
  const [first] = degreeMatches(tokens, 1)
  if (!first) return 0
  const isEarly = first.from <= 1
  const covered = (first.to - first.from) / tokens.length
  const position = isEarly ? 1 : Math.max(0.3, 1 - first.from * 0.12)
  return Math.round(first.weight * position * (0.75 + 0.25 * Math.min(1, covered * 2)) * 100) / 100
}
