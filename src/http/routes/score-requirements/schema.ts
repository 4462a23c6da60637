// POST /score/requirements: every requirement of a role, met, partial or missed by a candidate.
import { RequirementsFields, RequirementsInput } from '../../../contract/document-input.js'
import { RequirementResults } from '../../../contract/match.js'
import { EXAMPLE_DAY } from '../../documents/resume-example.js'
import { CANDIDATE_EXAMPLE, ROLE_EXAMPLE } from '../match/example.js'
import { ANSWER } from './answer-example.js'

export const scoreRequirementsSchema = {
  name: 'score-requirements',
  metered: 'score_requirements',
  methods: ['POST', 'GET'],
  path: '/score/requirements',
  tag: 'Main API',
  summary: 'Judges each requirement of a role, with the evidence for it',
  description:
    'Takes a parsed Candidate and a parsed Role. Experience and seniority are told as lines of their own; coverage counts the skills that the role lists.',
  input: RequirementsFields,
  published: RequirementsInput,
  inputExample: { candidate: CANDIDATE_EXAMPLE, role: ROLE_EXAMPLE, as_of: EXAMPLE_DAY },
  queryFields: ['candidate', 'role', 'as_of'],
  data: RequirementResults,
  dataExample: ANSWER,
  errors: ['missing_candidate', 'missing_role'],
} as const
