// Reads of loops over plain numbers, none of which leaves its array. The compiler takes every read for one that might:
// this is the one place that vouches for them. V8 puts the call in line.

export const read = (values: Float64Array, place: number): number => values[place] as number
