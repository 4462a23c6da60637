// The same work under more than sixty other names, pronouns, ages, places and passports: the score, the
// band and every signal stay what they are.
import { describe, expect, it } from 'vitest'
import type { MatchResult } from '../../src/contract/match.js'
import { type DocumentSource, readSource } from '../../src/engine/index.js'
import { operations } from '../../src/engine/operations.js'
import { JOB, OTHER_PEOPLE, resumeOf, SAME_PERSON } from './further-support/fairness.js'

const context = { read: (source: DocumentSource) => readSource(source) }
const plain = (text: string): DocumentSource => ({ kind: 'text', text })

/** Everything in an answer that says how good a candidate is. */
async function judged(resume: string) {
  const sides = {
    candidate: { resume: plain(resume), documentId: 'cand_test' },
    role: { job: plain(JOB), documentId: 'role_test' },
    asOf: '2026-01-01',
    explain: false,
    evidence: false,
  }
  const { score, band, signals } = (await operations.match(sides, context)) as MatchResult
  return { score, band, signals }
}

describe('as somebody else', async () => {
  const own = await judged(resumeOf(SAME_PERSON))

  it('the résumé is one that is worth judging', () => {
    expect(own.score).toBeGreaterThan(50)
  })

  it.each(OTHER_PEOPLE)('$name', async ({ person }) => {
    expect(await judged(resumeOf(person))).toEqual(own)
  })
})
