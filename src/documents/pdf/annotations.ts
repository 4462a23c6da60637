// Annotations of a page that may lie over its text: stamps, boxes, notes. Viewers paint them last.
import type { Box } from '../types.js'
import { type PageSpace, seenBox } from './page-space.js'
import { type Pdfium, writeName } from './pdfium.js'

/** More than a page of notes has. With more, any part of the page may be covered. */
const ANNOTATIONS_MAX = 500
/** Links are painted only if they have an appearance of their own. */
const LINK = 2
const APPEARANCE = 'AP'

/** The boxes in which annotations are painted, as seen. */
export function annotationBoxes(lib: Pdfium, page: number, space: PageSpace): Box[] {
  const count = lib.call.FPDFPage_GetAnnotCount(page)
  if (count <= 0) return []
  if (count > ANNOTATIONS_MAX) return [{ x: 0, y: 0, width: space.width, height: space.height }]
  const boxes: Box[] = []
  for (let index = 0; index < count; index++) {
    const annotation = lib.call.FPDFPage_GetAnnot(page, index)
    if (!annotation) continue
    const box = paintedBox(lib, annotation, space)
    if (box) boxes.push(box)
    lib.call.FPDFPage_CloseAnnot(annotation)
  }
  return boxes
}

function paintedBox(lib: Pdfium, annotation: number, space: PageSpace): Box | null {
  const { call, scratch } = lib
  if (call.FPDFAnnot_GetSubtype(annotation) === LINK) {
    writeName(lib, APPEARANCE)
    if (!call.FPDFAnnot_HasKey(annotation, scratch)) return null
  }
  if (!call.FPDFAnnot_GetRect(annotation, scratch)) return null
  const at = scratch >> 2
  const [left = 0, top = 0, right = 0, bottom = 0] = lib.floats().subarray(at, at + 4)
  return seenBox(space, left, top, right, bottom)
}
