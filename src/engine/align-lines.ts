// Tells for each line of a plain text which line of the read document it became.

const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '')
/** How many lines of the document may have been dropped or added between two that agree. */
const LOOK_AHEAD = 8

/**
 * Reading joins wide gaps, drops list marks and cuts long lines, so lines are compared by their
 * letters and digits, in order.
 */
export function alignLines(text: string, lines: readonly string[]): (number | undefined)[] {
  const keys = lines.map(bare)
  let next = 0
  return text.split('\n').map((line) => {
    const key = bare(line)
    if (key === '') return undefined
    for (let at = next; at < Math.min(keys.length, next + LOOK_AHEAD); at++) {
      const candidate = keys[at] ?? ''
      if (candidate === '' || !key.startsWith(candidate.slice(0, key.length))) continue
      // A long line became several: all of them are passed over.
      let rest = key.length - candidate.length
      next = at + 1
      while (rest > 0 && next < keys.length && (keys[next]?.length ?? 0) <= rest) {
        rest -= keys[next]?.length ?? 0
        next++
      }
      return at
    }
    return undefined
  })
}
