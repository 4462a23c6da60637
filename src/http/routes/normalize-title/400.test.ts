import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp()

describe('/normalize/title without a title that fits', () => {
  it.each([
    ['no parameter', '/normalize/title'],
    ['an empty one', '/normalize/title?title='],
    ['a blank one', '/normalize/title?title=%20%09'],
    ['two', '/normalize/title?title=Cook&title=Chef'],
    ['a list', '/normalize/title?title[]=Cook'],
    ['2,001 characters', `/normalize/title?title=${'x'.repeat(2001)}`],
  ])('GET with %s is refused', async (_name, path) => {
    const answer = await app.call(path, { key: app.key })
    expect(answer.status).toBe(400)
    expect(answer.body.error.code).toBe('invalid_request')
    expect(answer.body.error.message).toContain('title')
  })

  it.each([
    ['nothing', {}],
    ['a number', { title: 7 }],
    ['null', { title: null }],
    ['a list', { title: ['Cook'] }],
    ['five megabytes', { title: 'x'.repeat(5_000_000) }],
  ])('POST with %s is refused', async (_name, body) => {
    const answer = await app.call('/normalize/title', { key: app.key, body })
    expect(answer.status).toBe(400)
    expect(answer.body.error.code).toBe('invalid_request')
  })
})
