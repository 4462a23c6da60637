import { describe, expect, it } from 'vitest'
import { statusOf } from '../../../test/support/requirement-status.js'
import { skillById } from '../../taxonomy/skills/skills.js'
import { HEAD_SKILL_IDS } from './by-head.js'

describe('work that keeps its name whatever stands before it', () => {
  it('is named by skills of the vocabulary', () => {
    expect(HEAD_SKILL_IDS.filter((id) => skillById(id) === undefined)).toEqual([])
  })

  it.each([
    ['Planning', 'Project planning', 'met'],
    ['Planning', 'Test planning and execution', 'met'],
    ['Planning', 'Family planning', 'missed'],
    ['Automation', 'Workflow automation', 'met'],
    ['Automation', 'Home automation', 'missed'],
    ['Documentation', 'API documentation', 'met'],
    ['Troubleshooting', 'Network troubleshooting', 'met'],
    ['Reporting', 'Financial reporting', 'met'],
    ['Reporting', 'News reporting', 'missed'],
    ['Communication', 'Stakeholder communication', 'met'],
    ['Communication', 'Wireless communication', 'missed'],
    ['Leadership', 'Thought leadership', 'missed'],
    ['Scheduling', 'Patient scheduling', 'met'],
    ['Payroll', 'Sage Payroll', 'missed'],
  ])('%s by "%s": %s', (asked, listed, status) => {
    expect(statusOf(asked, { skills: [{ raw: listed }] })).toBe(status)
  })
})
