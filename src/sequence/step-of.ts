// Turns a number into one of a few steps, so that a model can weigh each step by itself.

/** How many of the rising edges the value has reached: 0 below the first, 1 below the second. */
export function stepOf(value: number, edges: readonly number[]): number {
  let step = 0
  while (step < edges.length && value >= (edges[step] ?? 0)) step++
  return step
}
