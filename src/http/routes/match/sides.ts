// The two sides of a match as a caller sends them: parsed JSON, or a document to be parsed inline.
import { Type } from 'typebox'
import { CandidateInput, RoleInput } from '../../../contract/match-input.js'
import { RolecallError } from '../../../core/errors.js'
import type { FieldNames } from '../../../documents/intake.js'
import type { CandidateSide, RoleSide } from '../../../engine/types.js'
import { inputCheck } from '../../check-input.js'
import { hasDocument, takeDocument } from '../../documents/take-document.js'
import type { Services } from '../../services.js'

export type Fields = Readonly<Record<string, unknown>>

export const RESUME_FIELDS: FieldNames = {
  text: 'resume_text',
  url: 'resume_url',
  file: 'resume_file',
}
export const JOB_FIELDS: FieldNames = { text: 'jd_text', url: 'jd_url', file: 'jd_file' }

const checkCandidate = inputCheck(Type.Object({ candidate: CandidateInput }))
const checkRole = inputCheck(Type.Object({ role: RoleInput }))

/** Null, and an object without one known field, count as not sent. */
function isSent(value: unknown, known: object): boolean {
  if (value === undefined || value === null) return false
  if (typeof value !== 'object' || Array.isArray(value)) return true
  return Object.keys(value).some((name) => Object.hasOwn(known, name))
}

export const hasCandidate = ({ candidate }: Fields): boolean =>
  isSent(candidate, CandidateInput.properties)
export const hasRole = ({ role }: Fields): boolean => isSent(role, RoleInput.properties)

function refuseBoth(name: string, names: FieldNames): never {
  throw new RolecallError(
    'invalid_request',
    `Send either ${name} or one of ${names.text}, ${names.url}, ${names.file}, not both.`,
  )
}

/** For an operation's `check`: shapes, then one form a side, then both sides there. */
export function checkSides(fields: Fields): void {
  if (hasCandidate(fields)) checkCandidate({ candidate: fields.candidate })
  if (hasRole(fields)) checkRole({ role: fields.role })
  const [resume, job] = [hasDocument(fields, RESUME_FIELDS), hasDocument(fields, JOB_FIELDS)]
  if (hasCandidate(fields) && resume) refuseBoth('candidate', RESUME_FIELDS)
  if (hasRole(fields) && job) refuseBoth('role', JOB_FIELDS)
  if (!hasCandidate(fields) && !resume) throw new RolecallError('missing_candidate')
  if (!hasRole(fields) && !job) throw new RolecallError('missing_role')
}

interface Taking {
  services: Services
  account: { id: string }
}

export async function takeCandidate(fields: Fields, taking: Taking): Promise<CandidateSide> {
  if (hasCandidate(fields)) return checkCandidate({ candidate: fields.candidate })
  const { source, id } = await takeDocument(fields, 'cand', taking, RESUME_FIELDS)
  return { resume: source, documentId: id }
}

export async function takeRole(fields: Fields, taking: Taking): Promise<RoleSide> {
  if (hasRole(fields)) return checkRole({ role: fields.role })
  const { source, id } = await takeDocument(fields, 'role', taking, JOB_FIELDS)
  return { job: source, documentId: id }
}
