// Operations on job descriptions: the Role, with evidence on request.
import { jobEvidence } from '../../job/evidence.js'
import { toRole } from '../../job/parse-job.js'
import { readJob } from '../../job/read-job.js'
import type { OperationContext } from '../types.js'
import type { DocumentPayload } from './resume-operations.js'

export async function parseJobOperation(payload: DocumentPayload, context: OperationContext) {
  const { options } = payload
  const document = await context.read(payload.source)
  const job = readJob(document)
  const role = toRole(job, { roleId: options.documentId })
  if (!options.evidence) return role
  return { ...role, evidence: jobEvidence(document, job, role, options.asOf) }
}
