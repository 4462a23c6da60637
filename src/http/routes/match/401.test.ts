import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'
import { CANDIDATE_EXAMPLE, ROLE_EXAMPLE } from './example.js'

const app = useTestApp()

describe('without a valid key', () => {
  it.each(['/match', '/score/requirements'])('%s is refused', async (path) => {
    const body = { candidate: CANDIDATE_EXAMPLE, role: ROLE_EXAMPLE }
    const answer = await app.call(path, { body })
    expect([answer.status, answer.body.error.code]).toEqual([401, 'invalid_key'])
  })
})
