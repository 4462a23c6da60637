import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'
import { expectRefused, OTHER_DOCUMENTS } from '../../../../test/support/other-documents.js'

const app = useTestApp()

const NOT_RESUMES: Record<string, string> = {
  ...OTHER_DOCUMENTS,
  'job description':
    'We are looking for a Nurse\nAbout the role\nYou will care for patients on a busy ward.\nRequirements\n- Registered nurse\n- 2 years of experience\nWhat we offer\n- Free meals\nHow to apply: send your CV to jobs@example.com',
}

describe('/parse/resume of something else', () => {
  it.each(Object.entries(NOT_RESUMES))('%s is refused and not charged', (_name, text) =>
    expectRefused(app, '/parse/resume', text),
  )

  it.each(['skills', 'experience', 'education', 'contact'])(
    '/extract/%s answers 200 with what little there is',
    async (part) => {
      const text = OTHER_DOCUMENTS.noise
      const answer = await app.call(`/extract/${part}`, { key: app.key, body: { text } })
      expect(answer.status).toBe(200)
      const [value] = Object.values(answer.body.data as Record<string, unknown>)
      expect(
        Array.isArray(value)
          ? value
          : Object.values(value as object)
              .flat()
              .join(''),
      ).toHaveLength(0)
    },
  )
})
