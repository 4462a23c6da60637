import { describe, expect, it } from 'vitest'
import type { MatchResult, RequirementResults } from '../../contract/match.js'
import type { CandidateInput, RoleInput } from '../../contract/match-input.js'
import type { Role } from '../../contract/role.js'
import { normalizeSkill, skillById } from '../../taxonomy/skills/skills.js'
import { parseJobOperation } from '../parse/job-operations.js'
import { parseResumeOperation } from '../parse/resume-operations.js'
import { readSource } from '../read-source.js'
import { matchOperation, requirementsOperation } from './match-operations.js'

const AS_OF = '2025-06-01'
const context = { read: readSource }
const flags = { asOf: AS_OF, explain: true, evidence: false }

const match = (candidate: CandidateInput, role: RoleInput, asOf = AS_OF): Promise<MatchResult> =>
  matchOperation({ candidate: { candidate }, role: { role }, ...flags, asOf }, context)
const requirements = (candidate: CandidateInput, role: RoleInput): Promise<RequirementResults> =>
  requirementsOperation({ candidate: { candidate }, role: { role }, asOf: AS_OF }, context)
const must = (...names: string[]): RoleInput => ({
  must_have_skills: names.map((canonical) => ({ canonical })),
})
const worked = (title: string, ...highlights: string[]): CandidateInput => ({
  work_history: [{ title, start: '2015-01', end: '2024-12', highlights }],
})
const metNames = ({ explanation }: MatchResult) =>
  explanation.met.map(({ requirement }) => requirement)
const missedNames = ({ explanation }: MatchResult) =>
  explanation.missed.map(({ requirement }) => requirement)

const engineer = worked(
  'Software Engineer',
  'Built payment services in Python and PostgreSQL on AWS',
)

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

describe('requirements that are not met', () => {
  it('a related skill is no evidence, and too few years are met in part, unverified', async () => {
    const role = {
      must_have_skills: [
        { canonical: 'Google Cloud Platform' },
        { canonical: 'MySQL' },
        { canonical: 'Python', min_years: 15 },
      ],
    }
    const answer = await match(engineer, role)
    expect(missedNames(answer)).toEqual(['Google Cloud Platform', 'MySQL'])
    expect(answer.explanation.met).toEqual([
      {
        requirement: 'Python',
        evidence:
          'Software Engineer, 2015-01 to 2024-12: Built payment services in Python and PostgreSQL on AWS',
        verified: false,
      },
    ])
    expect(answer.explanation.notes).toContain('Must-haves: 0 of 3 met, 1 more in part')
    expect(answer.signals.must_have_coverage).toBe(0.167)
  })

  it.each([
    ['Kafka', 'No experience with Kafka'],
    ['Rust', 'I did not write Rust myself'],
    ['Kafka', 'Hope to work with Kafka one day'],
    ['Terraform', 'My colleagues wrote the Terraform'],
  ])('%s is missed by "%s"', async (skill, line) => {
    // As the parser does, the sentence's skill stands in the lists too.
    const candidate = {
      summary: line,
      work_history: [{ title: 'Engineer', highlights: [line], skills: [skill] }],
      skills: [{ raw: skill }],
    }
    const answer = await match(
      skill === 'Terraform' ? { work_history: candidate.work_history } : candidate,
      must(skill),
    )
    expect(missedNames(answer)).toEqual([skill])
  })

  it('a skill is not met by a near product, nor by a word that means something else', async () => {
    const answer = await match(
      worked('Agent', 'Set up RDS instances', 'Schedule appraisal appointments'),
      must('SQL', 'Performance Management'),
    )
    expect(metNames(answer)).toEqual([])
  })
})

describe('evidence', () => {
  it('a position of the occupation shows an occupation-level wish', async () => {
    const { explanation } = await match(
      worked('Senior Software Engineer'),
      must('Software Development'),
    )
    expect(explanation.met).toEqual([
      { requirement: 'Software Development', evidence: 'Senior Software Engineer', verified: true },
    ])
  })

  it('the name in a list goes before an implied form in work', async () => {
    const { explanation } = await match(
      {
        ...worked(
          'Analyst',
          'Working with several relational database applications',
          'Tuned PostgreSQL',
        ),
        skills: [{ raw: 'SQL' }],
      },
      must('SQL'),
    )
    expect(explanation.met[0]?.evidence).toBe('SQL')
  })

  it('a degree is quoted, never a school', async () => {
    const education = [{ degree: 'Bachelor of Arts', degree_level: 'bachelor' }]
    const school = [{ degree: 'Bachelors College of Springfield' }]
    const role = must("Bachelor's degree")
    expect((await match({ education }, role)).explanation.met[0]?.evidence).toBe('Bachelor of Arts')
    expect(metNames(await match({ education: school }, role))).toEqual([])
  })

  it('years of experience quote the lines with the dates', async () => {
    const role = { title: 'Software Engineer', min_experience_months: 60, ...must('Python') }
    const { explanation } = await match(engineer, role)
    expect(explanation.met).toContainEqual({
      requirement: '5 years of experience',
      evidence: 'Software Engineer, 2015-01 to 2024-12',
      verified: true,
    })
  })
})

describe('the score', () => {
  it('no must-have met is weak, however short the list', async () => {
    const answer = await match(engineer, { title: 'Software Engineer', ...must('Kafka') })
    expect(answer.band).toBe('weak')
  })

  it('a nurse without the registration that the role must have is weak', async () => {
    const role = {
      title: 'Staff Nurse',
      ...must('Registered Nurse Licence', 'Patient Care', 'Wound Care'),
    }
    const nurse = worked('Ward Assistant', 'Patient care on a ward', 'Wound care')
    const answer = await match(nurse, role)
    expect(missedNames(answer)).toEqual(['Registered Nurse Licence'])
    expect(answer.band).toBe('weak')
    const licensed = await match({ ...nurse, certifications: [{ name: 'RN' }] }, role)
    expect(licensed.band).not.toBe('weak')
  })

  it('a role without must-haves is judged by its title and duties, with a line for each', async () => {
    const role = {
      title: 'Accountant',
      responsibilities: ['Prepare financial statements', 'Bank reconciliation'],
    }
    const cashier = await match(worked('Cashier', 'Served customers at the till'), role)
    expect(cashier.band).toBe('weak')
    expect(missedNames(cashier)).toContain('Experience as Accountant')
    const teacher = await match(worked('Teacher', 'Taught mathematics'), role)
    expect(teacher.band).toBe('weak')
    expect(missedNames(teacher)).toContain('Experience as Accountant')
    const accountant = await match(worked('Accountant', 'Bank reconciliation for two firms'), role)
    expect(accountant.explanation.met).toContainEqual({
      requirement: 'Experience as Accountant',
      evidence: 'Accountant, 2015-01 to 2024-12',
      verified: true,
    })
    expect(accountant.score).toBeGreaterThan(55)
  })

  it('a lead is not over-qualified for a senior post, a director of the trade is', async () => {
    const role = { title: 'Software Engineer', seniority: 'senior' as const, ...must('Python') }
    const lead = { ...worked('Lead Software Engineer'), seniority: 'lead' as const }
    expect((await match(lead, role)).explanation.over_qualified).toBe(false)
    const head = { ...worked('Director of Software Engineering'), seniority: 'exec' as const }
    expect((await match(head, role)).explanation.over_qualified).toBe(true)
  })

  it('years in another trade are no years of experience', async () => {
    const role = { title: 'Software Engineer', min_experience_months: 60, ...must('Python') }
    const nurse = worked('Staff Nurse', 'Wrote a rota tool in Python')
    expect(missedNames(await match(nurse, role))).toContain('5 years of experience')
  })

  it('a surgeon is over-qualified for a staff nurse, a director of shops is not', async () => {
    const nurse = { title: 'Staff Nurse', ...must('Patient Care') }
    const surgeon = await match(worked('Orthopaedic Surgeon', 'Patient care'), nurse)
    expect(surgeon.explanation.over_qualified).toBe(true)
    const shops = { ...worked('Retail Director', 'Ran twelve shops'), seniority: 'exec' as const }
    expect((await match(shops, nurse)).explanation.over_qualified).toBe(false)
  })

  it('months are counted anew for the day asked about', async () => {
    const candidate = {
      total_experience_months: 300,
      work_history: [{ title: 'Nurse', start: '2010-01', end: null, tenure_months: 300 }],
    }
    const role = { title: 'Nurse', min_experience_months: 60 }
    expect(missedNames(await match(candidate, role, '2010-06-30'))).toContain(
      '5 years of experience',
    )
    expect(metNames(await match(candidate, role, '2020-06-30'))).toContain('5 years of experience')
  })
})

describe('the notes', () => {
  it('name what is near and count a part as half, as the coverage does', async () => {
    const role = {
      must_have_skills: [
        { canonical: 'Python' },
        { canonical: 'Amazon Web Services' },
        { canonical: 'PostgreSQL', min_years: 15 },
        { canonical: 'MySQL' },
      ],
    }
    const { explanation, signals } = await match(engineer, role)
    expect(explanation.notes).toContain('Must-haves: 2 of 4 met, 1 more in part (coverage 0.625)')
    expect(signals.must_have_coverage).toBe(0.625)
    expect(explanation.notes).toContain('is near MySQL, but it is not the same')
    expect(explanation.notes).not.toContain('something near it')
  })

  it('are good English and count as the signals count', async () => {
    const role = {
      title: 'Software Engineer',
      ...must('Python', 'PostgreSQL', 'Amazon Web Services'),
    }
    const { explanation, band, signals } = await match(engineer, role)
    expect(band).toBe('excellent')
    expect(explanation.notes).toContain('an excellent match')
    expect(explanation.notes).toContain('Must-haves: 3 of 3 met (coverage 1)')
    expect(signals.must_have_coverage).toBe(1)
  })
})

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
