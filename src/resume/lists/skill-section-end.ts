// Tells where a skills section ends without a heading that is known by its words.

import type { Line } from '../../layout/types.js'
import { foldKey } from '../../text/fold.js'
import { spacedParts } from '../../text/spaces.js'
import { STOPS } from './skill-words.js'

/** A heading inside the skills has few words and the size of the section's own, up to a rounding. */
const HEADING_WORDS_MAX = 6
const SAME_SIZE = 0.05

/** A heading that no list knows, in the look of the section's own: what follows is no skill. */
export function endsSkills(line: Line, head: Line | null): boolean {
  const isAlike = head !== null && line.bold === head.bold && line.caps === head.caps
  const isShort = spacedParts(line.text) <= HEADING_WORDS_MAX && !/[,;|]/.test(line.text)
  const isStyled = line.bold || line.caps
  if (!isAlike || !isShort || !isStyled || Math.abs(line.size - head.size) > SAME_SIZE) return false
  return line.text.split(/[^\p{L}]+/u).some((word) => STOPS.has(foldKey(word)))
}
