import { expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp()

it.each<[string, Record<string, string>]>([
  ['no key', {}],
  ['an unknown key', { 'x-access-key': 'rc_live_0000000000000000000000000000000000' }],
])('/redact with %s is refused', async (_name, headers) => {
  const answer = await app.call('/redact', { headers, body: { text: 'Ana Sample' } })
  expect(answer.status).toBe(401)
  expect(answer.body.error.code).toBe('invalid_key')
})
