// Turns a number into one of a few steps, so that a linear model can weigh each step by itself.

/** 0 below the first edge, 1 below the second, and so on. */
export function stepOf(value: number, edges: readonly number[]): number {
  let step = 0
  while (step < edges.length && value >= (edges[step] ?? 0)) step++
  return step
}

export const bucket = (value: number, edges: readonly number[]): string =>
  String(stepOf(value, edges))

/** Edges of what a model sees as one likelihood: hardly, possibly, rather, likely, surely. */
export const LIKELIHOOD_EDGES = [0.15, 0.35, 0.55, 0.8] as const
