// The lines of a résumé that are its own text: what repeats on every page is read once, where it says
// who the person is.
import { boundedLines } from '../layout/bounded-lines.js'
import type { Line, ReadableDocument } from '../layout/types.js'
import { isReachable } from '../person/address/contact-pieces.js'

/** Headers of the first page stay, with the name; of its footers those with a way to reach the person. */
export function ownLines(document: ReadableDocument): Line[] {
  const lines = boundedLines(document.lines)
  const body = lines.findIndex((line) => !line.furniture)
  return lines.filter(
    (line, at) => !line.furniture || (line.page === 1 && (at < body || isReachable(line.text))),
  )
}
