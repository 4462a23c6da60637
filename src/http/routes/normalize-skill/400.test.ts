import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp()

describe('/normalize/skill without a skill that fits', () => {
  it.each([
    ['no parameter', '/normalize/skill'],
    ['an empty one', '/normalize/skill?skill='],
    ['a blank one', '/normalize/skill?skill=%20%09'],
    ['two', '/normalize/skill?skill=Python&skill=Java'],
    ['a list', '/normalize/skill?skill[]=Python'],
    ['2,001 characters', `/normalize/skill?skill=${'x'.repeat(2001)}`],
  ])('GET with %s is refused', async (_name, path) => {
    const answer = await app.call(path, { key: app.key })
    expect(answer.status).toBe(400)
    expect(answer.body.error.code).toBe('invalid_request')
    expect(answer.body.error.message).toContain('skill')
  })

  it.each([
    ['nothing', {}],
    ['a number', { skill: 7 }],
    ['null', { skill: null }],
    ['a list', { skill: ['Python'] }],
    ['five megabytes', { skill: 'x'.repeat(5_000_000) }],
  ])('POST with %s is refused', async (_name, body) => {
    const answer = await app.call('/normalize/skill', { key: app.key, body })
    expect(answer.status).toBe(400)
    expect(answer.body.error.code).toBe('invalid_request')
  })
})
