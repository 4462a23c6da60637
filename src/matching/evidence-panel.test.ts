import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CandidateInput, RoleInput } from '../contract/match-input.js'
import { completeCandidate, completeRole } from '../engine/match/complete-input.js'
import { toScoringInput } from '../redaction/to-scoring-input.js'
import { findMatch } from './find-match.js'
import { requirementResults } from './results.js'

const AS_OF = '2025-06-01'
const AGREEMENT_MIN = 0.97
const DATED = /^(.+), (\d{4}-\d{2}) to (\d{4}-\d{2})(?:: (.+))?$/
const YEARS = /^(?:(.+), )?(\d+) years(?: of experience)?$/

const rows = readFileSync(
  new URL('../../test/cases/match/evidence-panel.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | '))

/** A candidate of whom the quote is all that is known. */
function candidateOf(place: string, quote: string): CandidateInput {
  const [, title = 'Associate', start = '', end = '', text = quote] = DATED.exec(quote) ?? []
  if (place === 'work') {
    const highlights = text === quote && start !== '' ? [] : [text]
    return { work_history: [{ title, start, end, highlights }] }
  }
  if (place === 'title') return { work_history: [{ title: quote }] }
  if (place === 'degree') return { education: [{ degree: quote }] }
  if (place === 'cert') return { certifications: [{ name: quote }] }
  if (place === 'language') return { languages: [quote] }
  return place === 'summary' ? { summary: quote } : { skills: [{ raw: quote }] }
}

function roleOf(requirement: string): RoleInput {
  const [, skill, years] = YEARS.exec(requirement) ?? []
  if (years === undefined) return { must_have_skills: [{ canonical: requirement }] }
  if (skill === undefined) return { min_experience_months: 12 * Number(years) }
  return { must_have_skills: [{ canonical: skill, min_years: Number(years) }] }
}

function verdictOf(place: string, requirement: string, quote: string): string {
  const input = toScoringInput(completeCandidate(candidateOf(place, quote), AS_OF))
  const { met } = requirementResults(findMatch(input, completeRole(roleOf(requirement)), AS_OF))
  return met[0]?.status ?? 'missed'
}

describe('the panel of 200 requirements and quotes', () => {
  it('gets the verdict of most readers in at least 97 of 100', () => {
    expect(rows).toHaveLength(200)
    const off = rows
      .map(([place = '', requirement = '', quote = '', verdict = '']) => ({
        line: `${requirement} | ${quote}`,
        verdict,
        found: verdictOf(place, requirement, quote),
      }))
      .filter(({ verdict, found }) => verdict !== found)
      .map(({ line, verdict, found }) => `${line}: ${found}, not ${verdict}`)
    expect(off.length / rows.length, off.join('\n')).toBeLessThanOrEqual(1 - AGREEMENT_MIN)
  })
})
