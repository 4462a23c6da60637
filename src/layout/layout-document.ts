// The entry to layout: turns any document into lines in human reading order.
import type { Document } from '../documents/types.js'
import { isBeyondBounds } from './bounded-lines.js'
import { layoutMarked } from './layout-marked.js'
import { layoutPaged } from './layout-paged.js'
import type { ReadableDocument } from './types.js'

export function layoutDocument(document: Document): ReadableDocument {
  const laidOut = document.kind === 'paged' ? layoutPaged(document) : layoutMarked(document)
  const { lines, warnings } = laidOut
  if (!isBeyondBounds(lines) || warnings.includes('lines_cut')) return laidOut
  return { ...laidOut, warnings: [...warnings, 'lines_cut'] }
}
