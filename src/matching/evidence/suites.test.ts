import { describe, expect, it } from 'vitest'
import { skillById } from '../../taxonomy/skills/skills.js'
import { SUITE_SKILL_IDS } from './suites.js'

describe('the suites', () => {
  it('are made of skills of the vocabulary', () => {
    expect(SUITE_SKILL_IDS.filter((id) => skillById(id) === undefined)).toEqual([])
  })
})
