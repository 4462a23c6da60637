import { describe, expect, it } from 'vitest'
import { at, CASES } from '../../test/support/judge-skill-cases.js'
import type { CandidateInput, RoleInput } from '../contract/match-input.js'
import { completeCandidate, completeRole } from '../engine/match/complete-input.js'
import { toScoringInput } from '../redaction/to-scoring-input.js'
import { findMatch } from './find-match.js'

const AS_OF = '2025-06-01'

function verdict(candidate: CandidateInput, must: NonNullable<RoleInput['must_have_skills']>) {
  const input = toScoringInput(completeCandidate(candidate, AS_OF))
  const role = completeRole({ must_have_skills: must })
  const [first] = findMatch(input, role, AS_OF).findings.verdicts
  return [first?.status, first?.evidence, first?.months]
}

describe('a requirement', () => {
  it.each(CASES)('is judged by %s', (_name, candidate, must, expected) => {
    expect(verdict(candidate, [must])).toEqual(expected)
  })

  it('shown in work is worth more than one that is only listed', () => {
    const role = completeRole({ must_have_skills: [{ canonical: 'Python' }] })
    const score = (candidate: CandidateInput) =>
      findMatch(toScoringInput(completeCandidate(candidate, AS_OF)), role, AS_OF).score
    const listed = score({ skills: [{ raw: 'Python' }], work_history: [at('Reports')] })
    const shown = score({ work_history: [at('Reports in Python')] })
    expect(shown).toBeGreaterThan(listed)
  })

  it('for a kind of communication is met in part by communicating', () => {
    const verbal = { canonical: 'Verbal Communication' }
    const told = verdict({ work_history: [at('Communicated results to clients')] }, [verbal])
    expect(told).toEqual(['partial', 'Communicated results to clients', null])
  })

  it.each([
    ['Excel', 'partial'],
    ['Microsoft Word or Excel', 'met'],
    ['Excel or Flask', 'partial'],
  ])('for %s is %s by the suite alone', (canonical, status) => {
    const [found] = verdict({ skills: [{ raw: 'MS Office' }] }, [{ canonical }])
    expect(found).toBe(status)
  })

  it('is shown by what was done rather than by a title', () => {
    const work_history = [{ title: 'Project Manager', highlights: ['Led a team of nine fitters'] }]
    const [, evidence] = verdict({ work_history }, [{ canonical: 'Leadership' }])
    expect(evidence).toBe('Led a team of nine fitters')
  })

  it('that only the whole document told is quoted as it is written', () => {
    const work_history = [
      { title: 'Clerk', highlights: ['Stock analysis for clients'], skills: ['Equity Research'] },
    ]
    const [, evidence] = verdict({ work_history }, [{ canonical: 'Equity Research' }])
    expect(evidence).toBe('Stock analysis for clients')
  })

  it('has a program of its kind near it, but no other sort of management', () => {
    const near = (raw: string, canonical: string) => {
      const input = toScoringInput(completeCandidate({ skills: [{ raw }] }, AS_OF))
      const role = completeRole({ must_have_skills: [{ canonical }] })
      return findMatch(input, role, AS_OF).findings.verdicts[0]?.near
    }
    expect(near('PostgreSQL', 'MySQL')).toBe('PostgreSQL')
    expect(near('Operations Management', 'KPI Management')).toBeNull()
  })

  it('for a thing in an environment is met by the thing', () => {
    const asked = { canonical: 'Linux environment PC skills' }
    expect(verdict({ skills: [{ raw: 'Computer skills' }] }, [asked])[0]).toBe('met')
  })

  it('for computer literacy is best shown by what every office has', () => {
    const skills = [{ raw: 'Programming' }, { raw: 'MS Office' }]
    const [, quote] = verdict({ skills }, [{ canonical: 'Computer Literacy' }])
    expect(quote).toBe('MS Office')
  })

  it.each([
    ['a server of some maker', { canonical: 'Quibble Server', any_of: 1 }],
    ['a post', { canonical: 'Data Analyst', any_of: 1 }],
    ['a degree', { canonical: "Bachelor's degree in Physics", any_of: 1 }],
  ])('for %s or a skill is met by the skill', (_name, other) => {
    const asked = [other, { canonical: 'Active Directory', any_of: 1 }]
    const found = verdict({ work_history: [at('Ran Active Directory')] }, asked)
    expect(found).toEqual(['met', 'Ran Active Directory', null])
  })

  it('for one of two posts is met by the second', () => {
    const asked = ['Data Analyst', 'Web Developer'].map((canonical) => ({ canonical, any_of: 1 }))
    const [status] = verdict({ work_history: [{ title: 'Web Developer' }] }, asked)
    expect(status).toBe('met')
  })

  it('for a post is met in part by the nearest post, not the newest', () => {
    const work_history = [
      { title: 'Data Engineer', start: '2020-01', end: '2021-01' },
      { title: 'Software Developer', start: '2016-01', end: '2019-12' },
    ]
    const [status, quote] = verdict({ work_history }, [{ canonical: 'Web Developer' }])
    expect(status).toBe('partial')
    expect(quote).toContain('Software Developer')
  })

  it('for a class is met in part by the skill that it is known by', () => {
    const [found] = verdict({ skills: [{ raw: 'SQL' }] }, [
      { canonical: 'database query languages' },
    ])
    expect(found).toBe('partial')
  })

  it('for a licence has nothing near it', () => {
    const role = completeRole({ must_have_skills: [{ canonical: 'Driving Licence' }] })
    const input = toScoringInput(completeCandidate({ skills: [{ raw: 'Driving' }] }, AS_OF))
    const [first] = findMatch(input, role, AS_OF).findings.verdicts
    expect([first?.status, first?.near]).toEqual(['missed', null])
  })
})
