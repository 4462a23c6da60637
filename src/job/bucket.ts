// Scales on which a model sees a number: it learns from the step, not from the number itself.

/** How many edges the number has reached. */
export const bucket = (value: number, edges: readonly number[]): number =>
  edges.filter((edge) => value >= edge).length
