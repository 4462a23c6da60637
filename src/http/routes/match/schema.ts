// POST /match: one candidate against one role, either side parsed inline when it is a document.
import { MatchFields, MatchInput } from '../../../contract/document-input.js'
import { MatchEvidence, MatchResult } from '../../../contract/match.js'
import { LIMITS } from '../../../runtime/limits.js'
import { EXAMPLE_DAY } from '../../documents/resume-example.js'
import { ANSWER, EVIDENCE } from './answer-example.js'
import { CANDIDATE_EXAMPLE, ROLE_EXAMPLE } from './example.js'

export const matchSchema = {
  name: 'match',
  metered: 'match',
  methods: ['POST', 'GET'],
  path: '/match',
  tag: 'Main API',
  summary: 'Scores a candidate against a role, with the evidence for every requirement',
  description:
    'The score is computed on a redacted view that holds no name, contact, age, gender or origin. It is evidence for a decision that a person takes.',
  input: MatchFields,
  published: MatchInput,
  inputExample: {
    candidate: CANDIDATE_EXAMPLE,
    role: ROLE_EXAMPLE,
    explain: true,
    as_of: EXAMPLE_DAY,
  },
  queryFields: [
    'candidate',
    'resume_text',
    'resume_url',
    'role',
    'jd_text',
    'jd_url',
    'explain',
    'as_of',
  ],
  bodyBytesMax: LIMITS.matchBodyBytesMax,
  data: MatchResult,
  dataExample: ANSWER,
  evidence: MatchEvidence,
  evidenceExample: EVIDENCE,
  errors: ['unsupported_format', 'parse_failed', 'missing_candidate', 'missing_role'],
} as const
