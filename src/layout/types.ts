// Lines in human reading order, with the typography that a reader goes by.
import type { Box, DocumentWarning, HiddenText, JobPostingData } from '../documents/types.js'

/** A stretch of a line set apart by a wide gap: "Engineer ......... 2019 – 2021" has two. */
export interface Segment {
  text: string
  /** Left and right edge in points; in characters for plain text. */
  x: number
  right: number
  bold: boolean
  italic: boolean
  /** Icons that stood in it ('phone', 'email', 'linkedin' …), in order. */
  icons?: string[]
  /** Link targets inside it, in order. */
  links?: string[]
}

export interface Line {
  /** Whole text, segments joined by one space; never empty. */
  text: string
  segments: Segment[]
  /** Position in reading order, from 0. */
  index: number
  page: number
  /** null for plain text and HTML. */
  box: Box | null
  /** Font size relative to the document's body text: 1 is body size. */
  size: number
  bold: boolean
  italic: boolean
  /** Every letter is a capital (at least two letters). */
  caps: boolean
  /** Differs from the body text's colour. */
  colored: boolean
  /** Left edge from its column's left edge, in units of body font size. */
  indent: number
  /** The line opened with a bullet or a list number; the mark is not part of text. */
  bullet: boolean
  /** 1 to 6 in HTML headings, else 0. */
  heading: number
  /** Vertical space before it, in lines of body text; 0 for a normal next line. */
  gapBefore: number
  /** Block and column that it belongs to: lines of a block share both. */
  block: number
  column: number
  /** Column that stands beside the main one and is narrower. */
  sidebar: boolean
  /** Part of a header or footer that repeats over pages. */
  furniture: boolean
  /** Link targets inside the line, in order. */
  links: string[]
  /** Icons that stood in the line ('phone', 'email', 'linkedin' …), in order. */
  icons?: string[]
}

/** What the parsers read. */
export interface ReadableDocument {
  lines: Line[]
  /** Title element of a page, '' otherwise. */
  title: string
  posting: JobPostingData | null
  hidden: HiddenText[]
  warnings: DocumentWarning[]
  pages: number
  source: 'pdf' | 'scan' | 'text' | 'html' | 'docx' | 'odt' | 'rtf'
}
