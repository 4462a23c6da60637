// How much a line looks like a heading, whatever its words say.
import type { Line } from '../../layout/types.js'
import { isDecorated } from './decorated-heading.js'

/**
 * The size, against the body's, and the gap above, in lines, by which an author sets a line apart
 * on purpose.
 */
const BIG = 1.08
const GAP = 0.5

const ENDING_COLON = /[:：]\s*-?\s*$/
/** The pattern is slow on texts without a colon, so a cheap check goes first. */
const endsWithColon = (text: string): boolean =>
  (text.includes(':') || text.includes('：')) && ENDING_COLON.test(text)

/** A heading that the document itself marks as one weighs as much as three other signs. */
const TAGGED = 3

/** Nobody draws marks around a line for another reason, and a typed text has no bolder sign. */
const DECORATED = 2

/** Points for looking like a heading. */
export function headingLooks(line: Line): number {
  let looks = 0
  if (line.heading > 0) looks += TAGGED
  if (line.caps) looks += 1
  if (line.bold) looks += 1
  if (line.size >= BIG) looks += 1
  if (line.colored) looks += 1
  if (line.gapBefore >= GAP) looks += 1
  if (endsWithColon(line.text)) looks += 1
  // The first of the marks around a heading may have been taken for its bullet.
  if (isDecorated(line.text)) looks += DECORATED
  else if (line.bullet) looks -= 1
  return looks
}
