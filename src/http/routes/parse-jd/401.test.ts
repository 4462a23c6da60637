import { expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'
import { JOB_EXAMPLE } from './job-example.js'

const app = useTestApp()

it('/parse/jd without a key is refused before the document is looked at', async () => {
  const answer = await app.call('/parse/jd', { body: { text: JOB_EXAMPLE } })
  expect([answer.status, answer.body.error.code]).toEqual([401, 'invalid_key'])
})
