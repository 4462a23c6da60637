import { describe, expect, it } from 'vitest'
import {
  engineer,
  match,
  metNames,
  missedNames,
  must,
  worked,
} from '../../../test/support/matches.js'

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
    expect(answer.explanation.notes).toContain('Must-have skills: 0 of 3 met, 1 more in part')
    expect(answer.signals.must_have_coverage).toBe(0.167)
  })

  it.each([
    ['Kafka', 'No experience with Kafka'],
    ['Rust', 'I did not write Rust myself'],
    ['Kafka', 'Hope to work with Kafka one day'],
    ['Terraform', 'My colleagues wrote the Terraform'],
  ])('%s is missed by "%s"', async (skill, line) => {
    // The parser lists the sentence's skill too, so this candidate does as well.
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
  it('for a skill of a position is what the person wrote, not its usual name', async () => {
    const candidate = {
      work_history: [{ title: 'Operator', skills: ['Amazon Web Services'] }],
      skills: [{ raw: 'AWS cloud', canonical: 'Amazon Web Services' }],
    }
    const { explanation } = await match(candidate, must('Amazon Web Services'))
    expect(explanation.met.map(({ evidence }) => evidence)).toEqual(['AWS cloud'])
  })

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
