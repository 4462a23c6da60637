import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../test/support/app.js'
import { PROBES } from '../../../test/support/probes.js'

const app = useTestApp({ extraRoutes: PROBES })

const get = (path: string) => app.call(path, { key: app.key })
const post = (path: string, body: unknown) => app.call(path, { key: app.key, body })

describe('the body of POST', () => {
  it.each([
    ['null', 'null'],
    ['an array', '[]'],
    ['a number', '7'],
    ['a text', '"hello"'],
    ['a field of the wrong type', '{"text": 5}'],
    ['a number that looks like a flag', '{"explain": 1}'],
  ])('is refused when it is %s', async (_name, body) => {
    const path = body.includes('explain') ? '/probe/match' : '/probe/document'
    const answer = await post(path, body)
    expect(answer.status).toBe(400)
    expect(answer.body.error.code).toBe('invalid_request')
  })

  it('may carry fields that nobody knows', async () => {
    const answer = await post('/probe/document', { text: 'x', colour: 'blue', tags: [1, 2] })
    expect(answer.status).toBe(200)
  })

  it('does not count a blank text as sent', async () => {
    const answer = await post('/probe/document', { text: ' \n\t', url: 'https://example.com/' })
    expect(answer.body.data.fields).toEqual(['url'])
  })

  it('does not count null as sent, as programs of typed languages write it', async () => {
    const unset = { url: null, file: null, as_of: null }
    const answer = await post('/probe/document', { text: 'x', ...unset })
    expect([answer.status, answer.body.data.fields]).toEqual([200, ['text']])
    const match = { candidate: { summary: 's' }, resume_text: null, explain: null }
    expect((await post('/probe/match', match)).body.data.explain).toBe(null)
  })

  it('names the place that does not fit, and not what was there', async () => {
    const answer = await post('/probe/document', { text: { name: 'Ada Quillfeather' } })
    expect(answer.body.error.message).toBe('text must be string.')
  })
})

describe('the query of GET', () => {
  it('takes the fields that the operation names', async () => {
    const answer = await get('/probe/document?text=a%20b&as_of=2024-02-29')
    expect(answer.body.data).toMatchObject({
      fields: ['text', 'as_of'],
      chars: 3,
      asOf: '2024-02-29',
    })
  })

  it('reads flags and JSON by the type of the field', async () => {
    const candidate = encodeURIComponent('{"summary":"s"}')
    const answer = await get(`/probe/match?candidate=${candidate}&explain=true`)
    expect(answer.body.data).toEqual({ candidate: { summary: 's' }, explain: true })
  })

  it.each([
    ['a repeated field', 'text=a&text=b'],
    ['an array in brackets', 'text[]=a'],
    ['an encoded bracket', 'text%5B%5D=a'],
    ['an object in brackets', 'text[x]=a'],
    ['a flag that is neither', 'explain=yes'],
    ['JSON that is broken', 'candidate=%7B'],
    ['JSON with a prototype key', 'candidate=%7B%22__proto__%22%3A1%7D'],
    ['an unknown include', 'include=everything'],
    ['a repeated include', 'include=evidence&include=evidence'],
  ])('is refused with %s', async (_name, query) => {
    const path = /explain|candidate/.test(query) ? '/probe/match' : '/probe/document'
    expect((await get(`${path}?${query}`)).status).toBe(400)
  })

  it.each([20_000, 200_000])('takes a text of %d characters', async (chars) => {
    const answer = await get(`/probe/document?text=${'%C3%A9'.repeat(chars)}`)
    expect([answer.status, answer.body.success]).toEqual([200, true])
    expect(answer.body.data.chars).toBe(chars)
  })
})

describe('as_of', () => {
  it.each(['2024-02-30', '2023-02-29', '2024-13-01', '0000-00-00', '2024-1-1', 'today'])(
    'is refused as %s, which is no day of the calendar',
    async (day) => {
      expect((await post('/probe/document', { text: 'x', as_of: day })).status).toBe(400)
    },
  )

  it('is today by default', async () => {
    const answer = await post('/probe/document', { text: 'x' })
    expect(answer.body.data.asOf).toBe(new Date().toISOString().slice(0, 10))
  })
})

describe('include=evidence', () => {
  it.each(['POST', 'GET'])('reaches the operation by %s', async (method) => {
    const path = '/probe/document?include=evidence'
    const answer = method === 'GET' ? await get(`${path}&text=x`) : await post(path, { text: 'x' })
    expect(answer.body.data.evidence).toBe(true)
  })
})
