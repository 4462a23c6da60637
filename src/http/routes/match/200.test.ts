import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'
import type { MatchEvidence, MatchResult } from '../../../contract/match.js'
import { RESUME_EXAMPLE } from '../../documents/resume-example.js'
import { ANSWER } from './answer-example.js'
import { CANDIDATE_EXAMPLE, ROLE_EXAMPLE } from './example.js'

const app = useTestApp()

const JOB_TEXT = `Software Engineer
Example Robotics, Austin, TX

What you will do
- Build and run services for our robots

Requirements
- 3+ years of experience with Python
- Experience with PostgreSQL
- Experience with Kubernetes

Nice to have
- Docker`

const both = { candidate: CANDIDATE_EXAMPLE, role: ROLE_EXAMPLE, as_of: '2025-06-01' }
const post = (body: object, path = '/match') => app.call(path, { key: app.key, body })

describe('/match', () => {
  it('scores parsed JSON, quotes what it met and names what it missed', async () => {
    const answer = await post(both)
    expect(answer.status).toBe(200)
    expect(answer.body.credits_used).toBe(2)
    // The numbers follow the weights, and the prose the numbers.
    const { notes: _, ...explanation } = ANSWER.explanation
    expect(answer.body.data).toEqual({
      ...ANSWER,
      score: expect.any(Number),
      band: expect.any(String),
      explanation,
      signals: { ...ANSWER.signals, skill_similarity: expect.any(Number) },
    })
  })

  it('parses both sides inline and charges for each parse', async () => {
    const body = { resume_text: RESUME_EXAMPLE, jd_text: JOB_TEXT, as_of: '2025-06-01' }
    const answer = await post(body)
    expect(answer.status).toBe(200)
    expect(answer.body.credits_used).toBe(4)
    const { met, missed } = (answer.body.data as MatchResult).explanation
    const quotes = met.map(({ evidence }: { evidence: string }) => evidence)
    expect(quotes.length).toBeGreaterThan(0)
    expect(missed.map(({ requirement }: { requirement: string }) => requirement)).toContain(
      'Kubernetes',
    )
    const query = new URLSearchParams(body)
    const get = await app.call(`/match?${query}`, { key: app.key })
    expect(get.body.data).toEqual(answer.body.data)
  })

  it('charges for one parse when one side is a document', async () => {
    const answer = await post({ resume_text: RESUME_EXAMPLE, role: ROLE_EXAMPLE })
    expect([answer.status, answer.body.credits_used]).toEqual([200, 3])
  })

  it('takes parsed JSON as query parameters', async () => {
    const query = new URLSearchParams({
      candidate: JSON.stringify(both.candidate),
      role: JSON.stringify(both.role),
      as_of: both.as_of,
      explain: 'true',
    })
    const get = await app.call(`/match?${query}`, { key: app.key })
    expect(get.body.data).toEqual((await post({ ...both, explain: true })).body.data)
  })

  it('tells it in prose with explain alone, and never a verdict', async () => {
    expect((await post(both)).body.data.explanation).not.toHaveProperty('notes')
    const explained = (await post({ ...both, explain: true })).body.data as MatchResult
    const { notes } = explained.explanation
    expect(notes).toContain('No evidence was found for Kafka.')
    expect(notes).not.toMatch(/\b(?:hire|reject|recommend|suitable|shortlist|unfit)/i)
  })

  it('adds contributions, band changes, parity proof and a receipt with include=evidence', async () => {
    const { data } = (await post(both, '/match?include=evidence')).body
    const { evidence, ...plain } = data as MatchResult & { evidence: MatchEvidence }
    expect(plain).toEqual((await post(both)).body.data)
    expect(evidence.band_change.up?.requirements).toContain('Kafka')
    expect(evidence.parity).toMatchObject({ variants: 4, largest_difference: 0 })
    expect(evidence.receipt).toMatchObject({
      as_of: '2025-06-01',
      candidate_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    const points = evidence.contributions.reduce(
      (sum: number, part: { points: number }) => sum + part.points,
      0,
    )
    const [lowest] = evidence.ceilings
    expect(Math.round((points * (lowest?.ceiling ?? 0)) / 100)).toBe(plain.score)
  })
})
