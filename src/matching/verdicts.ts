// The verdicts that every kind of requirement can end in: nothing found, or one thing that meets it.
import type { Place, Verdict, Wish } from './types.js'
import { WEIGHTS } from './weights.js'

const PLAIN = { months: null, isOnlyListed: false, near: null, shownAt: [] } as const

export const missedVerdict = (wish: Wish): Verdict => ({
  ...PLAIN,
  wish,
  status: 'missed',
  strength: 0,
  evidence: null,
  pieces: [],
  ground: 'none',
  place: null,
})

export interface Shown {
  /** The thing itself; otherwise something of its kind, which counts in part. */
  isWhole: boolean
  evidence: string
  pieces: readonly string[]
  place: Place
}

export const shownVerdict = (wish: Wish, { isWhole, ...quoted }: Shown): Verdict => ({
  ...PLAIN,
  ...quoted,
  wish,
  status: isWhole ? 'met' : 'partial',
  strength: isWhole ? WEIGHTS.strength.shown : WEIGHTS.strength.related,
  ground: isWhole ? 'named' : 'related',
})
