// Learns to tell job descriptions from other documents: a logistic regression over a few signals.
import type { RefusalModel } from '#engine/job/refusal/is-job.js'

export interface RefusalExample {
  signals: Record<string, number>
  isJob: boolean
}

const EPOCHS = 400
const RATE = 2
/** Signals that few documents show would otherwise outweigh the rest: 0.002 refuses one posting or takes six other texts. */
const L2 = 0.005
/**
 * Refusing a real posting costs its sender more than accepting another text does. Out of fold the least likely posting
 * has 0.46 and the likeliest other text 0.41; both were seen when this was chosen.
 */
const THRESHOLD = 0.44
/** Weights for signals with few or no examples: words of postings in other languages. */
const PRIOR: Record<string, number> = { 'any:abroad': 2, 'cue:abroad': 2 }

export function learnRefusal(examples: readonly RefusalExample[]): RefusalModel {
  const weights = new Map(Object.entries(PRIOR))
  const jobs = examples.filter(({ isJob }) => isJob).length
  const others = examples.length - jobs
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const gradient = new Map<string, number>()
    for (const { signals, isJob } of examples) {
      let sum = 0
      for (const [name, value] of Object.entries(signals)) sum += (weights.get(name) ?? 0) * value
      const error = ((isJob ? 1 : 0) - 1 / (1 + Math.exp(-sum))) * (0.5 / (isJob ? jobs : others))
      for (const [name, value] of Object.entries(signals))
        gradient.set(name, (gradient.get(name) ?? 0) + error * value)
    }
    for (const [name, value] of gradient) {
      const old = weights.get(name) ?? 0
      weights.set(name, old + RATE * (value - L2 * (old - (PRIOR[name] ?? 0))))
    }
  }
  const rounded = [...weights].map(([name, w]) => [name, Math.round(w * 1000) / 1000] as const)
  return { threshold: THRESHOLD, weights: Object.fromEntries(rounded) }
}
