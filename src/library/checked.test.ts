import { afterAll, expect, test } from 'vitest'
import { createEngine, normalizeSkill, normalizeTitle } from './index.js'

const engine = createEngine({ workers: 1 })
afterAll(() => engine.close())

/** A value that a program without types may give. */
const given = <T>(value: unknown): T => value as T

const REFUSED: readonly (readonly [string, () => Promise<unknown>, string])[] = [
  [
    'a document that is neither text nor bytes',
    () => engine.parseResume(given({ text: 'Mara Vellani' })),
    'A document must be a string of text or the bytes of a file (a Uint8Array).',
  ],
  [
    'no document',
    () => engine.redact(given(undefined)),
    'A document must be a string of text or the bytes of a file (a Uint8Array).',
  ],
  [
    'a text in place of a candidate',
    () => engine.match(given('Mara Vellani, baker'), {}),
    'candidate must be object.',
  ],
  ['null in place of a role', () => engine.match({}, given(null)), 'role must be object.'],
  [
    'a member of another kind',
    () => engine.scoreRequirements({ work_history: [{ title: given(7) }] }, {}),
    'candidate.work_history[0].title must be string.',
  ],
  [
    'a day that no calendar has',
    () => engine.match({}, {}, { asOf: '2026-02-31' }),
    'asOf must be a day of the calendar, as in 2026-01-31.',
  ],
  [
    'a format that nobody reads',
    () => engine.parseJob('Baker wanted', { formats: [given('wordstar')] }),
    'formats must be a list of these: docx, ',
  ],
  ['a skill that is no text', () => normalizeSkill(given(42)), 'A name must be a string.'],
  ['a title that is no text', () => normalizeTitle(given(null)), 'A name must be a string.'],
]

test.each(REFUSED)('refuses %s, and says what it takes', async (_what, call, message) => {
  await expect(call()).rejects.toMatchObject({
    name: 'RolecallError',
    code: 'invalid_request',
    message: expect.stringContaining(message),
  })
})

test('what the calls themselves give is taken', async () => {
  const candidate = await engine.parseResume(
    'Mara Vellani\nmara.vellani@example.com\n\nEXPERIENCE\nBaker, Harbour Bread Company   May 2012 - June 2021\n- Baked sourdough for nine shops',
    { evidence: true },
  )
  const role = await engine.parseJob(
    'Head Baker\n\nRequirements:\n- Experience with sourdough\n- English\n\nResponsibilities:\n- Plan the rota of the bakery\n- Train apprentices',
    { evidence: true },
  )
  const { score } = await engine.match(candidate, role)
  expect(score).toBeGreaterThan(0)
})
