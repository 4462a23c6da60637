// One character of a page as it is seen.
import type { TextObject } from './text-objects.js'

export interface Glyph {
  text: string
  icon: string
  left: number
  top: number
  right: number
  bottom: number
  object: TextObject
  /** Whether a space character came before it. */
  spaced: boolean
  /** Whether PDFium would put a space before it. */
  hinted: boolean
  /** The index of the (last) character in PDFium's order. */
  index: number
}

/** The glyphs of each text object, in their order. */
export type Groups = Map<TextObject, Glyph[]>
