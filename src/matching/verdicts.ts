// The verdicts that any kind of requirement can get: nothing found, or one thing that meets it.
import type { Place, Verdict, Wish } from './types.js'
import { WEIGHTS } from './weights.js'

export const missedVerdict = (wish: Wish): Verdict => ({
  wish,
  status: 'missed',
  strength: 0,
  evidence: null,
  pieces: [],
  ground: 'none',
  place: null,
  isOnlyListed: false,
  near: null,
  months: null,
  shownAt: [],
})

export interface Shown {
  /**
   * Whether the thing is exactly what was asked for; otherwise it is of its kind and counts in
   * part.
   */
  isWhole: boolean
  evidence: string
  pieces: readonly string[]
  place: Place
}

export const shownVerdict = (wish: Wish, { isWhole, evidence, pieces, place }: Shown): Verdict => ({
  ...missedVerdict(wish),
  status: isWhole ? 'met' : 'partial',
  strength: isWhole ? WEIGHTS.strength.shown : WEIGHTS.strength.related,
  evidence,
  pieces,
  ground: isWhole ? 'named' : 'related',
  place,
})
