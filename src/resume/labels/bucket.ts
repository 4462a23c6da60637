// The steps in which the line labeller sees a number, as parts of the names of features.
import { stepOf } from '../../sequence/step-of.js'

export const bucket = (value: number, edges: readonly number[]): string =>
  String(stepOf(value, edges))

/** Edges of what a model sees as one likelihood: hardly, possibly, rather, likely, surely. */
export const LIKELIHOOD_EDGES = [0.15, 0.35, 0.55, 0.8] as const
