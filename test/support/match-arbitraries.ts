// Made-up candidates and roles for property tests of the matcher.
import fc from 'fast-check'
import type { ScoringInput, ScoringWork } from '../../src/contract/scoring-input.js'
import type { ScoringRole } from '../../src/matching/types.js'

export const SKILLS = [
  'Python',
  'React',
  'JavaScript',
  'Vue.js',
  'PostgreSQL',
  'SQL',
  'Docker',
  'Wound Care',
  'Phlebotomy',
  'General Ledger',
  'Microsoft Excel',
  'Welding',
  'Forklift Licence',
  'German',
  'Lesson Planning',
  'Negotiation',
  'Communication',
  'Blorp Wrangling',
] as const

const TITLES = ['Software Engineer', 'Registered Nurse', 'Accountant', 'Welder', 'Teacher', 'Cook']

const skill = fc.constantFrom(...SKILLS)
const month = fc
  .tuple(fc.integer({ min: 2005, max: 2024 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`)

const level = fc.constantFrom('junior', 'mid', 'senior', null)

const work: fc.Arbitrary<ScoringWork> = fc.record({
  title: fc.constantFrom(...TITLES),
  title_normalized: fc.constant(''),
  seniority: level,
  start: month,
  end: fc.option(month, { nil: null }),
  tenure_months: fc.constant(0),
  skills: fc.constant([]),
  highlights: fc.array(
    skill.map((name) => `Worked with ${name} every day`),
    { maxLength: 4 },
  ),
})

export const scoringInput: fc.Arbitrary<ScoringInput> = fc.record({
  summary: fc.constant(''),
  total_experience_months: fc.constant(0),
  seniority: level,
  work_history: fc.array(work, { maxLength: 3 }),
  education: fc.constant([]),
  skills: fc
    .array(skill, { maxLength: 6 })
    .map((names) => names.map((raw) => ({ raw, canonical: raw, taxonomy_id: null }))),
  certifications: fc.array(skill, { maxLength: 1 }),
  languages: fc.constant([]),
})

export const scoringRole: fc.Arbitrary<ScoringRole> = fc.record({
  title: fc.constantFrom(...TITLES),
  title_normalized: fc.constant(''),
  seniority: level,
  must_have_skills: fc.uniqueArray(skill, { minLength: 1, maxLength: 5 }).chain((names) =>
    fc.tuple(
      ...names.map((canonical) =>
        fc.record({
          canonical: fc.constant(canonical),
          taxonomy_id: fc.constant(null),
          min_years: fc.option(fc.integer({ min: 1, max: 8 }), { nil: null }),
        }),
      ),
    ),
  ),
  nice_to_have_skills: fc
    .uniqueArray(skill, { maxLength: 3 })
    .map((names) => names.map((canonical) => ({ canonical, taxonomy_id: null }))),
  responsibilities: fc.constant([]),
  qualifications: fc.constant([]),
  min_experience_months: fc.constantFrom(0, 12, 36, 60),
})
