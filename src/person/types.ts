// What the readers of personal details work with: a résumé's lines, or a text with what is known of it.
import type { Placeholder, RemovalCategory } from '../contract/redaction.js'
import type { Found, Span } from '../layout/found.js'
import type { Line } from '../layout/types.js'

export type { Found, Span }

/** A line of a résumé, with the section that it stands in. */
export interface PersonLine {
  line: Line
  /** By the names that résumé parsing gives: 'top', 'contact', 'personal', 'work' … */
  section: string
  /** The line is nothing but a heading. */
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
  /** Number of the line, from 0. */
  line: number
  text: string
  category: RemovalCategory
  placeholder: Placeholder
}

/** What a parser found out before; every member may be empty. */
export interface Known {
  /** The candidate's own name, in any form. */
  names: readonly string[]
  /** Part of each line of the text, by line number from 0. */
  parts: readonly (LinePart | undefined)[]
  printed?: readonly PrintedDetail[]
  /** Values to look for everywhere, whatever line they stand on. */
  echoed?: readonly Omit<PrintedDetail, 'line'>[]
  /** What names the person in addresses of profiles and mailboxes. */
  handles?: readonly string[]
  /** The lines as they are set, by line number from 0; a text alone is read by its columns of characters. */
  layout?: readonly Line[]
  /** Of the document that the text is part of, null for English or any other; looked for if left out. */
  language?: string | null
}

export const NOTHING_KNOWN: Known = { names: [], parts: [] }

/** A stretch of the text that has to go. */
export interface Finding {
  start: number
  end: number
  category: RemovalCategory
  placeholder: Placeholder
  /** What stands there instead of the placeholder: the same word for a woman and a man. */
  neutral?: string
}
