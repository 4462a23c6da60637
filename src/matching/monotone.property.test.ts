import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SKILLS, scoringInput, scoringRole } from '../../test/support/match-arbitraries.js'
import type { ScoringInput } from '../contract/scoring-input.js'
import { completeCandidate, completeRole } from '../engine/match/complete-input.js'
import { toScoringInput } from '../redaction/to-scoring-input.js'
import { findMatch } from './find-match.js'
import { matchResult } from './results.js'
import { coverageOf } from './score.js'
import { curveAt, WEIGHTS } from './weights.js'

const AS_OF = '2025-06-01'
const RUNS = { numRuns: 1_000 }
const skill = fc.constantFrom(...SKILLS)
const NURSING = [
  'Wound Care',
  'Phlebotomy',
  'Patient Care',
  'Medication Administration',
  'Infection Control',
  'Vital Signs',
  'Catheterization',
  'Triage',
  'Palliative Care',
  'Care Planning',
]

const withSkill = (input: ScoringInput, name: string): ScoringInput => ({
  ...input,
  skills: [...input.skills, { raw: name, canonical: name, taxonomy_id: null }],
})

const withHighlight = (input: ScoringInput, text: string): ScoringInput => ({
  ...input,
  work_history: input.work_history.map((work, index) =>
    index === 0 ? { ...work, highlights: [...work.highlights, text] } : work,
  ),
})

const mustCoverage = (match: ReturnType<typeof findMatch>) =>
  coverageOf(match.findings.verdicts, 'must_have')

describe('the score', () => {
  it('never falls when a must-have is added to the candidate, nor rises when one is taken away', () => {
    fc.assert(
      fc.property(scoringInput, scoringRole, fc.nat(), (input, role, pick) => {
        const wanted = role.must_have_skills[pick % role.must_have_skills.length]?.canonical ?? ''
        const plain = findMatch(input, role, AS_OF)
        const listed = findMatch(withSkill(input, wanted), role, AS_OF)
        const shown = findMatch(withHighlight(input, `Used ${wanted} at work`), role, AS_OF)
        expect(listed.score).toBeGreaterThanOrEqual(plain.score)
        expect(shown.score).toBeGreaterThanOrEqual(plain.score)
        expect(mustCoverage(listed)).toBeGreaterThanOrEqual(mustCoverage(plain))
      }),
      RUNS,
    )
  })

  it('falls below a missing licence when one more is lost, and for most lists when that is a soft one', () => {
    const lost = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((count) => {
      const skills = ['Communication', ...NURSING.slice(0, count - 2)]
      const role = completeRole({
        title: 'Staff Nurse',
        must_have_skills: ['Registered Nurse Licence', ...skills].map((canonical) => ({
          canonical,
        })),
      })
      const score = (known: readonly string[]): number => {
        const work = { title: 'Ward Assistant', start: '2020-01', end: '2024-12' }
        const highlights = known.map((name) => `Used ${name} at work`)
        const candidate = completeCandidate({ work_history: [{ ...work, highlights }] }, AS_OF)
        return findMatch(toScoringInput(candidate), role, AS_OF).score
      }
      const whole = score(skills)
      expect(whole).toBeLessThanOrEqual(WEIGHTS.weakCeiling)
      const withoutHard = skills.filter((name) => name !== 'Wound Care')
      return { soft: whole - score(skills.slice(1)), hard: whole - score(withoutHard) }
    })
    // A soft skill weighs so little that rounding may hide it.
    expect(lost.filter(({ soft }) => soft > 0).length).toBeGreaterThanOrEqual(8)
    expect(lost.every(({ soft, hard }) => soft >= 0 && hard > 0)).toBe(true)
  })

  it('gives more years no lower must-have coverage', () => {
    fc.assert(
      fc.property(
        scoringInput,
        scoringRole,
        fc.integer({ min: 1, max: 9 }),
        (input, role, years) => {
          const longer: ScoringInput = {
            ...input,
            work_history: input.work_history.map((work) => ({
              ...work,
              start: `${Number(work.start.slice(0, 4)) - years}${work.start.slice(4)}`,
            })),
          }
          const before = mustCoverage(findMatch(input, role, AS_OF))
          expect(mustCoverage(findMatch(longer, role, AS_OF))).toBeGreaterThanOrEqual(before)
        },
      ),
      RUNS,
    )
  })

  it('stays under the ceiling of a missing must-have whatever else is in the text', () => {
    fc.assert(
      fc.property(scoringInput, scoringRole, (input, role) => {
        const asked = { canonical: 'Zorbing Certificate', taxonomy_id: null, min_years: null }
        const harder = { ...role, must_have_skills: [...role.must_have_skills, asked] }
        const all = role.must_have_skills.map(({ canonical }) => canonical)
        const stuffed = all.reduce(
          (sum, name) => withHighlight(withSkill(sum, name), `${role.title} with ${name}`),
          input,
        )
        const { score, findings } = findMatch(stuffed, harder, AS_OF)
        const must = findings.verdicts.filter(({ wish }) => wish.severity === 'must_have')
        const weigh = (list: typeof must) => list.reduce((sum, { wish }) => sum + wish.weight, 0)
        const full = Math.max(WEIGHTS.mustHaveFull, weigh(must))
        const share = weigh(must.filter(({ status }) => status === 'missed')) / full
        expect(share).toBeGreaterThan(0)
        expect(score).toBeLessThanOrEqual(WEIGHTS.missingCeiling)
        expect(score).toBeLessThanOrEqual(Math.ceil(curveAt(WEIGHTS.mustHaveCeiling, share)))
      }),
      RUNS,
    )
  })

  it('gains nothing by repeating or shuffling what is there', () => {
    fc.assert(
      fc.property(
        scoringInput,
        scoringRole,
        fc.integer({ min: 2, max: 5 }),
        (input, role, times) => {
          const answer = (one: ScoringInput) =>
            matchResult(findMatch(one, role, AS_OF), () => true, true)
          const repeated: ScoringInput = {
            ...input,
            skills: Array.from({ length: times }, () => [...input.skills].reverse()).flat(),
            certifications: [...input.certifications, ...input.certifications],
            work_history: input.work_history.map((work) => ({
              ...work,
              highlights: [...work.highlights, ...work.highlights].reverse(),
            })),
          }
          expect(answer(repeated)).toEqual(answer(input))
        },
      ),
      RUNS,
    )
  })

  it('gains nothing by stuffing a word that was already listed and shown at work', () => {
    fc.assert(
      fc.property(scoringInput, scoringRole, skill, (input, role, name) => {
        const honest = withSkill(withHighlight(input, name), name)
        fc.pre(honest.work_history.length > 0)
        const stuffed = withSkill(
          withHighlight(
            { ...honest, summary: `${name} ${name} expert` },
            `${name}, ${name}, ${name}`,
          ),
          name,
        )
        expect(findMatch(stuffed, role, AS_OF).score).toBe(findMatch(honest, role, AS_OF).score)
      }),
      RUNS,
    )
  })
})
