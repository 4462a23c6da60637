// Where one value of an answer stands in its document, and how sure we are of it.
import type { Box } from '../documents/types.js'

export interface FieldEvidence {
  /** Path in the answer: contact.email, work_history[0].title, must_have_skills[0]. */
  path: string
  confidence: number
  page: number
  /** The line's text where the value stands; '' where the page's posting data says it. */
  quote: string
  /** Points from the page's top left; null for plain text and HTML. */
  box: Box | null
}

/** A confidence to the hundredth: nobody can tell more, and answers stay short. */
export const rounded = (confidence: number): number => Math.round(confidence * 100) / 100
