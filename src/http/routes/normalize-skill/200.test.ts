import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp()

const get = (skill: string, key = app.key) =>
  app.call(`/normalize/skill?skill=${encodeURIComponent(skill)}`, { key })

describe('/normalize/skill', () => {
  it('gives name, id and other names, by GET and by POST', async () => {
    const asked = await get('nodejs')
    expect(asked.status).toBe(200)
    expect(asked.body.data).toMatchObject({ canonical: 'Node.js', taxonomy_id: 'skill_nodejs' })
    expect(asked.body.data.aliases).toContain('Node')
    const posted = await app.call('/normalize/skill', { key: app.key, body: { skill: 'nodejs' } })
    expect(posted.body.data).toEqual(asked.body.data)
  })

  it('is free, and counted as a call', async () => {
    const person = await app.person('free')
    expect((await get('Python', person.key)).body.credits_used).toBe(0)
    const usage = await app.call('/v1/usage', { session: person.session })
    expect(usage.body.data).toMatchObject({ credits_remaining: 100, calls_this_period: 1 })
  })

  it.each(['__proto__', 'toString', 'constructor', 'glimmer weaving', '🦄', '%00', '../../etc'])(
    'what the taxonomy does not know comes back as it was sent: %s',
    async (skill) => {
      const answer = await get(skill)
      expect(answer.status).toBe(200)
      expect(answer.body.data).toEqual({ canonical: skill, taxonomy_id: null, aliases: [] })
    },
  )
})
