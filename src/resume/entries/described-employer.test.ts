import { describe, expect, it } from 'vitest'
import { quoteOf, seeText } from '../../../test/support/seen-lines.js'
import { describedEmployer } from './described-employer.js'

describe('the employer that only its description names', () => {
  it.each([
    [
      'Larkfield Health is a private company that runs clinics in seven states.',
      'Larkfield Health',
    ],
    ['(Oakline is a family-owned manufacturer of doors.)', 'Oakline'],
    ['Brindle & Moss was one of the largest retailers in the county.', 'Brindle & Moss'],
    ['3rd Street Foods is a regional distributor of produce', '3rd Street Foods'],
  ])('%s', (text, name) => {
    const lines = seeText(text)
    const found = describedEmployer(lines)
    expect(found?.value).toBe(name)
    expect(found && quoteOf(lines, found)).toBe(name)
  })

  it.each([
    ['a sentence about something else', 'The project was a success for the company.'],
    ['a sentence about the author', 'I was a leader of a group of five.'],
    ['a title', 'Project Manager is a role in every company.'],
    ['what is no house', 'Kubernetes is a system for containers.'],
  ])('is not read out of %s', (_, text) => {
    expect(describedEmployer(seeText(text))).toBeNull()
  })

  it('is looked for in the first two lines alone', () => {
    const body = ['Kept the books.', 'Paid the bills.', 'Larkfield is a private company.']
    expect(describedEmployer(seeText(body.join('\n')))).toBeNull()
  })
})
