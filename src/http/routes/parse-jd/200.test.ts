import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { openTestApp, useTestApp } from '../../../../test/support/app.js'
import type { JobEvidence } from '../../../job/evidence.js'
import { JOB_EXAMPLE } from './job-example.js'

const app = useTestApp()

interface Named {
  canonical: string
}
const names = (list: unknown) => (list as Named[]).map(({ canonical }) => canonical)

describe('/parse/jd', () => {
  it('gives the Role and charges for it', async () => {
    const answer = await app.call('/parse/jd', { key: app.key, body: { text: JOB_EXAMPLE } })
    expect(answer.status).toBe(200)
    expect(answer.body.credits_used).toBe(1)
    const { data } = answer.body
    expect(data).toMatchObject({
      title: 'Senior Data Engineer',
      title_normalized: 'Data Engineer',
      seniority: 'senior',
      location: 'Berlin, Germany (hybrid)',
      employment_type: 'full_time',
      min_experience_months: 60,
    })
    expect(data.role_id).toMatch(/^role_[A-Za-z0-9]{24}$/)
    expect(names(data.must_have_skills)).toEqual(expect.arrayContaining(['Python', 'SQL']))
    expect(names(data.nice_to_have_skills)).toEqual(['Kubernetes'])
    expect(data.responsibilities).toHaveLength(2)
    expect(data.qualifications).toHaveLength(4)
  })

  it('answers GET the same way, and the same document with the same id', async () => {
    const post = await app.call('/parse/jd', { key: app.key, body: { text: JOB_EXAMPLE } })
    const query = new URLSearchParams({ text: JOB_EXAMPLE })
    const get = await app.call(`/parse/jd?${query}`, { key: app.key })
    expect(get.body.data).toEqual(post.body.data)
  })

  it('adds evidence on request alone: quotes, alternatives and checks', async () => {
    const plain = await app.call('/parse/jd', { key: app.key, body: { text: JOB_EXAMPLE } })
    expect(plain.body.data).not.toHaveProperty('evidence')
    const answer = await app.call('/parse/jd?include=evidence', {
      key: app.key,
      body: { text: `${JOB_EXAMPLE}\n- A rockstar with 40 years of Kubernetes\n` },
    })
    const { fields, any_of: anyOf, checks, lines } = answer.body.data.evidence as JobEvidence
    const title = fields.find(({ path }) => path === 'title')
    expect(title?.quote).toContain('Senior Data Engineer')
    expect(anyOf).toHaveLength(1)
    expect(anyOf[0]).toHaveLength(2)
    const kinds = checks.map(({ kind, quote }) => [kind, quote])
    expect(kinds).toContainEqual(['gender_coded', 'rockstar'])
    for (const { line, start, end, quote } of checks) {
      expect(lines[line]?.text.slice(start, end)).toBe(quote)
    }
  })
})

describe('/parse/jd of an address', () => {
  it('fetches the page and reads its posting data first', async () => {
    const page = `<!doctype html><title>Careers</title><script type="application/ld+json">${JSON.stringify(
      {
        '@context': 'https://schema.org',
        '@type': 'JobPosting',
        title: 'Staff Nurse',
        hiringOrganization: { '@type': 'Organization', name: 'Example Care' },
        jobLocation: { address: { addressLocality: 'Leeds', addressCountry: 'GB' } },
        employmentType: 'PART_TIME',
        description:
          '<p>What you will do</p><ul><li>Care for patients on a busy ward</li></ul><p>What you need</p><ul><li>NMC registration is essential</li><li>Good communication skills</li></ul>',
      },
    )}</script><nav>Home Jobs Contact</nav><p>We use cookies.</p>`
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end(page)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const local = await openTestApp({ env: { ROLECALL_FETCH_ALLOW: `127.0.0.1:${port}` } })
    try {
      const url = `http://127.0.0.1:${port}/jobs/1`
      const answer = await local.call('/parse/jd', { key: local.key, body: { url } })
      expect(answer.status).toBe(200)
      expect(answer.body.data).toMatchObject({
        title: 'Staff Nurse',
        location: 'Leeds, United Kingdom',
        employment_type: 'part_time',
        responsibilities: ['Care for patients on a busy ward'],
      })
    } finally {
      await local.close()
      server.close()
    }
  })
})
