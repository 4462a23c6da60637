// What the readers of a DOCX's parts share.
import type { Block } from '../flow/types.js'
import type { XmlElement } from '../xml/read-xml.js'
import type { Numbering } from './numbering.js'
import type { Relation } from './package.js'
import type { ParagraphProperties, RunProperties } from './properties.js'
import type { Styles } from './styles.js'

/** What a table or a text box passes on to its paragraphs. */
export interface Surroundings {
  run: RunProperties
  paragraph: ParagraphProperties
}

export interface DocxContext {
  styles: Styles
  numbering: Numbering
  /** The relations of the part that is being read. */
  relations: ReadonlyMap<string, Relation>
  /** Paragraphs and tables inside an element. */
  blocks(element: XmlElement, around: Surroundings): Block[]
}
