import { expect, it } from 'vitest'
import { readSource } from '../read-source.js'
import { redactOperation } from './redact.js'

const EXPORT = `Contact
www.linkedin.com/in/wilma-testley-4b7a1b2c (LinkedIn)

Top Skills
User Research
Prototyping
Design Systems

Languages
English (Full Professional)

Certifications
Certified Usability Analyst

Wilma Testley (she/her)
Lead Product Designer at Acme

Summary
I'm Wilma, a designer who loves hard problems.

Experience
Acme
Lead Product Designer
April 2020 - Present (4 years 2 months)
`

it('a profile’s export, whose column of skills stands before the name, loses the name', async () => {
  const { redacted_text } = await redactOperation(
    { source: { kind: 'text', text: EXPORT } },
    { read: readSource },
  )
  expect(redacted_text).not.toMatch(/Wilma|Testley|wilma|she/)
  expect(redacted_text).toContain('Lead Product Designer at Acme')
  expect(redacted_text).toContain('Certified Usability Analyst')
})
