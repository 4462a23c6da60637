import { describe, expect, it } from 'vitest'
import { statusOf } from '../../../test/support/requirement-status.js'

const did = (highlight: string) => ({
  work_history: [{ title: 'Associate', highlights: [highlight] }],
})

describe('a name that is a common word too', () => {
  it.each([
    ['Salesforce', '60-day cycles, quota $1M. Salesforce, Gong, Outreach.', 'met'],
    ['Salesforce', 'Salesforce', 'met'],
    ['Salesforce', 'Trained a salesforce, mostly by phone', 'missed'],
    ['Salesforce', 'No Salesforce, only spreadsheets', 'missed'],
  ])('is shown by the item of that very name: %s by "%s": %s', (asked, line, status) => {
    expect(statusOf(asked, did(line))).toBe(status)
  })

  it('is not shown by a post of that name', () => {
    expect(statusOf('Chef Infra', { work_history: [{ title: 'Chef' }] })).toBe('missed')
    expect(statusOf('Puppet', { work_history: [{ title: 'Puppet, Harbour Theatre' }] })).toBe(
      'missed',
    )
  })
})
