// Finds the objects in a layer that a viewer may switch off (optional content).
import { type Pdfium, SCRATCH_BYTES } from './pdfium.js'

/** Bounds how many marks around one object are looked at. */
const MARKS_MAX = 8
/** The name of these marks as PDFium writes it: UTF-16 with a zero at the end. */
const OPTIONAL_CONTENT = [0x4f, 0, 0x43, 0, 0, 0]

export class LayerMarks {
  /** Objects share their marks, so each mark is asked once. */
  private readonly known = new Map<number, boolean>()

  constructor(private readonly lib: Pdfium) {}

  onLayer(object: number): boolean {
    const { call } = this.lib
    const count = Math.min(call.FPDFPageObj_CountMarks(object), MARKS_MAX)
    for (let index = 0; index < count; index++) {
      if (this.isLayer(call.FPDFPageObj_GetMark(object, index))) return true
    }
    return false
  }

  private isLayer(mark: number): boolean {
    const known = this.known.get(mark)
    if (known !== undefined) return known
    const { call, scratch } = this.lib
    const told = call.FPDFPageObjMark_GetName(mark, scratch + 8, SCRATCH_BYTES - 8, scratch)
    const bytes = this.lib.bytes()
    const layer =
      told !== 0 &&
      this.lib.words()[scratch >> 2] === OPTIONAL_CONTENT.length &&
      OPTIONAL_CONTENT.every((byte, at) => bytes[scratch + 8 + at] === byte)
    this.known.set(mark, layer)
    return layer
  }
}
