import { describe, expect, it } from 'vitest'
import { statusOf, whoDid } from '../../../test/support/requirement-status.js'

describe('a skill of other people', () => {
  it.each([
    ['Entrepreneurship', 'Met with business owners to gather requirements'],
    ['Data Science', 'Collaborated with data scientists on models'],
    ['Graphic Design', 'Prepared briefs for graphic designers'],
    ['drilling', 'Controls for ACME Drilling Services and its fleet of trucks'],
    ['Accounting', 'Cleaned the offices of Acme Accounting Services'],
    ['Method Statements', 'Familiar with work permit systems'],
    [
      'Registered Nurse Licence',
      'Recruited and screened professionals with roles such as RN and CNA',
    ],
    ['Registered Nurse Licence', 'Scheduled RN and LPN staff'],
    ['CPA', 'Recruited CPA and ACCA candidates'],
    ['Java', 'Recruited Java developers for banks'],
    ['Python', 'Interviewed and hired senior Python and Go engineers'],
  ])('is no evidence: %s by "%s"', (asked, line) => {
    expect(statusOf(asked, whoDid(line))).toBe('missed')
  })

  it.each([
    ['Entrepreneurship', 'Business owner of a small bakery'],
    ['Accounting', 'Accounting services for small firms'],
    ['Recruitment', 'Recruited Java developers for banks'],
    ['Salesforce', 'Hired to lead the Salesforce rollout'],
    ['LinkedIn Recruiter', 'Recruited engineers using LinkedIn Recruiter'],
    ['Food Safety', 'Recruited and trained staff in food safety'],
    ['Microsoft Excel', 'Screened candidates and kept records in Excel'],
  ])('is told from the own one: %s by "%s"', (asked, line) => {
    expect(statusOf(asked, whoDid(line))).toBe('met')
  })
})
