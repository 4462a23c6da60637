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
  ])('is no evidence: %s by "%s"', (asked, line) => {
    expect(statusOf(asked, whoDid(line))).toBe('missed')
  })

  it.each([
    ['Entrepreneurship', 'Business owner of a small bakery'],
    ['Accounting', 'Accounting services for small firms'],
  ])('is told from the own one: %s by "%s"', (asked, line) => {
    expect(statusOf(asked, whoDid(line))).toBe('met')
  })
})
