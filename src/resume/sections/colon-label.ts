// The heading that opens a line before a colon: "Languages known: English, Hindi".
import { bareHeading } from './bare-heading.js'
import { type Heading, readHeading } from './read-heading.js'

/** Longer openings are content, not labels. */
export const LABEL_CHARS_MAX = 45

export interface ColonLabel {
  heading: Heading
  /** The label's words, as printed. */
  text: string
  /** Where the content starts. */
  end: number
}

export function colonHeading(text: string): ColonLabel | null {
  const colon = firstColon(text)
  if (colon <= 0 || colon > LABEL_CHARS_MAX || colon + 1 >= text.length) return null
  const label = text.slice(0, colon)
  const heading = readHeading(bareHeading(label))
  return heading && { heading, text: label, end: colon + 1 }
}

function firstColon(text: string): number {
  const plain = text.indexOf(':')
  const wide = text.indexOf('：')
  return plain < 0 || wide < 0 ? Math.max(plain, wide) : Math.min(plain, wide)
}
