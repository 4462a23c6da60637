// What the readers of degrees return.
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
  /** The field of study, if the text names one beside the degree. */
  field?: PrintedText
}

/** A degree that a posting asks for. */
export interface WantedDegree {
  level: DegreeLevel
  /** Canonical fields of study; empty if any field is enough. */
  fields: string[]
  /** Whether the text adds "or a related field". */
  openField: boolean
  /** Where the degree's name stands in the text. */
  start: number
  end: number
}
