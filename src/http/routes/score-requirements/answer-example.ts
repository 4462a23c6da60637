// What the reference shows as the answer: every requirement of the made-up role.
import type { RequirementResults } from '../../../contract/match.js'

export const ANSWER: RequirementResults = {
  met: [
    {
      requirement: 'Python',
      severity: 'must_have',
      status: 'met',
      evidence:
        'Senior Software Engineer, 2019-01 to present: Built payment services in Python and PostgreSQL',
    },
    {
      requirement: 'JavaScript',
      severity: 'must_have',
      status: 'met',
      evidence: 'Wrote React screens',
    },
    {
      requirement: 'Docker',
      severity: 'nice_to_have',
      status: 'met',
      evidence: 'Docker',
    },
    {
      requirement: '4 years of experience',
      severity: 'must_have',
      status: 'met',
      evidence: 'Senior Software Engineer, 2019-01 to present',
    },
    {
      requirement: 'senior level',
      severity: 'must_have',
      status: 'met',
      evidence: 'Senior Software Engineer, 2019-01 to present',
    },
  ],
  missed: [
    {
      requirement: 'Kafka',
      severity: 'must_have',
      status: 'missed',
      evidence: null,
    },
  ],
  coverage: {
    must_have: 0.667,
    nice_to_have: 1,
  },
}
