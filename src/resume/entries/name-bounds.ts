// Where an organisation's name ends: not in the title or the place below it, and not before what its
// piece goes on with.
import { isPlaceLike } from '../../taxonomy/places/is-place-like.js'
import { titleLikelihood } from '../../taxonomy/titles/title-likelihood.js'
import type { SeenLine } from '../labels/line-features.js'
import type { Found } from '../types.js'
import { cleanField } from './clean-field.js'
import { lineAt, wordCount } from './seen-lines.js'

const PLACE_MIN = 0.7
const TITLE_MIN = 0.7
/** Likelihood from which a second line is part of an organisation's name all the same. */
const NAMED_MIN = 0.5
/** Likelihood of a school that the vocabulary has. */
const KNOWN_SCHOOL = 0.95
const WORDS_MAX = 9

/** A name may fill its line and go on below, but not into a title or a place of its own. */
export function cutAtNextField(found: Found | null, head: SeenLine[]): Found | null {
  const [first, ...more] = found?.spans ?? []
  const seen = lineAt(head, first?.line)
  if (!found || !first || !seen) return found
  const isOther = more.some((span) => {
    const line = lineAt(head, span.line)
    const at = line?.pieces.findIndex(({ start }) => start === span.start) ?? -1
    const clues = line?.clues[at]
    if (!line || !clues || Math.max(clues.employer, clues.institution) >= NAMED_MIN) return false
    return clues.title >= TITLE_MIN || (at === 0 && isPlaceLike(line.source.line.text) >= PLACE_MIN)
  })
  const value = cleanField(seen.source.line.text.slice(first.start, first.end))
  return isOther && value ? { ...found, value, spans: [first] } : found
}

/** What stands behind a name in its piece, and the piece's own likelihood of being a school. */
interface Rest {
  name: string
  text: string
  school: number
}

/** Whether what the piece goes on with belongs to the name. */
export type GoesOn = (rest: Rest) => boolean

/** "The State University | of New York at Albany". */
export const isJoined: GoesOn = ({ text }) => /^\s+(?:of|for|&|and)\s+(?:the\s+)?\p{Lu}/u.test(text)

const CAMPUS = /^(?:the )?university of \p{L}[\p{L} ]+$/iu

/** "University of Colorado | Boulder", and whatever the vocabulary knows as one name. */
export const isCampus: GoesOn = ({ name, text, school }) =>
  school >= KNOWN_SCHOOL || (CAMPUS.test(name) && wordCount(text.trim()) === 1)

/** The name up to the end of its piece where the rest belongs to it. */
export function wholeName(found: Found | null, head: SeenLine[], goesOn: GoesOn): Found | null {
  const [span] = found?.spans ?? []
  const seen = lineAt(head, span?.line)
  if (!found || !span || !seen || found.spans.length > 1) return found
  const at = seen.pieces.findIndex(({ start, end }) => span.start >= start && span.end < end)
  const end = seen.pieces[at]?.end
  if (end === undefined) return found
  const { text } = seen.source.line
  const isOpening = span.start === seen.pieces[at]?.start
  const school = isOpening ? (seen.clues[at]?.institution ?? 0) : 0
  if (!goesOn({ name: found.value, text: text.slice(span.end, end), school })) return found
  const value = cleanField(text.slice(span.start, end))
  if (wordCount(value) > WORDS_MAX || titleLikelihood(value) >= TITLE_MIN) return found
  return { ...found, value, spans: [{ ...span, end }] }
}
