// What an answer tells about its document: the lines that were read, and where one value stands.
import type { Box } from '../documents/types.js'
import type { Line } from './types.js'

export interface FieldEvidence {
  /** Path in the answer: contact.email, work_history[0].title, must_have_skills[0]. */
  path: string
  confidence: number
  page: number
  /** The text of the line at the value's place; '' if the page's posting data gives the value. */
  quote: string
  /** Points from the page's top left; null for plain text and HTML. */
  box: Box | null
}

/** A line of the document in reading order. */
export interface LineEvidence {
  text: string
  page: number
  box: Box | null
}

export const linesEvidence = (lines: readonly Line[]): LineEvidence[] =>
  lines.map(({ text, page, box }) => ({ text, page, box }))

/** Rounds a confidence to hundredths: more digits mean nothing, and answers stay short. */
export const rounded = (confidence: number): number => Math.round(confidence * 100) / 100
