import { describe, expect, it } from 'vitest'
import { readSource } from '../read-source.js'
import type { DocumentSource } from '../types.js'
import { redactOperation } from './redact.js'

const redact = (text: string) =>
  redactOperation(
    { source: { kind: 'text', text } },
    { read: (source: DocumentSource) => readSource(source) },
  )

const POSTING = `Senior Payroll Officer
Sampleford Council, Sampleford, Leeds LS1 4AB
Salary: 38000-42000 per annum
Reference: 71224914
Closing date: 14/02/2024

What we offer
Parental leave, sick leave and disability insurance. We welcome women and men of any age over 18 years old.

About the role
You will run the monthly payroll for 1,200 staff. The successful candidate reports to the Head of Finance.

Requirements
- Three years of experience in payroll
- Native English or the right to work in the UK
- Driving licence

How to apply
`

describe('a posting', () => {
  it('keeps what it says of pay, places, dates and people in general', async () => {
    const { redacted_text, removed } = await redact(POSTING)
    expect(removed).toEqual([])
    expect(redacted_text).toBe(POSTING)
  })

  it.each([
    ['Please contact Wilma Testley on 0113 496 0123.', 'Please contact [NAME] on [PHONE].'],
    ['Ask for Wilma on 0113 496 0123.', 'Ask for [NAME] on [PHONE].'],
    ['Wilma Testley leads the team: w.testley@example.org', '[NAME] leads the team: [EMAIL]'],
    ['Contact person: Wilma Testley, Payroll Manager', 'Contact person: [NAME], Payroll Manager'],
    ['Write to Ms Testley-Brown before Friday.', 'Write to Ms [NAME] before Friday.'],
    [
      'See https://www.linkedin.com/in/wilma-testley and https://www.linkedin.com/company/sampleford',
      'See [LINK] and https://www.linkedin.com/company/sampleford',
    ],
  ])('loses the details of whom to ask: %s', async (line, wanted) => {
    const { redacted_text } = await redact(POSTING + line)
    expect(redacted_text).toBe(POSTING + wanted)
    expect((await redact(redacted_text)).redacted_text).toBe(redacted_text)
  })
})

it('a résumé with the posting that it answers loses the details of its candidate', async () => {
  const resume = `Wilma Testley
wilma@example.org | 0113 496 0123

Work experience
Payroll Officer, Sampleford Mills, 2015 - 2019
Payroll Clerk, Testville Foods, 2012 - 2015

Education
BA Accounting, University of Leeds, 2011

Date of birth: 12 May 1990
`
  const { redacted_text } = await redact(`${resume}\n${POSTING}`)
  expect(redacted_text).not.toMatch(/Wilma|wilma|0113|1990|2011/)
  expect((await redact(`${POSTING}\n${resume}`)).redacted_text).not.toMatch(/Wilma|wilma|0113|1990/)
})
