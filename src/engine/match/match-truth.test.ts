import { describe, expect, it } from 'vitest'
import {
  AS_OF,
  context,
  flags,
  match,
  metNames,
  requirements,
} from '../../../test/support/matches.js'
import type { Role } from '../../contract/role.js'
import { normalizeSkill, skillById } from '../../taxonomy/skills/skills.js'
import { parseJobOperation } from '../parse/job-operations.js'
import { parseResumeOperation } from '../parse/resume-operations.js'
import { matchOperation } from './match-operations.js'

const RESUME = `Robin Sample
robin.sample@example.com

Experience
Senior Software Engineer, Example Works, Jan 2018 - Dec 2022
- Built payment services in Python and PostgreSQL on AWS
- Packaged every service with Docker
- No experience with Kafka

Education
BSc Computer Science, University of Leeds, 2014

Skills
Python, PostgreSQL, AWS, Docker
`
const POSTING = `Backend Engineer

Requirements
- AWS or GCP
- Python or Go
- Docker
- Bachelor's degree in Computer Science

Responsibilities
- Build payment services
`

async function parsedPair() {
  const source = (text: string) => ({ kind: 'text' as const, text })
  const options = { asOf: AS_OF, documentId: 'x', evidence: false }
  const candidate = await parseResumeOperation({ source: source(RESUME), options }, context)
  const role = (await parseJobOperation({ source: source(POSTING), options }, context)) as Role
  const inline = await matchOperation(
    {
      candidate: { resume: source(RESUME), documentId: 'x' },
      role: { job: source(POSTING), documentId: 'x' },
      ...flags,
    },
    context,
  )
  return { candidate, role, inline }
}

describe('one truth', () => {
  it('two documents and their parsed JSON give the same answer, byte for byte', async () => {
    const { candidate, role, inline } = await parsedPair()
    expect(JSON.stringify(await match(candidate, role))).toBe(JSON.stringify(inline))
    expect(metNames(inline)).toContain('Amazon Web Services or Google Cloud Platform')
    expect(metNames(inline)).toContain('Python or Go')
  })

  it('/score/requirements honours alternatives as /match does', async () => {
    const { candidate, role } = await parsedPair()
    const { missed } = await requirements(candidate, role)
    expect(missed).toEqual([])
  })

  it('canonical names of a Role are those of /normalize/skill, one id once', async () => {
    const { role } = await parsedPair()
    const items = role.must_have_skills.filter(({ taxonomy_id }) => taxonomy_id !== null)
    for (const { canonical, taxonomy_id } of items) {
      expect(canonical).toBe(skillById(taxonomy_id ?? '')?.name)
    }
    expect(new Set(items.map(({ taxonomy_id }) => taxonomy_id)).size).toBe(items.length)
  })
})

describe('normalisation', () => {
  it.each(['Social communication', 'Ad', 'Mode', 'EDM'])(
    '%s by itself is no known skill',
    (name) => {
      expect(normalizeSkill(name)).toEqual({ canonical: name, taxonomyId: null, aliases: [] })
    },
  )
})
