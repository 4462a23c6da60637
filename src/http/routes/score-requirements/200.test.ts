import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'
import { CANDIDATE_EXAMPLE, ROLE_EXAMPLE } from '../match/example.js'

const app = useTestApp()

describe('/score/requirements', () => {
  const body = { candidate: CANDIDATE_EXAMPLE, role: ROLE_EXAMPLE, as_of: '2025-06-01' }

  it('judges every requirement, experience and seniority beside them', async () => {
    const answer = await app.call('/score/requirements', { key: app.key, body })
    expect([answer.status, answer.body.credits_used]).toEqual([200, 1])
    const must = 'must_have'
    expect(answer.body.data).toEqual({
      met: [
        {
          requirement: 'Python',
          severity: must,
          status: 'met',
          evidence:
            'Senior Software Engineer, 2019-01 to present: Built payment services in Python and PostgreSQL',
        },
        {
          requirement: 'JavaScript',
          severity: must,
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
          severity: must,
          status: 'met',
          evidence: 'Senior Software Engineer, 2019-01 to present',
        },
        {
          requirement: 'senior level',
          severity: must,
          status: 'met',
          evidence: 'Senior Software Engineer, 2019-01 to present',
        },
      ],
      missed: [{ requirement: 'Kafka', severity: must, status: 'missed', evidence: null }],
      coverage: { must_have: 0.667, nice_to_have: 1 },
    })
  })

  it('answers GET the same way', async () => {
    const query = new URLSearchParams({
      candidate: JSON.stringify(body.candidate),
      role: JSON.stringify(body.role),
      as_of: body.as_of,
    })
    const get = await app.call(`/score/requirements?${query}`, { key: app.key })
    const post = await app.call('/score/requirements', { key: app.key, body })
    expect(get.body.data).toEqual(post.body.data)
  })

  it('counts too few years by half, in met, and a related skill not at all', async () => {
    const role = {
      must_have_skills: [{ canonical: 'Python', min_years: 9 }, { canonical: 'Vue.js' }],
    }
    const answer = await app.call('/score/requirements', { key: app.key, body: { ...body, role } })
    expect(answer.body.data).toMatchObject({
      met: [{ requirement: 'Python', status: 'partial' }],
      missed: [{ requirement: 'Vue.js', status: 'missed', evidence: null }],
      coverage: { must_have: 0.25, nice_to_have: 1 },
    })
  })
})
