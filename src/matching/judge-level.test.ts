import { describe, expect, it } from 'vitest'
import type { RoleInput } from '../contract/match-input.js'
import { completeCandidate, completeRole } from '../engine/match/complete-input.js'
import { toScoringInput } from '../redaction/to-scoring-input.js'
import { findMatch } from './find-match.js'

const AS_OF = '2025-06-01'

function findings(months: number, asked: readonly string[] = ['Go']) {
  const work = { title: 'Director of Software Engineering', start: '2022-06', end: '2025-05' }
  const candidate = completeCandidate(
    { seniority: 'exec', work_history: [{ ...work, highlights: ['Built services in Go'] }] },
    AS_OF,
  )
  const role: RoleInput = {
    title: 'Software Engineer',
    must_have_skills: asked.map((canonical) => ({ canonical })),
    min_experience_months: months,
  }
  const { overQualified, underQualified } = findMatch(
    toScoringInput(candidate),
    completeRole(role),
    AS_OF,
  ).findings
  return { overQualified, underQualified }
}

describe('an executive who lacks what is asked for', () => {
  it('is not over-qualified by level alone', () => {
    expect(findings(24, ['Go', 'Rust', 'Kafka', 'Docker'])).toEqual({
      overQualified: false,
      underQualified: false,
    })
  })
})

describe('an executive who asks for a post below', () => {
  it('is over-qualified with the years that it asks for', () => {
    expect(findings(24)).toEqual({ overQualified: true, underQualified: false })
  })

  it('is never over- and under-qualified at once', () => {
    expect(findings(120)).toEqual({ overQualified: false, underQualified: true })
  })
})
