// What the readers of personal details work with: a résumé's lines, or a text with what is known
// about it.
import type { Placeholder, RemovalCategory } from '../contract/redaction.js'
import type { Found, Span } from '../layout/found.js'
import type { Line } from '../layout/types.js'

export type { Found, Span }

/** A line of a résumé with its section. */
export interface PersonLine {
  line: Line
  /** The names are those of résumé parsing: 'top', 'contact', 'personal', 'work' … */
  section: string
  /** Set when the line is only a heading. */
  heading: 'section' | 'document' | 'sub' | null
}

/** The part of a résumé that a line belongs to, as far as redaction tells them apart. */
export type LinePart =
  | 'top'
  | 'personal'
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'references'
  | 'declaration'
  | 'other'

/** A detail that a parser read, as printed on one line. */
export interface PrintedDetail {
  /** The number of the line, from 0. */
  line: number
  text: string
  category: RemovalCategory
  placeholder: Placeholder
}

/** What a parser found before; every member may be empty. */
export interface Known {
  /** The candidate's own name, in any form. */
  names: readonly string[]
  /** The part of each line, by line number from 0. */
  parts: readonly (LinePart | undefined)[]
  /** Numbers of the lines that are a section's heading and nothing else. */
  headings?: ReadonlySet<number>
  printed?: readonly PrintedDetail[]
  /** Values to search for on every line. */
  echoed?: readonly Omit<PrintedDetail, 'line'>[]
  /** The parts of profile and mailbox addresses that name the person. */
  handles?: readonly string[]
  /**
   * The lines with their layout, by line number from 0; plain text is read by its columns of
   * characters.
   */
  layout?: readonly Line[]
  /** The language of the whole document, null for English or any other; detected if left out. */
  language?: string | null
}

export const NOTHING_KNOWN: Known = { names: [], parts: [] }

/** A part of the text that must be removed. */
export interface Finding {
  start: number
  end: number
  category: RemovalCategory
  placeholder: Placeholder
  /** What replaces the text instead of the placeholder: the same word for a woman and a man. */
  neutral?: string
}
