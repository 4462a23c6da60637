import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'
import type { RedactionResult } from '../../../contract/redaction.js'

const app = useTestApp()

const TEXT = `Ana Sample
12 Example Street, Austin, TX 78701
ana.sample@example.com   (415) 555-0132

EXPERIENCE
Software Engineer, Example Labs, Austin    Jan 2019 - Present
- She built the billing service in Python

EDUCATION
B.Sc. Computer Science, Example University, 2014 - 2018

PERSONAL DETAILS
Date of Birth: 12 May 1996
Marital Status: Single
`

describe('/redact', () => {
  it('removes the person, keeps the work, and lists each removal', async () => {
    const answer = await app.call('/redact', { key: app.key, body: { text: TEXT } })
    expect(answer.status).toBe(200)
    expect(answer.body.credits_used).toBe(1)
    const { redacted_text, removed } = answer.body.data as RedactionResult
    for (const gone of [
      'Ana',
      'ana.sample',
      '555-0132',
      'Example Street',
      '78701',
      'She ',
      '2014',
      '1996',
    ]) {
      expect(redacted_text).not.toContain(gone)
    }
    for (const kept of [
      'Software Engineer, Example Labs, Austin    Jan 2019 - Present',
      'Python',
      'B.Sc. Computer Science',
    ]) {
      expect(redacted_text).toContain(kept)
    }
    expect(removed[0]).toEqual({ category: 'name', original: 'Ana Sample' })
    for (const { original } of removed) expect(TEXT).toContain(original)
  })

  it('leaves its own answer as it is', async () => {
    const once = await app.call('/redact', { key: app.key, body: { text: TEXT } })
    const text = once.body.data.redacted_text
    const twice = await app.call('/redact', { key: app.key, body: { text } })
    expect(twice.body.data).toEqual({ redacted_text: text, removed: [] })
  })

  it('answers GET the same way', async () => {
    const post = await app.call('/redact', { key: app.key, body: { text: TEXT } })
    const get = await app.call(`/redact?${new URLSearchParams({ text: TEXT })}`, { key: app.key })
    expect(get.body.data).toEqual(post.body.data)
  })

  it('gives a text with nothing personal back untouched', async () => {
    const text = 'Lentil soup\n200 g red lentils\nSimmer for 20 minutes.'
    const answer = await app.call('/redact', { key: app.key, body: { text } })
    expect(answer.body.data).toEqual({ redacted_text: text, removed: [] })
  })

  it('reads a plain text file, and HTML as its visible lines', async () => {
    const file = Buffer.from(TEXT).toString('base64')
    const plain = await app.call('/redact', { key: app.key, body: { file } })
    expect(plain.body.data.redacted_text).toContain('[NAME]')
    const html = '<html><body><h1>Ana Sample</h1><p>E-mail: ana@example.com</p></body></html>'
    const page = await app.call('/redact', { key: app.key, body: { text: html } })
    expect(page.body.data.redacted_text).toBe('[NAME]\nE-mail: [EMAIL]')
  })
})
