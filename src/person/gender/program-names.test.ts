import { describe, expect, it } from 'vitest'
import { redactText } from '../../redaction/redact-text.js'

const redacted = (text: string): string => redactText(text).redacted_text

describe('a job word that names a program too', () => {
  it.each([
    'API testing with Postman and Newman',
    'Tools: Git, VS Code, Postman',
    'JIRA | POSTMAN | SWAGGER',
    'git, postman, docker',
    'Postman collections for 40 endpoints',
    'Selenium\nPostman\nJenkins',
    'Tested REST services (Postman) every night',
    'Tested with Postman\nShared our Postman workspace',
  ])('stays beside programs and where it is used: %s', (text) => {
    expect(redacted(text)).toBe(text)
    expect(redacted(redacted(text))).toBe(text)
  })

  it.each([
    ['Postman, Sample Post, 2010 - 2014', 'Mail carrier, Sample Post, 2010 - 2014'],
    ['Postman', 'Mail carrier'],
    ['worked as a postman in winter', 'worked as a mail carrier in winter'],
    ['Former Postman | Python developer', 'Former Mail carrier | Python developer'],
    ['Postman: sorting, driving, MS Office', 'Mail carrier: sorting, driving, MS Office'],
    [
      'Tested with Postman\nPostman, Sample Post, 2010 - 2014',
      'Tested with Postman\nMail carrier, Sample Post, 2010 - 2014',
    ],
  ])('is made neutral as a job: %s', (text, neutral) => {
    expect(redacted(text)).toBe(neutral)
  })
})
