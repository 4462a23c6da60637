// The door of layout: any document → lines in human reading order.
import type { Document } from '../documents/types.js'
import { layoutMarked } from './layout-marked.js'
import { layoutPaged } from './layout-paged.js'
import type { ReadableDocument } from './types.js'

export function layoutDocument(document: Document): ReadableDocument {
  return document.kind === 'paged' ? layoutPaged(document) : layoutMarked(document)
}
