// A degree name found in a line, and how surely each kind of name is one.
import type { DegreeLevel } from './types.js'

export interface DegreeMatch {
  level: DegreeLevel
  /** Token index of the first word, and of the one after the last. */
  from: number
  to: number
  /** Where the text names the field inside the degree's own name: "Master of [City Planning]". */
  subjectFrom?: number
  /** How surely this is a degree, from 0 (a school's name) to 1. */
  weight: number
}

/**
 * By what was written, the surest first: letters with stops, a whole phrase, a noun of degrees
 * ("Master"), a text that is nothing else; capitals may be a firm, and a word alone anything.
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
