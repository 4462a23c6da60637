import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CandidateInput } from '../../contract/match-input.js'
import { matchOperation } from './match-operations.js'

const context = { read: () => Promise.reject(new Error('nothing to read')) }
const role = {
  title: 'Registered Nurse',
  must_have_skills: [{ canonical: 'Wound Care', min_years: 2 }, { canonical: 'German' }],
  nice_to_have_skills: [{ canonical: 'Phlebotomy' }],
  qualifications: ["Bachelor's degree in Nursing"],
  min_experience_months: 24,
}
const DEGREE = { degree: 'BSc Nursing', degree_level: 'bachelor', field: 'Nursing', end: '2018' }
const candidate = {
  work_history: [
    {
      title: 'Registered Nurse',
      start: '2019-03',
      end: null,
      highlights: ['Wound care for 20 patients a day', 'Led a team of four'],
    },
  ],
  education: [DEGREE],
  skills: [{ raw: 'Phlebotomy' }],
  languages: ['German'],
} satisfies CandidateInput

const answer = async (given: CandidateInput): Promise<string> => {
  const sides = { candidate: { candidate: given }, role: { role } }
  const flags = { asOf: '2025-06-01', explain: true, evidence: false }
  return JSON.stringify(await matchOperation({ ...sides, ...flags }, context))
}

const person = fc.record({
  name: fc.constantFrom(
    'Emily Walsh',
    'Lakisha Washington',
    'Jamal Jones',
    'Greg Baker',
    'Wei Chen',
  ),
  email: fc.constantFrom('a@example.com', 'born1961@example.com'),
  phone: fc.constantFrom('', '+16175550101'),
  location: fc.constantFrom('', 'Lagos, Nigeria', 'Boston, Massachusetts, United States'),
  links: fc.constantFrom<string[]>([], ['https://example.com/me']),
})
const line = fc.constantFrom(
  'She is married.',
  'He is single.',
  'Gender: Female',
  'Gender: Male',
  'Date of birth: 3 May 1962',
  'Age: 23',
  'Nationality: Nigerian',
  'Nationality: American',
  'Address: 12 Sample Street, Leeds',
  'Photo attached',
)

describe('who a person is', () => {
  it('changes no byte of the answer', async () => {
    const plain = await answer(candidate)
    await fc.assert(
      fc.asyncProperty(
        person,
        fc.array(line, { maxLength: 4 }),
        fc.integer({ min: 1960, max: 2020 }),
        async (contact, lines, year) => {
          const education = [{ ...DEGREE, institution: 'Example University', end: String(year) }]
          const summary = lines.join('\n')
          const other: CandidateInput = { ...candidate, contact, education, summary }
          expect(await answer(other)).toBe(plain)
        },
      ),
      { numRuns: 1_000 },
    )
  })
})
