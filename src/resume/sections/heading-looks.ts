// How much a line looks like a heading, whatever its words say.
import type { Line } from '../../layout/types.js'

/** Against the body's size, and in lines: what an author sets apart on purpose. */
const BIG = 1.08
const GAP = 0.5

const ENDING_COLON = /[:：]\s*-?\s*$/
/** The pattern is tried from every colon on: only where one stands is it asked. */
const endsWithColon = (text: string): boolean =>
  (text.includes(':') || text.includes('：')) && ENDING_COLON.test(text)

/** A heading by the document's own word for it outweighs any three looks. */
const TAGGED = 3

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
  if (line.bullet) looks -= 1
  return looks
}
