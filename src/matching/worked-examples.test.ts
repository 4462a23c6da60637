import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CandidateInput, RoleInput } from '../contract/match-input.js'
import { completeCandidate, completeRole } from '../engine/match/complete-input.js'
import { toScoringInput } from '../redaction/to-scoring-input.js'
import { findMatch, type Match } from './find-match.js'
import { WEIGHTS } from './weights.js'

interface Example {
  name: string
  role: RoleInput
  candidate: CandidateInput
}

const AS_OF = '2025-06-01'
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const page = read('../../docs/scoring.md')
const examples = JSON.parse(read('../../test/cases/match/worked-examples.json')) as Example[]

/** The cells of the row that opens with a word. */
const rowOf = (first: string): string[] =>
  (page.split('\n').find((line) => line.startsWith(`| ${first} `)) ?? '')
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The paragraph of the page that tells an example. */
const paragraphOf = (name: string): string =>
  page.split('\n\n').find((paragraph) => paragraph.startsWith(`**${name}**`)) ?? ''

/** Every figure of a match that the page must give. */
function figuresOf({ score, band, parts, ceilings, findings }: Match): string[] {
  const sum = parts.reduce((points, part) => points + part.points, 0)
  return [
    `**${score}, ${band}**`,
    sum.toFixed(1),
    ...parts.map(({ weight }) => weight.toFixed(1)),
    ...ceilings.map(({ ceiling }) => ceiling.toFixed(1)),
    findings.similarity.toFixed(2),
  ]
}

describe('the page on scoring', () => {
  it.each(examples)('tells the worked example as it is scored: $name', (example) => {
    const input = toScoringInput(completeCandidate(example.candidate, AS_OF))
    const match = findMatch(input, completeRole(example.role), AS_OF)
    const told = paragraphOf(example.name)
    expect(figuresOf(match).filter((figure) => !told.includes(figure))).toEqual([])
  })

  it.each(Object.entries(WEIGHTS.weights))('gives the points of %s', (part, points) => {
    expect(rowOf(part)[1]).toBe(String(points))
  })

  it('gives the ceilings of missed must-haves', () => {
    const [, ...shares] = rowOf('share of must-haves missed')
    const [, ...ceilings] = rowOf('ceiling')
    const told = WEIGHTS.mustHaveCeiling.slice(1)
    expect(shares.map((share) => (share === 'all' ? 1 : Number(share)))).toEqual(
      told.map(([share]) => share),
    )
    expect(ceilings.map(Number)).toEqual(told.map(([, ceiling]) => ceiling))
  })
})
