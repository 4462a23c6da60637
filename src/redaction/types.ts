// What redaction works with: a text, what is known of it, and the stretches to take out.
import type { Placeholder, RemovalCategory } from '../contract/redaction.js'

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

/** What a parser found out before; every member may be empty. */
export interface Known {
  /** The candidate's own name, in any form. */
  names: readonly string[]
  /** Part of each line of the text, by line number from 0. */
  parts: readonly (LinePart | undefined)[]
}

export const NOTHING_KNOWN: Known = { names: [], parts: [] }

/** A stretch of the text that has to go. */
export interface Finding {
  start: number
  end: number
  category: RemovalCategory
  placeholder: Placeholder
}
