// Bounds the lines of a document that are read, so that the costly steps behind it never see more.
import { LIMITS } from '../runtime/limits.js'
import type { Line } from './types.js'

/** The first lines, up to the limits of a résumé or posting. */
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

/** Whether the document has more lines than that. */
export const isBeyondBounds = (lines: readonly Line[]): boolean =>
  lines.length > boundedLines(lines).length
