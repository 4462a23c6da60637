// A degree name found in a line, and how surely each kind of name is one.
import type { DegreeLevel } from './types.js'

export interface DegreeMatch {
  level: DegreeLevel
  /** Token index of the first word, and of the word after the last. */
  from: number
  to: number
  /** Where the text names the field inside the degree's own name: "Master of [City Planning]". */
  subjectFrom?: number
  /** How surely this is a degree, from 0 (a school's name) to 1. */
  weight: number
}

/**
 * How sure each way to write a degree is. Letters with dots are surest, then a whole phrase, a noun
 * such as "Master", and a text that is nothing else. Capitals may be a firm's name, and a word
 * alone may be anything.
 */
export const WEIGHT = {
  phrase: 0.9,
  abbreviation: 0.95,
  capitals: 0.75,
  head: 0.85,
  whole: 0.8,
  alone: 0.6,
  lead: 0.5,
} as const
