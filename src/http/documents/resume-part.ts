// An operation that answers with one part of a résumé: /extract/skills and its kin.
import type { TSchema } from 'typebox'
import type { Candidate } from '../../contract/candidate.js'
import { ResumeEvidence } from '../../contract/evidence.js'
import type { Operation } from '../endpoint.js'
import { ANSWER, evidenceOf } from '../routes/parse-resume/answer-example.js'
import { documentOperation } from './document-operation.js'
import { EXAMPLE_DAY, RESUME_EXAMPLE } from './resume-example.js'

export interface ResumePart {
  call: 'contact' | 'education' | 'experience' | 'skills'
  /** The field of the Candidate that is the answer. */
  field: keyof Candidate
  summary: string
  data: TSchema
}

export const resumePart = ({ call, field, summary, data }: ResumePart): Operation =>
  documentOperation({
    name: `extract-${call}`,
    path: `/extract/${call}`,
    metered: `extract_${call}`,
    summary,
    data,
    dataExample: { [field]: ANSWER[field] },
    evidence: ResumeEvidence,
    evidenceExample: evidenceOf(field),
    prefix: 'cand',
    inputExample: { text: RESUME_EXAMPLE, as_of: EXAMPLE_DAY },
    run: (work, payload) => work.run(`extract_${call}`, payload),
  })
