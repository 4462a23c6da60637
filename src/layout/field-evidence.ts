// Where one value of an answer stands in its document, and how sure we are of it.
import type { Box } from '../documents/types.js'

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

/** Rounds a confidence to hundredths: more digits mean nothing, and answers stay short. */
export const rounded = (confidence: number): number => Math.round(confidence * 100) / 100
