import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Candidate } from '../contract/candidate.js'
import type { LinePart } from '../person/types.js'
import { normalizeTitle } from '../taxonomy/titles/normalize-title.js'
import { redactText } from './redact-text.js'
import { toScoringInput } from './to-scoring-input.js'

const DOCUMENTS = readFileSync(new URL('./cases/swapped-people.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .join('\n')
  .trim()
  .split('\n===\n')
  .map((text) => ({ text, opening: text.split('\n', 2).join(' / ') }))
const SWAP = /\{([^|}]*)\|([^|}]*)\}/g
const OUTSIDE = /^~ .*\n?/gm
const PARTS: readonly LinePart[] = ['top', 'personal', 'summary', 'work', 'other', 'education']

/** The document as a woman's and as a man's, as it may stand in a part of a résumé. */
function pair(text: string, part: LinePart): [string, string] {
  const own = part === 'work' ? text.replace(OUTSIDE, '') : text.replace(/^~ /gm, '')
  return [own.replace(SWAP, '$1'), own.replace(SWAP, '$2')]
}

const FAMILY = 'Sample|Placeholder|PLACEHOLDER|Muster|Dubois|Garcia|Silva|Rossi|Jansen|Nair'
const nameIn = (text: string): string =>
  new RegExp(`\\p{Upper}\\p{Alpha}+ (?:${FAMILY})`, 'u').exec(text)?.[0] ?? ''

function redacted(text: string, part: LinePart): string {
  const parts = text.split('\n').map((): LinePart => part)
  return redactText(text, { names: [nameIn(text)], parts }).redacted_text
}

/** Lines with a label or a name are no title. */
const titleOf = (line: string): string => (line.includes(':') || nameIn(line) ? '' : line)

const candidateOf = (text: string): Candidate => ({
  candidate_id: 'cand_x',
  contact: { name: nameIn(text), email: '', phone: '', location: '', links: [] },
  summary: '',
  total_experience_months: 12,
  seniority: 'mid',
  work_history: text.split('\n').map((line) => ({
    employer: 'Example Labs',
    employer_normalized: 'Example Labs',
    title: titleOf(line),
    title_normalized: normalizeTitle(titleOf(line)).canonical,
    seniority: 'mid',
    start: '2020-01',
    end: '2020-12',
    tenure_months: 12,
    skills: [],
    highlights: [line],
  })),
  education: [],
  skills: [],
  certifications: [],
  languages: [],
})

describe('a document about a woman and the same about a man', () => {
  describe.each(DOCUMENTS)('$opening', ({ text }) => {
    it.each(PARTS)('read the same when redacted, to the byte, in %s', (part) => {
      const [woman, man] = pair(text, part)
      expect(woman).not.toBe(man)
      expect(redacted(woman, part)).toBe(redacted(man, part))
    })

    it.each(PARTS)('list what stood there, and twice changes nothing, in %s', (part) => {
      for (const own of pair(text, part)) {
        const known = { names: [nameIn(own)], parts: own.split('\n').map((): LinePart => part) }
        const { redacted_text, removed } = redactText(own, known)
        for (const { original } of removed) expect(own).toContain(original)
        expect(redactText(redacted_text, known)).toEqual({ redacted_text, removed: [] })
      }
    })

    it('score the same', () => {
      const [woman, man] = pair(text, 'other').map(candidateOf) as [Candidate, Candidate]
      expect(toScoringInput(woman)).toEqual(toScoringInput(man))
    })
  })
})
