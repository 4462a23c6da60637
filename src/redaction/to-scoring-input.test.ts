import { describe, expect, it } from 'vitest'
import type { Candidate } from '../contract/candidate.js'
import { redactedFields, scoringView } from './scoring-view.js'
import { toScoringInput } from './to-scoring-input.js'

interface Person {
  name: string
  title: string
  she: string
  her: string
  team: string
  school: string
  years: [string, string]
}

const candidateOf = (person: Person): Candidate => ({
  candidate_id: 'cand_x',
  contact: {
    name: person.name,
    email: `${person.name.replace(' ', '.').toLowerCase()}@example.com`,
    phone: '+14155550132',
    location: 'Austin, Texas, United States',
    links: [],
  },
  summary: `${person.name} is a careful host. ${person.she} likes ${person.her} work.`,
  total_experience_months: 48,
  seniority: 'mid',
  work_history: [
    {
      employer: 'Example Diner',
      employer_normalized: 'Example Diner',
      title: person.title,
      title_normalized: person.title,
      seniority: 'mid',
      start: '2018-01',
      end: '2021-12',
      tenure_months: 48,
      skills: ['Customer Service'],
      highlights: [`${person.she} trained the ${person.team}`],
    },
  ],
  education: [
    {
      institution: person.school,
      institution_normalized: person.school,
      degree: 'B.A.',
      degree_level: 'bachelor',
      field: 'History',
      field_normalized: 'History',
      start: person.years[0],
      end: person.years[1],
    },
  ],
  skills: [{ raw: 'POS', canonical: 'Point of Sale', taxonomy_id: null }],
  certifications: [{ name: 'Food Hygiene', issuer: 'Example Board', year: 2017 }],
  languages: ['English'],
})

const ANA = candidateOf({
  name: 'Ana Sample',
  title: 'Waitress',
  she: 'She',
  her: 'her',
  team: "women's team",
  school: 'Example Women’s College',
  years: ['2008', '2012'],
})
const JOE = candidateOf({
  name: 'Joe Placeholder',
  title: 'Waiter',
  she: 'He',
  her: 'his',
  team: "men's team",
  school: 'Example University',
  years: ['1978', '1982'],
})

describe('the view that scoring takes', () => {
  it('is the same for two people who differ in nothing but who they are', () => {
    expect(toScoringInput(ANA)).toEqual(toScoringInput(JOE))
  })

  it('has nothing of the person in it, and all of the work', () => {
    const json = JSON.stringify(toScoringInput(ANA))
    for (const gone of ['Ana', 'example.com', '555', 'Austin', 'College', '2012', 'She', 'Board']) {
      expect(json).not.toContain(gone)
    }
    for (const kept of ['2018-01', '2021-12', 'Point of Sale', 'bachelor', 'Food Hygiene']) {
      expect(json).toContain(kept)
    }
  })
})

describe('a skill that is called like a job of one sex', () => {
  const skillsOf = (title: string) => {
    const work_history = JOE.work_history.map((entry) => ({
      ...entry,
      title,
      skills: ['Postman', 'Git'],
    }))
    return toScoringInput({ ...JOE, work_history }).work_history[0]?.skills
  }

  it('stays the skill', () => {
    expect(skillsOf('Tester')).toEqual(['Postman', 'Git'])
  })

  it('tells nothing of whoever had that job', () => {
    expect(skillsOf('Postman')).toEqual(['Mail carrier', 'Git'])
  })
})

describe('the scoring view of a candidate', () => {
  it('names each kind of removal once, in the order of the categories', () => {
    const fields = redactedFields([
      { category: 'photo', original: 'Photo' },
      { category: 'gender_proxy', original: 'She' },
      { category: 'name', original: 'Ana' },
      { category: 'gender_proxy', original: 'her' },
    ])
    expect(fields).toEqual(['name', 'gender_proxies', 'photo'])
    expect(scoringView(ANA, fields)).toEqual({
      redacted_fields: fields,
      features: { skills: ['Point of Sale'], seniority: 'mid', total_experience_months: 48 },
    })
  })
})
