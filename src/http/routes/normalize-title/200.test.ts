import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp()

const get = (title: string, key = app.key) =>
  app.call(`/normalize/title?title=${encodeURIComponent(title)}`, { key })

describe('/normalize/title', () => {
  it('gives canonical form and seniority, by GET and by POST', async () => {
    const expected = { canonical: 'Software Engineer', seniority: 'senior' }
    const asked = await get('Sr. SW Eng II (Remote)')
    expect(asked.status).toBe(200)
    expect(asked.body.data).toEqual(expected)
    const body = { title: 'Sr. SW Eng II (Remote)' }
    const posted = await app.call('/normalize/title', { key: app.key, body })
    expect(posted.body.data).toEqual(expected)
  })

  it('is free, and counted as a call', async () => {
    const person = await app.person('free')
    const answer = await get('Staff Nurse', person.key)
    expect(answer.body.credits_used).toBe(0)
    const usage = await app.call('/v1/usage', { session: person.session })
    expect(usage.body.data).toMatchObject({
      credits_remaining: 100,
      credits_used_this_period: 0,
      calls_this_period: 1,
    })
  })

  it.each([
    ['glimmer weaver', 'Glimmer Weaver'],
    ['__proto__', '__proto__'],
    ['toString', 'toString'],
    ['constructor', 'Constructor'],
    ['🦄', '🦄'],
    ['   ops\u0000mgr ', 'Ops\u0000mgr'],
  ])('an unknown title comes back cleaned: %s', async (title, canonical) => {
    const answer = await get(title)
    expect(answer.status).toBe(200)
    expect(answer.body.data).toEqual({ canonical, seniority: null })
  })
})
