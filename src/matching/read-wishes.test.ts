import { describe, expect, it } from 'vitest'
import type { CandidateInput, RoleInput } from '../contract/match-input.js'
import { completeCandidate, completeRole } from '../engine/match/complete-input.js'
import { toScoringInput } from '../redaction/to-scoring-input.js'
import { findMatch } from './find-match.js'
import { readWishes } from './read-wishes.js'

const AS_OF = '2025-06-01'

const asking = (...names: string[]): RoleInput => ({
  must_have_skills: names.map((canonical) => ({ canonical })),
})
const requirements = (role: RoleInput): string[] =>
  readWishes(completeRole(role)).map(({ requirement }) => requirement)

it.each([
  ['Lamp Keeper', ['Experience as Lamp Keeper']],
  ['Lamp Keeper Apprenticeship', []],
  ['Lamp Keeper Intern', []],
])('a post asks for its own trade, unless it teaches it: %s', (title, asked) => {
  const wishes = readWishes(completeRole({ title }))
  expect(wishes.map(({ requirement }) => requirement)).toEqual(asked)
})

it.each([['Welsh'], ['Driving Licence'], ['Communication', 'Microsoft Word']])(
  'a list that goes with any work leaves the trade to title and duties: %s',
  (...names) => {
    const role = { ...asking(...names), title: 'Lamp Keeper', responsibilities: ['Welding'] }
    expect(requirements(role)).toEqual([...names, 'Experience as Lamp Keeper', 'Welding'])
    expect(requirements({ ...role, ...asking(...names, 'Carpentry') })).toEqual([
      ...names,
      'Carpentry',
    ])
  },
)

it.each([
  'No previous experience is needed',
  'Full training will be given',
  'Experience: No experience.',
])('a post that takes beginners does not ask for its trade: %s', (line) => {
  const role = { ...asking('Welsh'), title: 'Lamp Keeper', qualifications: [line] }
  expect(requirements(role)).toEqual(['Welsh'])
})

it('the same words score by how near the work was where the list goes with any work', () => {
  const score = (title: string): number => {
    const candidate: CandidateInput = { work_history: [{ title }], languages: ['Spanish'] }
    const input = toScoringInput(completeCandidate(candidate, AS_OF))
    const role = completeRole({ ...asking('Spanish'), title: 'Audio Technician' })
    return findMatch(input, role, AS_OF).score
  }
  expect(score('Audio Technician')).toBeGreaterThan(score('Sound Engineer'))
  expect(score('Sound Engineer')).toBeGreaterThan(score('Social Media Manager'))
  expect(score('Social Media Manager')).toBeGreaterThan(score('Cashier'))
})

it('a check that the employer makes is no duty of the post', () => {
  const responsibilities = [
    'Background checks are made before the first day',
    'Welding of railings',
  ]
  const wishes = readWishes(completeRole({ title: 'Welder', responsibilities }))
  expect(wishes.map(({ requirement }) => requirement)).toEqual(['Experience as Welder', 'Welding'])
})

function lines(candidate: CandidateInput, role: RoleInput) {
  const input = toScoringInput(completeCandidate(candidate, AS_OF))
  return findMatch(input, completeRole(role), AS_OF).findings.verdicts.map(
    ({ wish, status }) => `${wish.requirement} ${status}`,
  )
}

describe('what a role asks for', () => {
  it('is asked for once, whatever stands behind its name', () => {
    expect(requirements(asking('dbt', 'dbt implementation'))).toEqual(['dbt'])
    expect(requirements(asking('blorping', 'blorping industry'))).toEqual(['blorping'])
    expect(requirements(asking('Kafka', 'Kafka Wrangling'))).toEqual(['Kafka', 'Kafka Wrangling'])
  })

  it('is asked for once whatever gift for it is named, and the wider quality not beside the narrower', () => {
    expect(requirements(asking('Sales', 'sales talents'))).toEqual(['Sales'])
    const wished = ['Communication', 'Written and Verbal Communication'].map((canonical) => ({
      canonical,
    }))
    const role = { ...asking('Python'), nice_to_have_skills: wished }
    expect(requirements(role)).toEqual(['Python', 'Written and Verbal Communication'])
  })

  it('gives its noun to the word before, so that any "system" does not show system design', () => {
    const told = (highlight: string) =>
      lines(
        { work_history: [{ title: 'Engineer', highlights: [highlight] }] },
        asking('system or equipment design'),
      )
    expect(told('Looked after the ticket system')).toEqual(['system or equipment design missed'])
  })

  it('is asked for once where more words name a kind of it', () => {
    const asked = requirements(asking('Data Modeling', 'dimensional data modeling'))
    expect(asked).toEqual(['Data Modeling'])
    expect(requirements(asking('dimensional data modeling'))).toHaveLength(1)
  })

  it('is asked for once where the list has it among others and a duty alone', () => {
    const asked = requirements({
      title: 'Engineer',
      responsibilities: ['Write services in Python'],
      nice_to_have_skills: [
        { canonical: 'Python', any_of: 1 },
        { canonical: 'Go', any_of: 1 },
      ],
    })
    expect(asked.filter((line) => line.includes('Python'))).toEqual(['Python or Go'])
  })

  it('is no name for knowledge of every kind', () => {
    expect(requirements(asking('Python', 'Technical Knowledge'))).toEqual(['Python'])
  })

  it('is one of two where a duty says so', () => {
    const asked = requirements({ title: 'Accountant', qualifications: ['CIMA or ACCA qualified'] })
    expect(asked).toContain('CIMA or ACCA')
  })

  it('is no word of several trades that nothing beside it settles', () => {
    expect(requirements(asking('Python', 'operations'))).toEqual(['Python'])
  })

  it('is the narrower of two qualities of which one brings the other', () => {
    const asked = requirements(asking('Communication', 'Written and Verbal Communication'))
    expect(asked).toEqual(['Written and Verbal Communication'])
    expect(requirements(asking('Communication', 'Teamwork'))).toEqual(['Communication', 'Teamwork'])
  })

  it('is the thing that systems are based on', () => {
    const skills = [{ raw: 'Linux' }]
    expect(lines({ skills }, asking('Linux-based systems'))).toEqual(['Linux-based systems met'])
  })

  it('is shown in part by the program that it is done with, or by the skill of its verb', () => {
    const skills = [{ raw: 'Power BI' }, { raw: 'Communication skills' }]
    expect(
      lines({ skills }, asking('Power BI blorp wrangling', 'communicate with guests')),
    ).toEqual(['Power BI blorp wrangling partial', 'communicate with guests partial'])
  })

  it('is a language that a speaker of it has', () => {
    expect(lines({ skills: [{ raw: 'Spanish Speaker' }] }, asking('Spanish'))).toEqual([
      'Spanish met',
    ])
  })

  it('does not miss a check that is made after an offer, and tells one that is there', () => {
    expect(lines({}, asking('clean credit history', 'Patient Care'))).toEqual([
      'Patient Care missed',
    ])
    const role = asking('DBS check', 'Patient Care')
    expect(lines({}, role)).toEqual(['Patient Care missed'])
    expect(lines({ certifications: [{ name: 'Enhanced DBS check' }] }, role)).toEqual([
      'DBS check met',
      'Patient Care missed',
    ])
  })

  it('misses the work of making such checks', () => {
    expect(lines({}, asking('Background Checks'))).toEqual(['Background Checks missed'])
  })

  it('is no degree where a certificate stands in its lists', () => {
    const role: RoleInput = {
      ...asking('Patient Care'),
      nice_to_have_skills: [{ canonical: 'Care Certificate' }],
      qualifications: ['A Care Certificate in social care is desired'],
    }
    expect(requirements(role)).toEqual(['Patient Care', 'Care Certificate'])
  })

  it('is no field that one duty of many touches', () => {
    const responsibilities = [
      'Oversee advisers on real estate',
      'Oversee the accounting function',
      'Lead the weekly calls',
      'Reconcile accounting with the bank',
      'Keep the log of open issues',
    ]
    const asked = requirements({ responsibilities })
    expect(asked).toContain('Accounting')
    expect(asked).not.toContain('Real Estate')
  })
})
