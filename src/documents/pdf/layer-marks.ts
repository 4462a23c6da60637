// Finds the objects in a layer that a viewer may switch off (optional content).
import { type Pdfium, SCRATCH_BYTES } from './pdfium.js'

/** Bounds how many marks around one object are looked at. */
const MARKS_MAX = 8
/** The name of these marks as PDFium writes it: UTF-16 with a zero at the end. */
const OPTIONAL_CONTENT = [0x4f, 0, 0x43, 0, 0, 0]

function isLayer({ call, scratch, bytes, words }: Pdfium, mark: number): boolean {
  const told = call.FPDFPageObjMark_GetName(mark, scratch + 8, SCRATCH_BYTES - 8, scratch)
  if (told === 0 || words()[scratch >> 2] !== OPTIONAL_CONTENT.length) return false
  const name = bytes()
  return OPTIONAL_CONTENT.every((byte, at) => name[scratch + 8 + at] === byte)
}

export function isOnLayer(lib: Pdfium, object: number): boolean {
  const { call } = lib
  const count = Math.min(call.FPDFPageObj_CountMarks(object), MARKS_MAX)
  for (let index = 0; index < count; index++) {
    if (isLayer(lib, call.FPDFPageObj_GetMark(object, index))) return true
  }
  return false
}
