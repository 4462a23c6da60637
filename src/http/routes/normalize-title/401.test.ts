import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp()

describe('/normalize/title without a key', () => {
  it('is refused, free or not', async () => {
    const answer = await app.call('/normalize/title?title=Cook')
    expect(answer.status).toBe(401)
    expect(answer.body.success).toBe(false)
  })
})
