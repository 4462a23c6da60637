// Operations on résumés: the whole Candidate, or one part of it.
import type { Candidate } from '../../contract/candidate.js'
import type { ReadableDocument } from '../../layout/types.js'
import { resumeEvidence } from '../../resume/evidence.js'
import { isResume } from '../../resume/judge-resume.js'
import { toCandidate } from '../../resume/parse-resume.js'
import { type ReadResume, readResume } from '../../resume/read-resume.js'
import { RolecallError } from '../../runtime/errors.js'
import { withScoringView } from '../redact/redact.js'
import type { DocumentSource, EngineOptions, OperationContext } from '../types.js'

export interface DocumentPayload {
  source: DocumentSource
  options: EngineOptions
}

interface Read {
  document: ReadableDocument
  resume: ReadResume
  candidate: Candidate
}

async function read(
  { source, options }: DocumentPayload,
  context: OperationContext,
): Promise<Read> {
  const document = await context.read(source)
  const resume = readResume(document)
  const candidate = toCandidate(resume, { asOf: options.asOf, candidateId: options.documentId })
  return { document, resume, candidate }
}

/** The Candidate of a résumé, without its scoring view; anything that is no résumé is refused. */
export async function readCandidate(
  payload: DocumentPayload,
  context: OperationContext,
): Promise<Read> {
  const found = await read(payload, context)
  if (!isResume(found.resume)) {
    throw new RolecallError('parse_failed', 'The document does not read like a résumé.')
  }
  return found
}

export async function parseResumeOperation(payload: DocumentPayload, context: OperationContext) {
  const found = await readCandidate(payload, context)
  const { document, resume } = found
  const candidate = withScoringView(found.candidate, document, resume)
  if (!payload.options.evidence) return candidate
  return {
    ...candidate,
    evidence: resumeEvidence(document, resume, candidate, payload.options.asOf),
  }
}

/**
 * Extracts one part of a document. A text with nothing in it gives an empty part, not a refusal.
 */
export const extractOperation =
  (part: 'skills' | 'work_history' | 'education' | 'contact') =>
  async (payload: DocumentPayload, context: OperationContext) => {
    const { document, resume, candidate } = await read(payload, context)
    const data = { [part]: candidate[part] }
    if (!payload.options.evidence) return data
    const evidence = resumeEvidence(document, resume, candidate, payload.options.asOf)
    const fields = evidence.fields.filter(({ path }) => path.startsWith(part))
    return { ...data, evidence: { ...evidence, fields } }
  }
