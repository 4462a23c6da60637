// Cases in which both calls of /normalize refuse a text that is no name.
import { describe, expect, it } from 'vitest'
import { useTestApp } from './app.js'

export function normalizeRefusals(field: 'title' | 'skill'): void {
  const app = useTestApp()
  const path = `/normalize/${field}`

  describe(`${path} without a ${field} that fits`, () => {
    it.each([
      ['no parameter', ''],
      ['an empty one', `?${field}=`],
      ['a blank one', `?${field}=%20%09`],
      ['two', `?${field}=Cook&${field}=Python`],
      ['a list', `?${field}[]=Cook`],
      ['2,001 characters', `?${field}=${'x'.repeat(2001)}`],
    ])('GET with %s is refused', async (_name, query) => {
      const answer = await app.call(`${path}${query}`, { key: app.key })
      expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request'])
      expect(answer.body.error.message).toContain(field)
    })

    it('GET without one says that the query parameter is missing', async () => {
      const { body } = await app.call(path, { key: app.key })
      expect(body.error.message).toBe(`The query parameter ${field} is missing.`)
    })

    it.each([
      ['nothing', {}],
      ['a number', { [field]: 7 }],
      ['null', { [field]: null }],
      ['a list', { [field]: ['Cook'] }],
      ['five megabytes', { [field]: 'x'.repeat(5_000_000) }],
    ])('POST with %s is refused', async (_name, body) => {
      const answer = await app.call(path, { key: app.key, body })
      expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_request'])
    })
  })
}
