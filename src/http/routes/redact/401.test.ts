import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../../test/support/app.js'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it.each<[string, Record<string, string>]>([
  ['no key', {}],
  ['an unknown key', { 'x-access-key': 'rc_live_0000000000000000000000000000000000' }],
])('/redact with %s is refused', async (_name, headers) => {
  const answer = await app.call('/redact', { headers, body: { text: 'Ana Sample' } })
  expect(answer.status).toBe(401)
  expect(answer.body.error.code).toBe('invalid_key')
})
