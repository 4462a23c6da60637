import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'
import { CANDIDATE_EXAMPLE, ROLE_EXAMPLE } from './example.js'

const app = useTestApp()

const both = { candidate: CANDIDATE_EXAMPLE, role: ROLE_EXAMPLE }
const deep = (levels: number): unknown => {
  let value: unknown = 'x'
  for (let level = 0; level < levels; level += 1) value = [value]
  return value
}

/** What is sent, and what the message must name. */
const CASES: [string, object, string][] = [
  ['candidate and resume_text', { ...both, resume_text: 'Ana' }, 'resume_text'],
  ['role and jd_url', { ...both, jd_url: 'https://example.com/job' }, 'jd_url'],
  ['two résumé documents', { role: ROLE_EXAMPLE, resume_text: 'a', resume_url: 'b' }, 'resume_url'],
  ['a candidate that is a text', { ...both, candidate: 'Ana' }, 'candidate'],
  ['a candidate that is a list', { ...both, candidate: [] }, 'candidate'],
  [
    'a title that is a number',
    { ...both, candidate: { work_history: [{ title: 7 }] } },
    'candidate.work_history[0].title',
  ],
  [
    'min_years that is a text',
    { ...both, role: { must_have_skills: [{ canonical: 'Go', min_years: '3' }] } },
    'role.must_have_skills[0].min_years',
  ],
  ['a seniority off the scale', { ...both, role: { seniority: 'guru' } }, 'role.seniority'],
  [
    'a choice, whose values are listed',
    { ...both, candidate: { seniority: 'guru' } },
    'candidate.seniority must be one of intern, junior, mid, senior, staff, principal, lead, exec, null.',
  ],
  ['explain that is a text', { ...both, explain: 'yes' }, 'explain'],
  ['a day that does not exist', { ...both, as_of: '2025-02-30' }, 'as_of'],
  ['skills nested deep', { ...both, candidate: { skills: deep(60) } }, 'candidate.skills[0]'],
  [
    'more skills than anyone has',
    { ...both, candidate: { skills: Array.from({ length: 2_001 }, () => ({ raw: 'Go' })) } },
    'candidate.skills',
  ],
  ['a title of 5 MB', { ...both, role: { title: 'x'.repeat(5_000_000) } }, 'role.title'],
  [
    'a highlight of 5 MB',
    { ...both, candidate: { work_history: [{ highlights: ['x'.repeat(5_000_000)] }] } },
    'candidate.work_history[0].highlights[0]',
  ],
]

describe('/match with input of the wrong shape', () => {
  it.each(CASES)('%s is refused by name, and not charged', async (_name, body, named) => {
    const person = await app.person('free')
    const answer = await app.call('/match', { key: person.key, body })
    expect(answer.status).toBe(400)
    expect(answer.body.error.code).toBe('invalid_request')
    expect(answer.body.error.message).toContain(named)
    const usage = await app.call('/v1/usage', { session: person.session })
    expect(usage.body.data.credits_remaining).toBe(100)
  })
})
