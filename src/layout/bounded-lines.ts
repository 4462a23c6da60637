// The lines of a document that are read at all: whatever was sent, the costly steps that follow see
// no more.
import { LIMITS } from '../runtime/limits.js'
import type { Line } from './types.js'

/** The first lines, up to the bounds of what a résumé or a posting may hold. */
export function boundedLines(lines: readonly Line[]): Line[] {
  let chars = 0
  let count = 0
  while (count < lines.length && count < LIMITS.readLinesMax) {
    chars += (lines[count]?.text.length ?? 0) + 1
    if (chars > LIMITS.readCharsMax) break
    count++
  }
  return lines.slice(0, Math.max(1, count))
}

/** Was there more than that? */
export const isBeyondBounds = (lines: readonly Line[]): boolean =>
  lines.length > boundedLines(lines).length
