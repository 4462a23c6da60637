// What a caller is told when something is wrong: every kind of mistake gets the next step, in
// words.
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../support/app.js'
import { leaveCredits } from '../support/balance.js'

const app = useTestApp()

const message = async (path: string, options: Parameters<typeof app.call>[1] = {}) => {
  const { status, body } = await app.call(path, options)
  return [status, body.error?.message]
}
const says = (words: RegExp) => expect.stringMatching(words)

describe('words that help', () => {
  it('401 names the header, and which API takes what', async () => {
    expect(await message('/ping')).toEqual([401, says(/main API.*x-access-key.*Bearer/)])
    const managing = says(/management API takes a dashboard session.*API keys are for the main API/)
    expect(await message('/v1/usage')).toEqual([401, managing])
    expect(await message('/v1/usage', { key: app.key })).toEqual([401, managing])
  })

  it('402 names the price and the balance', async () => {
    const poor = await app.person('free')
    await leaveCredits(app.services, poor.accountId, 1)
    const { status, body } = await app.call('/match', {
      key: poor.key,
      body: { resume_text: 'Ana Sample', role: { title: 'Engineer' } },
    })
    expect([status, body.error?.message]).toEqual([
      402,
      says(/costs 3 credits; the account has 1\./),
    ])
  })

  it('errors of GET speak of the query', async () => {
    expect(await message('/parse/resume', { key: app.key })).toEqual([
      400,
      'The query has no document: text or url is needed. A file needs POST.',
    ])
    expect(await message('/match?candidate=%7B', { key: app.key })).toEqual([
      400,
      says(/^The query parameter candidate /),
    ])
  })

  it.each(['31.01.2026', '2026-02-31', 'yesterday'])('as_of=%s is told in words', async (day) => {
    const told = [400, 'as_of must be a day of the calendar, as in 2026-01-31.']
    expect(await message(`/parse/jd?text=x&as_of=${day}`, { key: app.key })).toEqual(told)
    const body = { text: 'x', as_of: day }
    expect(await message('/parse/jd', { key: app.key, body })).toEqual(told)
  })

  it.each([
    ['/ping/', /slash at the end away: \/ping\./],
    ['/v1/parse/resume', /no version or prefix: \/parse\/resume\./],
    ['/keys', /under \/v1: \/v1\/keys\./],
    ['/prase/resume', /Did you mean \/parse\/resume\?/],
  ])('404 at %s has a hint', async (path, words) => {
    expect(await message(path)).toEqual([404, says(words)])
  })

  it('a browser gets a page for 404, everybody else the envelope', async () => {
    const answer = await fetch(`${app.url}/prase/resume`, { headers: { accept: 'text/html,*/*' } })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await answer.text()).toContain('Did you mean /parse/resume?')
    const plain = await fetch(`${app.url}/prase/resume`, { headers: { accept: '*/*' } })
    expect(plain.headers.get('content-type')).toMatch(/^application\/json/)
  })
})
