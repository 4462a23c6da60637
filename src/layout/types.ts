// Lines in human reading order, with the typography that readers see.
import type { Box, DocumentWarning, HiddenText, JobPostingData } from '../documents/types.js'

/** A stretch of a line set apart by a wide gap: "Engineer ......... 2019 – 2021" has two. */
export interface Segment {
  text: string
  /** Left and right edge in points; in characters for plain text. */
  x: number
  right: number
  bold: boolean
  italic: boolean
  /** The icons in it ('phone', 'email', 'linkedin' …), in order. */
  icons?: string[]
  /** The link targets in it, in order. */
  links?: string[]
}

export interface Line {
  /** The whole text, with segments joined by single spaces; never empty. */
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
  /** Whether every letter is a capital (at least two letters). */
  caps: boolean
  /** Whether its colour differs from that of body text. */
  colored: boolean
  /** The distance from its column's left edge, in units of body size. */
  indent: number
  /** Whether the line opened with a bullet or list number, which is not part of the text. */
  bullet: boolean
  /** 1 to 6 for HTML headings, otherwise 0. */
  heading: number
  /** The vertical space before it, in lines of body text; 0 for an ordinary next line. */
  gapBefore: number
  /** The block and the column of the line; lines of a block share both. */
  block: number
  column: number
  /** Whether its column is beside the main one and narrower. */
  sidebar: boolean
  /** Whether it is part of a header or footer that repeats over pages. */
  furniture: boolean
  /** The link targets in the line, in order. */
  links: string[]
  /** The icons in the line ('phone', 'email', 'linkedin' …), in order. */
  icons?: string[]
  /** A short line as it was typed, if two spaces stand between words: there a mark may be lost. */
  spaced?: string
}

/** A document as the parsers read it. */
export interface ReadableDocument {
  lines: Line[]
  /** The title element of a page, '' otherwise. */
  title: string
  posting: JobPostingData | null
  hidden: HiddenText[]
  warnings: DocumentWarning[]
  pages: number
  source: 'pdf' | 'scan' | 'text' | 'html' | 'docx' | 'odt' | 'rtf'
}
