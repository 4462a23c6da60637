import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp()

describe('POST /v1/keys with a wrong body', () => {
  it.each([
    ['a label of 101 characters', JSON.stringify({ label: 'x'.repeat(101) })],
    ['a label that is a number', '{"label": 5}'],
    ['null', 'null'],
    ['an array', '[]'],
    ['broken JSON', '{"label": "Ada Quill'],
    ['a prototype key', '{"__proto__": {"label": "x"}}'],
  ])('is refused: %s', async (_name, body) => {
    const answer = await app.call('/v1/keys', { session: app.session, body })
    expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request'])
    expect(answer.text).not.toContain('Quill')
  })

  it('takes a label of 100 characters', async () => {
    const body = { label: ` ${'é'.repeat(100)} ` }
    expect((await app.call('/v1/keys', { session: app.session, body })).status).toBe(201)
  })
})
