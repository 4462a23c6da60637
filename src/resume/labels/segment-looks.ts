// How a stretch of a line is set. The line's own looks are a vote over all of its characters, so a
// longer place or date on the right can flip them.
import type { Line, Segment } from '../../layout/types.js'

/** The segment that holds an offset of the line's text. */
export function segmentAt({ segments }: Line, offset: number): Segment | undefined {
  let from = 0
  for (const segment of segments) {
    from += segment.text.length + 1
    if (offset < from) return segment
  }
  return segments.at(-1)
}

/** "b", "i", "bi" or "". */
export const looksOf = (segment: Segment | undefined): string =>
  `${segment?.bold ? 'b' : ''}${segment?.italic ? 'i' : ''}`
