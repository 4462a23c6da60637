// What the degree reader gives back.
import type { DEGREE_LEVELS } from '../../contract/candidate.js'

export type DegreeLevel = (typeof DEGREE_LEVELS)[number]

export interface PrintedText {
  text: string
  start: number
  end: number
}

export interface Degree {
  /** As printed: "B.Tech", "Bachelor of Science (Honours)". */
  degree: string
  level: DegreeLevel
  start: number
  end: number
  /** The field of study, where the text names one beside the degree. */
  field?: PrintedText
}

/** A degree that somebody asks for. */
export interface WantedDegree {
  level: DegreeLevel
  /** Canonical fields of study; none when any will do. */
  fields: string[]
  /** "or a related field". */
  openField: boolean
  /** Where its name stands in the text. */
  start: number
  end: number
}
