import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../../test/support/app.js'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

describe('/normalize/skill without a key', () => {
  it('is refused, free or not', async () => {
    const answer = await app.call('/normalize/skill?skill=Python')
    expect(answer.status).toBe(401)
    expect(answer.body.success).toBe(false)
  })
})
