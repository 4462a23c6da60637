// Character codes and pieces of texts for tight loops. The JavaScript engine looks up a method anew
// for every kind of string (slices, joins, literals), which costs more than most methods; these
// functions avoid the look-up.

const { charCodeAt, includes, slice } = String.prototype

/**
 * `text.charCodeAt(at)` for a place that is surely inside the text: after one place outside, the
 * JavaScript engine gives up its fast path for all callers.
 */
export const codeIn = (text: string, at: number): number => charCodeAt.call(text, at)

/** `text.charCodeAt(at)` for any place: NaN outside the text. */
export const codeAt = (text: string, at: number): number =>
  at >= 0 && at < text.length ? codeIn(text, at) : Number.NaN

/** `text.slice(from, to)`. */
export const sliceOf = (text: string, from: number, to?: number): string =>
  slice.call(text, from, to)

/** `text.includes(part)`. */
export const holds = (text: string, part: string): boolean => includes.call(text, part)
