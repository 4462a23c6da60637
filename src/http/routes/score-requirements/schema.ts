// POST /score/requirements: every requirement of a role, met, partial or missed by a candidate.
import { RequirementsInput } from '../../../contract/document-input.js'
import { RequirementResults } from '../../../contract/match.js'
import { CANDIDATE_EXAMPLE, ROLE_EXAMPLE } from '../match/example.js'

export const scoreRequirementsSchema = {
  name: 'score-requirements',
  metered: 'score_requirements',
  methods: ['POST', 'GET'],
  path: '/score/requirements',
  tag: 'Main API',
  summary: 'Judges each requirement of a role, with the evidence for it',
  description:
    'Takes a parsed Candidate and a parsed Role. Experience and seniority are told as lines of their own; coverage counts the skills that the role lists.',
  input: RequirementsInput,
  inputExample: { candidate: CANDIDATE_EXAMPLE, role: ROLE_EXAMPLE },
  queryFields: ['candidate', 'role', 'as_of'],
  data: RequirementResults,
  errors: ['missing_candidate', 'missing_role'],
} as const
