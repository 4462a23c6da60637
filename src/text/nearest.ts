// The known name that a misspelt one most likely means.

/** Longer words are not typed by hand, and would cost more to compare. */
const LENGTH_MAX = 80
/** A quarter of the letters may be wrong: beyond that a suggestion is a guess. */
const WRONG_SHARE_MAX = 1 / 4
/** Two letters that changed places count as two wrong ones, which even short words may have. */
const WRONG_MIN = 2

/**
 * How many letters must be put in, taken out or changed (Levenshtein); only two rows of the table
 * are kept.
 */
function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const changed = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      line.push(Math.min(changed, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1))
    }
    above = line
  }
  return above[b.length] ?? 0
}

/** Undefined when nothing known is near. The first of equals wins. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  if (word.length > LENGTH_MAX) return undefined
  let best: string | undefined
  let least = Math.max(WRONG_MIN, Math.floor(word.length * WRONG_SHARE_MAX)) + 1
  for (const name of known) {
    if (Math.abs(name.length - word.length) >= least) continue
    const steps = distance(word, name)
    if (steps >= least) continue
    best = name
    least = steps
  }
  return best
}
