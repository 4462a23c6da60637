// Texts that are neither a résumé nor a job description, and the answers they must get.
import { expect } from 'vitest'
import type { TestApp } from './app.js'

export const OTHER_DOCUMENTS = {
  recipe:
    'Lentil soup\nIngredients\n200 g red lentils\n1 onion\nMethod\nChop the onion and fry it. Add the lentils and simmer for 20 minutes. Season with a tablespoon of lemon juice.',
  article:
    'The river rose again on Tuesday. Residents of the lower town carried furniture upstairs while the council met to discuss new walls. Read more on page four.',
  code: 'import { readFileSync } from "node:fs"\nconst text = readFileSync("a.txt", "utf8")\nfunction main() {\n  console.log(text.length)\n}\nmain()',
  invoice:
    'Invoice number 4711\nBill to: Example Ltd, 12 Sample Street\n2 chairs 80.00\n1 desk 240.00\nSubtotal 320.00\nAmount due 384.00',
  noise: 'lorem ipsum dolor sit amet 12 34 56',
}

export async function expectRefused(app: TestApp, path: string, text: string): Promise<void> {
  const person = await app.person('free')
  const answer = await app.call(path, { key: person.key, body: { text } })
  expect([answer.status, answer.body.error?.code]).toEqual([422, 'parse_failed'])
  const usage = await app.call('/v1/usage', { session: person.session })
  expect(usage.body.data.credits_remaining).toBe(100)
}
