import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BANDS, type Band } from '../contract/match.js'
import type { CandidateInput, RoleInput } from '../contract/match-input.js'
import { completeCandidate, completeRole } from '../engine/match/complete-input.js'
import { toScoringInput } from '../redaction/to-scoring-input.js'
import { findMatch } from './find-match.js'

interface PanelCase {
  role: RoleInput
  candidates: { id: string; band: Band; why: string; candidate: CandidateInput }[]
}

const AS_OF = '2025-06-01'
const EXACT_MIN = 0.85
const folder = new URL('../../test/cases/match/panel/', import.meta.url)

const pairs = readdirSync(folder).flatMap((name) => {
  const { role, candidates } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as PanelCase
  return candidates.map(({ id, band, candidate }) => {
    const input = toScoringInput(completeCandidate(candidate, AS_OF))
    const found = findMatch(input, completeRole(role), AS_OF).band
    return { id, off: BANDS.indexOf(found) - BANDS.indexOf(band) }
  })
})

describe('the panel of 60 pairs', () => {
  it('gets the band of a careful recruiter in at least 85 of 100 pairs', () => {
    expect(pairs).toHaveLength(60)
    const exact = pairs.filter(({ off }) => off === 0).length
    expect(exact / pairs.length).toBeGreaterThanOrEqual(EXACT_MIN)
  })

  it('is never two bands off', () => {
    expect(pairs.filter(({ off }) => Math.abs(off) > 1)).toEqual([])
  })
})
