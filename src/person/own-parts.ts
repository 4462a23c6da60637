// Parts of a résumé in which the person tells of themselves: in a history of work, in schools and
// among skills the same words are about customers, patients and pupils.
import type { LinePart } from './types.js'

const OWN_PARTS: ReadonlySet<LinePart | undefined> = new Set<LinePart>([
  'top',
  'personal',
  'summary',
  'declaration',
  'other',
])

export const isOwnPart = (part: LinePart | undefined): boolean => OWN_PARTS.has(part)
