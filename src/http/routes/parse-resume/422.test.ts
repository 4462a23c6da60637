import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../test/support/app.js'

const app = useTestApp()

const NOT_RESUMES: Record<string, string> = {
  recipe:
    'Lentil soup\nIngredients\n200 g red lentils\n1 onion\nMethod\nChop the onion and fry it. Add the lentils and simmer for 20 minutes. Season with a tablespoon of lemon juice.',
  article:
    'The river rose again on Tuesday. Residents of the lower town carried furniture upstairs while the council met to discuss new walls. Read more on page four.',
  code: 'import { readFileSync } from "node:fs"\nconst text = readFileSync("a.txt", "utf8")\nfunction main() {\n  console.log(text.length)\n}\nmain()',
  invoice:
    'Invoice number 4711\nBill to: Example Ltd, 12 Sample Street\n2 chairs 80.00\n1 desk 240.00\nSubtotal 320.00\nAmount due 384.00',
  'job description':
    'We are looking for a Nurse\nAbout the role\nYou will care for patients on a busy ward.\nRequirements\n- Registered nurse\n- 2 years of experience\nWhat we offer\n- Free meals\nHow to apply: send your CV to jobs@example.com',
  noise: 'lorem ipsum dolor sit amet 12 34 56',
}

describe('/parse/resume of something else', () => {
  it.each(Object.entries(NOT_RESUMES))('%s is refused and not charged', async (_name, text) => {
    const person = await app.person('free')
    const answer = await app.call('/parse/resume', { key: person.key, body: { text } })
    expect(answer.status).toBe(422)
    expect(answer.body.error.code).toBe('parse_failed')
    const usage = await app.call('/v1/usage', { session: person.session })
    expect(usage.body.data.credits_remaining).toBe(100)
  })

  it.each(['skills', 'experience', 'education', 'contact'])(
    '/extract/%s answers 200 with what little there is',
    async (part) => {
      const text = NOT_RESUMES.noise ?? ''
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
