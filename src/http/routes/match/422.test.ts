import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'
import { CANDIDATE_EXAMPLE, ROLE_EXAMPLE } from './example.js'

const app = useTestApp()

const candidate = CANDIDATE_EXAMPLE
const role = ROLE_EXAMPLE
const RECIPE = 'Lentil soup\nIngredients\n200 g red lentils\nMethod\nSimmer for 20 minutes.'

const MISSING: [string, object, string][] = [
  ['nothing', {}, 'missing_candidate'],
  ['a role alone', { role }, 'missing_candidate'],
  ['a candidate alone', { candidate }, 'missing_role'],
  ['null as candidate', { candidate: null, role }, 'missing_candidate'],
  ['null as role', { candidate, role: null }, 'missing_role'],
  ['a candidate without one known field', { candidate: { x: 1 }, role }, 'missing_candidate'],
  ['a role without one known field', { candidate, role: {} }, 'missing_role'],
]

describe.each(['/match', '/score/requirements'])('%s without a side', (path) => {
  it.each(MISSING)('%s: 422 and nothing charged', async (_name, body, code) => {
    const person = await app.person('free')
    const answer = await app.call(path, { key: person.key, body })
    expect([answer.status, answer.body.error.code]).toEqual([422, code])
    const usage = await app.call('/v1/usage', { session: person.session })
    expect(usage.body.data.credits_remaining).toBe(100)
  })
})

describe.each(['/match', '/score/requirements'])('%s with a whole answer as a side', (path) => {
  const whole = (data: object) => ({ success: true, data, credits_used: 1, request_id: 'req_x' })

  it.each([
    ['candidate', { candidate: whole(candidate), role }, '/parse/resume'],
    ['role', { candidate, role: whole(role) }, '/parse/jd'],
  ])('%s: says that data is what to send', async (name, body, call) => {
    const { status, body: answer } = await app.call(path, { key: app.key, body })
    expect([status, answer.error.code]).toEqual([422, `missing_${name}`])
    expect(answer.error.message).toContain(
      `${name} takes the value of data in an answer of ${call}`,
    )
    const documents = name === 'role' ? 'jd_text, jd_url' : 'resume_text, resume_url'
    expect(answer.error.message.includes(documents)).toBe(path === '/match')
  })
})

describe('/match with a document that is refused', () => {
  const ZIP = Buffer.from('504b0506'.padEnd(44, '0'), 'hex').toString('base64')

  it.each([
    ['resume_text', { resume_text: RECIPE, role }],
    ['jd_text', { candidate, jd_text: RECIPE }],
    ['resume_file', { resume_file: ZIP, jd_text: 'Engineer wanted' }],
    ['jd_file', { candidate, jd_file: ZIP }],
    ['jd_file', { candidate, jd_file: '?' }],
    ['resume_url', { resume_url: 'http://127.0.0.1/cv', role }],
    ['jd_url', { candidate, jd_url: 'http://no-such-host.invalid/job' }],
  ])('names the field %s', async (field, body) => {
    const { body: answer } = await app.call('/match', { key: app.key, body })
    expect(answer.error.message).toMatch(new RegExp(`^${field}\\b`))
  })
})

describe('/match with an inline document that cannot be structured', () => {
  it.each([
    ['a blank résumé', { resume_text: ' \n ', role }, 'missing_candidate'],
    ['a recipe as résumé', { resume_text: RECIPE, role }, 'parse_failed'],
    ['a recipe as job description', { candidate, jd_text: RECIPE }, 'parse_failed'],
  ])('%s: 422 and nothing charged', async (_name, body, code) => {
    const person = await app.person('free')
    const answer = await app.call('/match', { key: person.key, body })
    expect([answer.status, answer.body.error.code]).toEqual([422, code])
    const usage = await app.call('/v1/usage', { session: person.session })
    expect(usage.body.data.credits_remaining).toBe(100)
  })
})
