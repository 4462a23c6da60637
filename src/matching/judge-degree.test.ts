import { describe, expect, it } from 'vitest'
import type { CandidateInput } from '../contract/match-input.js'
import { completeCandidate, completeRole } from '../engine/match/complete-input.js'
import { toScoringInput } from '../redaction/to-scoring-input.js'
import { findMatch } from './find-match.js'

const AS_OF = '2025-06-01'
type Education = NonNullable<CandidateInput['education']>

function verdict(qualification: string, education: Education, title = '') {
  const input = toScoringInput(completeCandidate({ education }, AS_OF))
  const role = completeRole({ title, qualifications: [qualification] })
  const { verdicts } = findMatch(input, role, AS_OF).findings
  const asked = verdicts.find(({ wish }) => wish.degree !== null)
  return [asked?.status, asked?.evidence]
}

const bachelor = (field: string): Education => [
  { degree: 'BSc', degree_level: 'bachelor', field, field_normalized: field },
]

describe('a degree that a role asks for', () => {
  it.each([
    ['Degree in Computer Science or a related field', 'Software Engineering', 'met'],
    ['Degree in Computer Science or a related field', 'Political Science', 'partial'],
    ['Degree in Computer Science', 'Software Engineering', 'partial'],
    ['Degree in Accounting or a related field', 'Finance', 'met'],
    ['Degree in Accounting or a related field', 'Human Resource Management', 'partial'],
    ['Degree in a numerate discipline', 'Mathematics', 'met'],
    ['A STEM degree', 'History', 'partial'],
    ['Degree in Engineering or Physics', 'Information Systems and Computer Engineering', 'met'],
    ["Law or history bachelor's degree or above", 'Mathematics', 'partial'],
    ['Degree in Art', 'Nursing', 'partial'],
    ['Degree in Business Administration', 'Electronics and Communication Engineering', 'partial'],
    ["Bachelor's degree (or foreign equivalent) in Physical Therapy", 'Biology', 'partial'],
  ])('%s: %s is %s', (qualification, field, status) => {
    expect(verdict(qualification, bachelor(field))).toEqual([status, `BSc, ${field}`])
  })

  it.each([
    ['Accounting Assistant', 'Electrical Engineering', 'partial'],
    ['Accounting Assistant', 'ECE', 'partial'],
    ['Accounting Assistant', 'Finance', 'met'],
    ['BI & Analytics Junior', 'Journalism', 'partial'],
    ['BI & Analytics Junior', 'Economics', 'met'],
    ['Happiness Lead', 'Electrical Engineering', 'met'],
  ])(
    'a related field is one of the post, where its trade is known: %s, %s',
    (title, field, status) => {
      const [found] = verdict('Bachelor degree in a related field', bachelor(field), title)
      expect(found).toBe(status)
    },
  )

  it.each([
    ['Degree in Computer Science', 'BCA', 'met'],
    ['Degree in Law', 'LL.B', 'met'],
    ['Degree in Law', 'B.Com', 'partial'],
    ['A degree with a major in Business, Economics, or Accounting', 'MA Psychology', 'partial'],
  ])('%s: the letters %s alone are %s', (qualification, degree, status) => {
    expect(verdict(qualification, [{ degree, degree_level: 'bachelor' }])).toEqual([status, degree])
  })

  it('is told by the one that is nearest to it', () => {
    const education: Education = [
      { degree: 'PhD', degree_level: 'doctorate', field: 'Biology' },
      { degree: 'BSc', degree_level: 'bachelor', field: 'Biology' },
      { degree: 'Class 10', degree_level: 'high_school' },
    ]
    expect(verdict("Bachelor's degree", education)).toEqual(['met', 'BSc, Biology'])
    expect(verdict('High school diploma', education)).toEqual(['met', 'PhD, Biology'])
    const school: Education = [
      { degree: 'High School Diploma', degree_level: 'high_school' },
      { degree: 'BA', degree_level: 'bachelor' },
    ]
    expect(verdict('High school diploma or GED', school)).toEqual(['met', 'High School Diploma'])
    const lower: Education = [...education, { degree: 'Diploma', degree_level: 'diploma' }]
    expect(verdict('A degree or a diploma', lower)).toEqual(['met', 'PhD, Biology'])
  })

  it('of one level is told by the one that names its subject', () => {
    const education: Education = [
      { degree: 'Graduate', degree_level: 'bachelor' },
      { degree: 'BA', degree_level: 'bachelor', field: 'History' },
    ]
    expect(verdict("Bachelor's degree in Engineering", education)).toEqual([
      'partial',
      'BA, History',
    ])
  })

  it('is not shown by the certificate of a course', () => {
    const course: Education = [{ degree: 'Forklift Level II', degree_level: 'certificate' }]
    expect(verdict('Educated to A level standard', course)).toEqual(['missed', null])
  })

  it('is no certificate: a higher degree is not the proof of one thing', () => {
    expect(verdict('CPR certification', bachelor('Biology'))).toEqual([undefined, undefined])
  })

  it.each([
    ["Bachelor's degree transfer program", 'partial'],
    ['BSc (in progress)', 'partial'],
    ['BSc', 'met'],
  ])('is met in part as long as it is not finished: %s', (degree, status) => {
    const education: Education = [{ degree, degree_level: 'bachelor', field: 'Data Science' }]
    expect(verdict('Degree in Data Science', education)[0]).toBe(status)
  })

  it('need not be finished where students are asked for', () => {
    const education: Education = [
      { degree: 'BSc, currently enrolled', degree_level: 'bachelor', field: 'Data Science' },
    ]
    const asked = "Enrolled in a bachelor's degree in Data Science"
    expect(verdict(asked, education)[0]).toBe('met')
  })
})
