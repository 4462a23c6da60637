import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'
import type { ResumeEvidence } from '../../../resume/evidence.js'
import { RESUME_EXAMPLE } from '../../documents/resume-example.js'

const app = useTestApp()

describe('/parse/resume', () => {
  it('gives the Candidate and charges for it', async () => {
    const body = { text: RESUME_EXAMPLE, as_of: '2024-01-15' }
    const answer = await app.call('/parse/resume', { key: app.key, body })
    expect(answer.status).toBe(200)
    expect(answer.body.credits_used).toBe(1)
    expect(answer.body.data).toMatchObject({
      contact: { name: 'Ana Sample', email: 'ana.sample@example.com', phone: '+14155550132' },
      work_history: [
        { employer: 'Example Labs', title: 'Software Engineer', start: '2019-01', end: null },
      ],
      education: [{ degree_level: 'bachelor', end: '2018' }],
      total_experience_months: 61,
    })
    expect(answer.body.data.candidate_id).toMatch(/^cand_[A-Za-z0-9]{24}$/)
  })

  it('answers GET the same way, and the same document with the same id', async () => {
    const post = await app.call('/parse/resume', { key: app.key, body: { text: RESUME_EXAMPLE } })
    const query = new URLSearchParams({ text: RESUME_EXAMPLE })
    const get = await app.call(`/parse/resume?${query}`, { key: app.key })
    expect(get.body.data).toEqual(post.body.data)
    const other = await app.person()
    const theirs = await app.call('/parse/resume', {
      key: other.key,
      body: { text: RESUME_EXAMPLE },
    })
    expect(theirs.body.data.candidate_id).not.toBe(post.body.data.candidate_id)
  })

  it('adds evidence on request alone', async () => {
    const plain = await app.call('/parse/resume', { key: app.key, body: { text: RESUME_EXAMPLE } })
    expect(plain.body.data).not.toHaveProperty('evidence')
    const answer = await app.call('/parse/resume?include=evidence', {
      key: app.key,
      body: { text: RESUME_EXAMPLE },
    })
    const { fields, lines, warnings } = answer.body.data.evidence as ResumeEvidence
    const email = fields.find(({ path }) => path === 'contact.email')
    expect(email).toMatchObject({ quote: 'ana.sample@example.com', page: 1 })
    expect(email?.confidence).toBeGreaterThan(0.9)
    expect(warnings).toEqual([])
    expect(lines[0]).toEqual({ text: 'Ana Sample', page: 1, box: null })
    for (const { quote } of fields) {
      expect(lines.some(({ text }) => text.includes(quote))).toBe(true)
    }
  })
})
