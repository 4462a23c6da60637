import { describe, expect, it } from 'vitest'
import type { RoleInput } from '../contract/match-input.js'
import { completeCandidate, completeRole } from '../engine/match/complete-input.js'
import { toScoringInput } from '../redaction/to-scoring-input.js'
import { findMatch } from './find-match.js'
import { experienceLine, levelLine } from './gap-lines.js'

const AS_OF = '2025-06-01'

const HEAD = { title: 'Director of Software Engineering', asked: ['Go'] }

function findings(months: number, { title, asked } = HEAD) {
  const work = { title, start: '2022-06', end: '2025-05' }
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

describe('an executive whose post tells no trade', () => {
  it('is over-qualified only with what is asked for', () => {
    const post = { title: 'Managing Director', asked: ['Go', 'Rust', 'Kafka', 'Docker'] }
    expect(findings(0, post).overQualified).toBe(false)
    expect(findings(0, { ...post, asked: ['Go'] }).overQualified).toBe(true)
  })
})

describe('an executive of other work', () => {
  it('is not over-qualified by one word in common', () => {
    const post = { title: 'Director of Software Procurement', asked: ['Go', 'Rust', 'Kafka', 'C'] }
    expect(findings(0, post).overQualified).toBe(false)
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

describe('years that a role asks for', () => {
  it('are shown by what shows the same years of a skill that it lists', () => {
    const work = { title: 'Librarian', start: '2018-01', end: '2023-12' }
    const candidate = {
      work_history: [{ ...work, highlights: ['Carpentry for the reading room'] }],
    }
    const role = {
      title: 'Chair Maker',
      must_have_skills: [{ canonical: 'Carpentry', min_years: 5 }],
      qualifications: ['5 years of carpentry'],
      min_experience_months: 60,
    }
    const match = findMatch(
      toScoringInput(completeCandidate(candidate, AS_OF)),
      completeRole(role),
      AS_OF,
    )
    const statuses = [...match.findings.verdicts, ...experienceLine(match)].map((one) => one.status)
    expect(statuses).toEqual(['met', 'met'])
  })
})

describe('the line of a level', () => {
  const nurse = (title: string, start: string, end: string) => ({ title, start, end })
  const lineFor = (seniority: 'senior' | 'junior' | 'intern', newest: string) => {
    const work_history = [
      nurse(newest, '2019-01', '2024-12'),
      nurse('Cook', '2014-01', '2015-12'),
      nurse('Staff Nurse', '2016-01', '2018-12'),
    ]
    const candidate = completeCandidate({ seniority: 'senior', work_history }, AS_OF)
    const role = completeRole({ title: 'Nurse', seniority })
    return levelLine(findMatch(toScoringInput(candidate), role, AS_OF))
  }

  it('quotes the newest title if that states the level', () => {
    const [line] = lineFor('senior', 'Senior Staff Nurse')
    expect(line?.evidence).toBe('Senior Staff Nurse, 2019-01 to 2024-12')
  })

  it('quotes all work of the profession if years told the level', () => {
    const [line] = lineFor('senior', 'Staff Nurse')
    expect(line?.evidence).toBe('Staff Nurse, 2019-01 to 2024-12; Staff Nurse, 2016-01 to 2018-12')
  })

  it('is left out for a first level, which all who worked have reached', () => {
    expect(lineFor('intern', 'Staff Nurse')).toEqual([])
    expect(lineFor('junior', 'Staff Nurse')).toEqual([])
  })

  it('is left out for somebody of another trade, whose levels say nothing here', () => {
    expect(lineFor('senior', 'Senior Web Developer')).toEqual([])
  })
})
