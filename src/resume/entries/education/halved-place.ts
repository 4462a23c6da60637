// A value that ends inside a place, "Moss University, Columbia | , MO", gives its half of the place back.
import { isPlaceLike } from '../../../taxonomy/places/is-place-like.js'
import type { CluedLine } from '../../labels/clued-lines.js'
import type { Found } from '../../types.js'
import { cleanField } from '../clean-field.js'
import { lineAt } from '../entry-lines.js'

/** From this likelihood on both halves together are a place. */
const PLACE_MIN = 0.7
/** The other half: the code or the name of a state or country. */
const REST = /^, ?(\p{Upper}[\p{Alpha}.]{1,20}(?: \p{Upper}\p{Alpha}{1,20})?)/u

export function withoutHalfPlace(found: Found | null, head: CluedLine[]): Found | null {
  const span = found?.spans.at(-1)
  const text = lineAt(head, span?.line)?.source.line.text
  if (!found || !span || text === undefined) return found
  const comma = text.lastIndexOf(',', span.end - 1)
  if (comma <= span.start) return found
  const rest = REST.exec(text.slice(span.end))?.[1]
  const half = text.slice(comma + 1, span.end).trim()
  if (rest === undefined || isPlaceLike(`${half}, ${rest}`) < PLACE_MIN) return found
  const kept = found.value.slice(0, found.value.lastIndexOf(','))
  const value = cleanField(kept)
  if (!value) return found
  return { ...found, value, spans: [...found.spans.slice(0, -1), { ...span, end: comma }] }
}
