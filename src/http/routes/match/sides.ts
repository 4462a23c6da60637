// The two sides of a match as a caller sends them: parsed JSON, or a document to be parsed inline.
import type { CandidateInput, RoleInput } from '../../../contract/match-input.js'
import type { FieldNames } from '../../../documents/intake.js'
import type { CandidateSide, RoleSide } from '../../../engine/types.js'
import { RolecallError } from '../../../runtime/errors.js'
import { hasDocument, type Taking, takeDocument } from '../../documents/take-document.js'

export interface Fields extends Readonly<Record<string, unknown>> {
  candidate?: CandidateInput | undefined
  role?: RoleInput | undefined
}

export const RESUME_FIELDS: FieldNames = {
  text: 'resume_text',
  url: 'resume_url',
  file: 'resume_file',
}
export const JOB_FIELDS: FieldNames = { text: 'jd_text', url: 'jd_url', file: 'jd_file' }

function refuseBoth(name: string, names: FieldNames): never {
  throw new RolecallError(
    'invalid_request',
    `Send either ${name} or one of ${names.text}, ${names.url}, ${names.file}, not both.`,
  )
}

/** For an operation's `check`: each side comes in one form only, and neither is missing. */
export function checkSides(fields: Fields): void {
  const { candidate, role } = fields
  const [resume, job] = [hasDocument(fields, RESUME_FIELDS), hasDocument(fields, JOB_FIELDS)]
  if (candidate && resume) refuseBoth('candidate', RESUME_FIELDS)
  if (role && job) refuseBoth('role', JOB_FIELDS)
  if (!candidate && !resume) throw new RolecallError('missing_candidate')
  if (!role && !job) throw new RolecallError('missing_role')
}

export async function takeCandidate(fields: Fields, taking: Taking): Promise<CandidateSide> {
  if (fields.candidate) return { candidate: fields.candidate }
  const { source, id } = await takeDocument(fields, 'cand', taking, RESUME_FIELDS)
  return { resume: source, documentId: id }
}

export async function takeRole(fields: Fields, taking: Taking): Promise<RoleSide> {
  if (fields.role) return { role: fields.role }
  const { source, id } = await takeDocument(fields, 'role', taking, JOB_FIELDS)
  return { job: source, documentId: id }
}
