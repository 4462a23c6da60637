// The lines of a résumé that are its own text. Headers and footers repeat on every page: they are
// kept once, where they say who the person is.
import { boundedLines } from '../layout/bounded-lines.js'
import type { Line, ReadableDocument } from '../layout/types.js'
import { isReachable } from '../person/address/contact-pieces.js'

/**
 * Keeps the first page's headers, which may hold the name, and of its footers those with a way to
 * reach the person.
 */
export function ownLines(document: ReadableDocument): Line[] {
  const lines = boundedLines(document.lines)
  const body = lines.findIndex((line) => !line.furniture)
  return lines.filter(
    (line, at) => !line.furniture || (line.page === 1 && (at < body || isReachable(line.text))),
  )
}
