// Made-up résumés of many layouts, countries, professions and languages, each with what a careful
// reader finds in it. A case is a folder: source.txt, source.html or source.pdf, and expected.json.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Candidate } from '../../src/contract/candidate.js'
import { readSource } from '../../src/engine/read-source.js'
import { parseResume } from '../../src/resume/parse-resume.js'
import { compareCandidate, type Expected } from './resumes/compare.js'
import { type Case, readCases } from './read-cases.js'

const ROOT = new URL('./resumes/', import.meta.url)
const CASES_MIN = 40
const PDFS_MIN = 8
const GAPS_SHARE_MAX = 0.25

const cases = readCases<Expected>(ROOT)

async function parse({ slug, source, expected }: Case<Expected>): Promise<Candidate> {
  const document = await readSource({ kind: 'bytes', bytes: readFileSync(source) })
  return parseResume(document, { asOf: expected.as_of, candidateId: `cand_${slug}` })
}

describe('a résumé is read as a careful reader reads it', () => {
  it.each(cases)('$slug', async (given) => {
    const gaps = new Set(given.expected.known_gaps)
    const differences = compareCandidate(given.expected, await parse(given))
    const paths = new Set(differences.map(({ path }) => path))
    const closed = [...gaps].filter((path) => !paths.has(path))
    expect(differences.filter(({ path }) => !gaps.has(path))).toEqual([])
    expect(closed, 'now read rightly: remove these from known_gaps').toEqual([])
  })
})

describe('the set of cases', () => {
  it('is large and varied enough to mean something', () => {
    expect(cases.length).toBeGreaterThanOrEqual(CASES_MIN)
    const pdfs = cases.filter(({ source }) => source.pathname.endsWith('.pdf'))
    expect(pdfs.length).toBeGreaterThanOrEqual(PDFS_MIN)
  })

  it('has known gaps in a quarter of the cases at most', () => {
    const withGaps = cases.filter(({ expected }) => (expected.known_gaps ?? []).length > 0)
    expect(withGaps.length).toBeLessThanOrEqual(cases.length * GAPS_SHARE_MAX)
  })
})

describe('the comparison', () => {
  it('reports a wrong value, a missing entry and a missing skill, each by its path', async () => {
    const given = cases.find(({ expected }) => expected.work_history && expected.contact)
    if (!given) throw new Error('no case states contact and work history')
    const found = await parse(given)
    const expected: Expected = {
      as_of: given.expected.as_of,
      contact: { name: 'Somebody Else' },
      work_history: [...found.work_history, { employer: 'Never There Ltd' }],
      skills: ['Falconry of Nowhere'],
      languages: [...found.languages, 'Volapük'],
      total_experience_months: found.total_experience_months + 1,
    }
    expect(compareCandidate(expected, found).map(({ path }) => path)).toEqual([
      'contact.name',
      'work_history.length',
      `work_history[${found.work_history.length}].employer`,
      'skills.Falconry of Nowhere',
      'languages',
      'total_experience_months',
    ])
  })
})
