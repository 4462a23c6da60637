// What the reference shows as the answer: the made-up candidate against the made-up role.
import type { MatchEvidence, MatchResult } from '../../../contract/match.js'

export const ANSWER: MatchResult = {
  score: 60,
  band: 'good',
  explanation: {
    met: [
      {
        requirement: 'Python',
        evidence:
          'Senior Software Engineer, 2019-01 to present: Built payment services in Python and PostgreSQL',
        verified: true,
      },
      {
        requirement: 'JavaScript',
        evidence: 'Wrote React screens',
        verified: true,
      },
      {
        requirement: 'Docker',
        evidence: 'Docker',
        verified: true,
      },
      {
        requirement: '4 years of experience',
        evidence: 'Senior Software Engineer, 2019-01 to present',
        verified: true,
      },
    ],
    missed: [
      {
        requirement: 'Kafka',
        severity: 'must_have',
      },
    ],
    over_qualified: false,
    under_qualified: false,
    seniority_fit: 'match',
    notes:
      "60 of 100: a good match on the evidence found. Must-have skills: 2 of 3 met (coverage 0.667). No evidence was found for Kafka. Nice-to-have skills: 1 of 1 met (coverage 1). Experience in work like the role's: 7 years 1 month; the role asks for 4 years. What is missing keeps the score at 81 or below. Name, contact, age, gender and origin were not part of the input. The decision is a person's.",
  },
  signals: {
    must_have_coverage: 0.667,
    nice_to_have_coverage: 1,
    skill_similarity: 0.708,
    seniority_gap: 0,
  },
  fairness: {
    scored_on_redacted_input: true,
    parity_tested: true,
  },
}

export const EVIDENCE: MatchEvidence = {
  requirements: [
    {
      requirement: 'Python',
      severity: 'must_have',
      status: 'met',
      strength: 1,
      ground: 'named',
      place: 'work',
      months: 85,
      evidence:
        'Senior Software Engineer, 2019-01 to present: Built payment services in Python and PostgreSQL',
    },
    {
      requirement: 'JavaScript',
      severity: 'must_have',
      status: 'met',
      strength: 0.95,
      ground: 'implied',
      place: 'work',
      months: null,
      evidence: 'Wrote React screens',
    },
  ],
  contributions: [
    {
      part: 'must_have',
      weight: 43.8,
      value: 0.65,
      points: 28.47,
    },
    {
      part: 'nice_to_have',
      weight: 3.07,
      value: 0.6,
      points: 1.84,
    },
    {
      part: 'experience',
      weight: 14.31,
      value: 1,
      points: 14.31,
    },
    {
      part: 'similarity',
      weight: 30.66,
      value: 0.71,
      points: 21.71,
    },
    {
      part: 'seniority',
      weight: 8.18,
      value: 1,
      points: 8.18,
    },
  ],
  ceilings: [
    {
      reason: 'missing_must_have',
      ceiling: 81.16,
    },
  ],
  band_change: {
    up: {
      band: 'strong',
      requirements: ['Kafka'],
      score: 89,
    },
    down: {
      band: 'fair',
      requirements: ['Python'],
      score: 44,
    },
  },
  parity: {
    swapped: ['name', 'contact', 'address', 'gender', 'age', 'nationality', 'school_years'],
    variants: 4,
    largest_difference: 0,
  },
  receipt: {
    engine_version: '0.1.0',
    taxonomy_version: 'bb41d6180b3db949',
    weights_version: '326b2d094f23469a',
    as_of: '2026-01-31',
    candidate_sha256: 'c2574b40b9ad98a78474d86fbc39965ab03e3067836f1ee027682698093ebd1e',
    role_sha256: '3cf5189ceb270932193a08e229bb355461970f6361a80e9f07519428f22af5b8',
    scoring_input_sha256: '5099834ca70412198c0511cf455d226c51f8bea1169349dfa2de43019f6d97b9',
  },
}
