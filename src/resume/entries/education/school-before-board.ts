// A school and the board or university that examines it: where both are named, the school is where
// somebody learned.
import { anyOf } from '../../../languages/words.js'
import { CLUED_PIECES_MAX, type CluedLine } from '../../labels/clued-lines.js'
import { isBehindGap } from '../../labels/pieces.js'
import type { Found } from '../../types.js'
import { cleanField } from '../clean-field.js'
import { cluesAt, isLabelBefore, isTaken } from '../entry-lines.js'

const EXAMINING = new RegExp(String.raw`\b(?:${anyOf('education:examining')})\b`, 'iu')
/** A name must stand before the kind: "College of Arts" is a part of its university. */
const TEACHING = new RegExp(String.raw`\p{Alpha}.*\b(?:${anyOf('education:teaching')})\b`, 'iu')
/** How sure the vocabularies must be that a piece is a school, and that it is no degree. */
const SCHOOL_MIN = 0.6
const DEGREE_MAX = 0.5

/** "G.T.U", "UPTU": the letters of a university. */
const LETTERS = /^(?:\p{Upper}\.?\s?){1,5}U\.?$/u

/** "Fern College": a school by its name. */
export const teaches = ({ value }: Pick<Found, 'value'>): boolean => TEACHING.test(value)

/** "Moss University", "State Board": gives degrees of other schools too. */
export const examines = (found: Found): boolean =>
  LETTERS.test(found.value) || (EXAMINING.test(found.value) && !teaches(found))

/** The school that stands in another cell or line of the head than its board. */
export function schoolBeside(
  board: Found,
  head: CluedLine[],
  taken: (Found | null)[],
): Found | null {
  for (const clued of head) {
    const { index, text } = clued.source.line
    const isOther = board.spans.every(({ line }) => line !== index)
    for (const [at, piece] of clued.pieces.slice(0, CLUED_PIECES_MAX).entries()) {
      if (!isOther && !isBehindGap(piece) && !isBehindGap(clued.pieces[at + 1])) continue
      const { start, end } = piece
      const value = cleanField(piece.text)
      if (!teaches({ value }) || isLabelBefore(text, end) || isTaken(taken, index, start, end))
        continue
      const { institution, degree } = cluesAt(clued, at, value)
      if (institution < SCHOOL_MIN || degree >= DEGREE_MAX) continue
      return { value, spans: [{ line: index, start, end }], confidence: board.confidence }
    }
  }
  return null
}
