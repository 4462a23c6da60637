// Tells where a skills section ends when the heading below it is not known by its words.

import type { Line } from '../../layout/types.js'
import { foldKey } from '../../text/fold.js'
import { spacedParts } from '../../text/spaces.js'
import { STOPS } from './skill-words.js'

/**
 * A heading that ends the section has few words and the size of the section's own heading, up to
 * rounding.
 */
const HEADING_WORDS_MAX = 6
const SAME_SIZE = 0.05

/**
 * An unknown heading that looks like the section's own and holds a word of other sections: what
 * follows is no skill.
 */
export function endsSkills(line: Line, head: Line | null): boolean {
  const isAlike = head !== null && line.bold === head.bold && line.caps === head.caps
  const isShort = spacedParts(line.text) <= HEADING_WORDS_MAX && !/[,;|]/.test(line.text)
  const isStyled = line.bold || line.caps
  if (!isAlike || !isShort || !isStyled || Math.abs(line.size - head.size) > SAME_SIZE) return false
  return line.text.split(/[^\p{Alpha}]+/u).some((word) => STOPS.has(foldKey(word)))
}
