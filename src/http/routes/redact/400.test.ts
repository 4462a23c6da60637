import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp()

describe('/redact with a bad input', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['nothing', {}, 'invalid_request'],
    ['a blank text', { text: '   ' }, 'invalid_request'],
    ['two documents', { text: 'a', url: 'https://example.com' }, 'invalid_request'],
    ['no base64', { file: 'data:application/pdf;base64,AAAA' }, 'invalid_request'],
    ['a number', { text: 7 }, 'invalid_request'],
    ['an image', { file: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ' }, 'unsupported_format'],
  ])('%s is refused and not charged', async (_name, body, code) => {
    const person = await app.person('free')
    const answer = await app.call('/redact', { key: person.key, body })
    expect(answer.status).toBe(400)
    expect(answer.body.error.code).toBe(code)
    const usage = await app.call('/v1/usage', { session: person.session })
    expect(usage.body.data.credits_remaining).toBe(100)
  })
})
