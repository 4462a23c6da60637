// Character codes in tight loops.

const { charCodeAt } = String.prototype

/**
 * `text.charCodeAt(at)`, several times as fast where texts are slices, joins and literals in turn: the
 * engine looks the method up anew for every kind of string, and this does not ask it to. Nor is it
 * asked for a place outside the text: once that happens it gives up the fast way for all callers.
 */
export const codeAt = (text: string, at: number): number =>
  at >= 0 && at < text.length ? charCodeAt.call(text, at) : Number.NaN
