import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp()

describe('/parse/jd with input that is not valid', () => {
  it.each([
    ['nothing', {}, 'invalid_request'],
    ['two documents', { text: 'a', url: 'https://example.com' }, 'invalid_request'],
    ['a private address', { url: 'http://127.0.0.1/' }, 'invalid_request'],
    [
      'an image',
      { file: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64') },
      'unsupported_format',
    ],
  ])('%s is refused', async (_name, body, code) => {
    const answer = await app.call('/parse/jd', { key: app.key, body })
    expect([answer.status, answer.body.error.code]).toEqual([400, code])
  })
})
