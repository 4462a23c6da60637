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
