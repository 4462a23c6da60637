// Very long lines, in which the words around a mention must be looked for only near it.
import { runsOf } from '../../bench/cost/cost-cases.js'
import type { CostCase } from '../../bench/cost/growth.js'
import { stanceAt } from './evidence/stance.js'

const MENTIONS = 100

/** Reads the stance of the text towards names in its middle. */
function stances(text: string): void {
  const middle = text.length >> 1
  for (let at = 0; at < MENTIONS; at += 1) stanceAt(text, middle + at * 6, middle + at * 6 + 1)
}

export const costs: CostCase[] = runsOf('stances', 800_000, ['no a, ', 'not ', 'a '], stances)
