import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../test/support/app.js'

const app = useTestApp({ env: { ROLECALL_GET_DOCUMENTS: 'off' } })

describe('where documents may not be sent by GET', () => {
  it.each(['/parse/resume?text=x', '/redact?url=x', '/match?resume_text=x', '/score/requirements'])(
    '%s is refused, and says what to do',
    async (path) => {
      const answer = await app.call(path, { key: app.key })
      expect(answer.status).toBe(405)
      expect(answer.headers.get('allow')).toBe('POST')
      expect(answer.body.error.message).toBe('This address answers POST.')
    },
  )

  it('words are still normalised by GET, and documents read by POST', async () => {
    expect((await app.call('/normalize/skill?skill=js', { key: app.key })).status).toBe(200)
    const body = { text: 'Ana Sample\n\nSKILLS\nPython' }
    expect((await app.call('/extract/skills', { key: app.key, body })).status).toBe(200)
  })

  it('the API reference does not offer it', async () => {
    const { paths } = (await app.call('/openapi.json')).body as unknown as {
      paths: Record<string, object>
    }
    expect(Object.keys(paths['/parse/resume'] ?? {})).toEqual(['post'])
    expect(Object.keys(paths['/normalize/skill'] ?? {})).toContain('get')
  })
})
