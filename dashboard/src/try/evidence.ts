// Evidence by the path of its value, and when a value counts as unsure.
import { createContext, useContext } from 'react'
import type { FieldEvidence } from '../lib/types'
import type { Side } from './state'

/** A value below this confidence is marked, together with its confidence. */
export const UNSURE_BELOW = 0.75

export interface EvidenceScope {
  side: Side
  byPath: ReadonlyMap<string, FieldEvidence>
}

export const EvidenceContext = createContext<EvidenceScope>({ side: 'resume', byPath: new Map() })

export const useEvidence = (): EvidenceScope => useContext(EvidenceContext)

/** If a path comes more than once, the first is where the value stands. */
export function evidenceByPath(fields: readonly FieldEvidence[]): Map<string, FieldEvidence> {
  const byPath = new Map<string, FieldEvidence>()
  for (const field of fields) if (!byPath.has(field.path)) byPath.set(field.path, field)
  return byPath
}
