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

/** The value of `data` is easily taken for the whole answer, which has no known field. */
const whatToSend = (name: string, call: string): string =>
  `No ${name} was supplied: ${name} takes the value of data in an answer of ${call}, not the answer as a whole`

/** What else a call may offer: /score/requirements takes no documents. */
const orDocument = (names: FieldNames, takesDocuments: boolean): string =>
  takesDocuments ? `; or send one of ${names.text}, ${names.url}, ${names.file}.` : '.'

/** For an operation's `check`: each side comes in one form only, and neither is missing. */
export function checkSides(fields: Fields, takesDocuments: boolean): void {
  const { candidate, role } = fields
  const [resume, job] = [hasDocument(fields, RESUME_FIELDS), hasDocument(fields, JOB_FIELDS)]
  if (candidate && resume) refuseBoth('candidate', RESUME_FIELDS)
  if (role && job) refuseBoth('role', JOB_FIELDS)
  if (!candidate && !resume) {
    throw new RolecallError(
      'missing_candidate',
      whatToSend('candidate', '/parse/resume') + orDocument(RESUME_FIELDS, takesDocuments),
    )
  }
  if (!role && !job) {
    throw new RolecallError(
      'missing_role',
      whatToSend('role', '/parse/jd') + orDocument(JOB_FIELDS, takesDocuments),
    )
  }
}

export async function takeCandidate(fields: Fields, taking: Taking): Promise<CandidateSide> {
  if (fields.candidate) return { candidate: fields.candidate }
  const { source, id, field } = await takeDocument(fields, 'cand', taking, RESUME_FIELDS)
  return { resume: source, documentId: id, field }
}

export async function takeRole(fields: Fields, taking: Taking): Promise<RoleSide> {
  if (fields.role) return { role: fields.role }
  const { source, id, field } = await takeDocument(fields, 'role', taking, JOB_FIELDS)
  return { job: source, documentId: id, field }
}
