// Says how surely a piece of text is, or opens with, a degree.
import { degreeMatches } from './match-degree.js'
import { degreeTokens } from './tokens.js'

/** A longer text is a sentence that may name a degree. */
const TEXT_CHARS_MAX = 160
/** Every word before the degree takes this much away, but this least share is always left. */
const LATE = { perWord: 0.12, least: 0.3 } as const
/**
 * Among other words a degree keeps this share of its likelihood. The rest depends on how many of
 * the words it covers; half of them is enough for all of it.
 */
const AMONG_OTHERS = 0.75
const BY_COVERAGE = 0.25

/** 0 to 1: a degree at the start counts in full, one deep in a sentence little. */
export function degreeLikelihood(text: string): number {
  const tokens = text.length > TEXT_CHARS_MAX ? null : degreeTokens(text)
  if (tokens === null) return 0
  const [first] = degreeMatches(tokens, 1)
  if (!first) return 0
  const isEarly = first.from <= 1
  const covered = (first.to - first.from) / tokens.length
  const position = isEarly ? 1 : Math.max(LATE.least, 1 - first.from * LATE.perWord)
  const coverage = AMONG_OTHERS + BY_COVERAGE * Math.min(1, covered * 2)
  return Math.round(first.weight * position * coverage * 100) / 100
}
