// Guesses which address a caller meant when there is nothing at the one they asked for.
import { nearest } from '../../text/nearest.js'

/** `/v2`, `/api`, `/api/v1`: what other services put before their paths. */
const PREFIX = /^(?:\/api)?(?:\/v\d{1,3})?(?=\/)/
const MANAGEMENT = '/v1'

const MEANT = 'There is nothing at this address.'

/** A sentence for the 404; it names a known path and repeats nothing of the one that was sent. */
export function pathHint(path: string, known: ReadonlySet<string>): string {
  const trimmed = path.replace(/\/+$/, '')
  if (trimmed !== path && known.has(trimmed)) {
    return `${MEANT} Leave the slash at the end away: ${trimmed}.`
  }
  const bare = trimmed.replace(PREFIX, '')
  if (bare !== trimmed && known.has(bare)) {
    return `${MEANT} Paths of the main API have no version or prefix: ${bare}.`
  }
  if (known.has(MANAGEMENT + bare)) {
    return `${MEANT} The management API is under ${MANAGEMENT}: ${MANAGEMENT}${bare}.`
  }
  const meant = nearest(trimmed, known) ?? nearest(bare, known)
  if (meant !== undefined) return `${MEANT} Did you mean ${meant}?`
  return `${MEANT} Every call is listed at /docs, and for machines at /openapi.json.`
}
