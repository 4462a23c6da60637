import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'
import { CANDIDATE_EXAMPLE, ROLE_EXAMPLE } from '../match/example.js'
import { ANSWER } from './answer-example.js'

const app = useTestApp()

describe('/score/requirements', () => {
  const body = { candidate: CANDIDATE_EXAMPLE, role: ROLE_EXAMPLE, as_of: '2025-06-01' }

  it('judges every requirement, experience and seniority beside them, as the reference shows', async () => {
    const answer = await app.call('/score/requirements', { key: app.key, body })
    expect([answer.status, answer.body.credits_used]).toEqual([200, 1])
    expect(answer.body.data).toEqual(ANSWER)
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
