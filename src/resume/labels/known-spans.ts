// Degrees, fields and schools that the vocabularies cut out of a whole line.
import { readDegree } from '../../taxonomy/degrees/read-degree.js'
import {
  findInstitution,
  leadsToInstitution,
} from '../../taxonomy/institutions/find-institution.js'
import type { CluedLine } from './clued-lines.js'

export interface KnownSpan {
  kind: string
  start: number
  end: number
}

/** Whether any piece of the line could be a school's name, or leads up to one. */
const mayNameInstitution = ({ clues, best }: CluedLine, text: string): boolean =>
  clues.length === 0 || best.institution > 0 || leadsToInstitution(text)

/** Each span with its kind, as the vocabularies cut it out of the whole line. */
export function knownSpans(clued: CluedLine): KnownSpan[] {
  const { text } = clued.source.line
  const degree = readDegree(text)
  const institution = mayNameInstitution(clued, text) ? findInstitution(text) : null
  const out: KnownSpan[] = []
  if (degree) out.push({ kind: `degree-${degree.level}`, start: degree.start, end: degree.end })
  if (degree?.field) out.push({ kind: 'field', start: degree.field.start, end: degree.field.end })
  if (institution) out.push({ kind: 'institution', start: institution.start, end: institution.end })
  return out
}
