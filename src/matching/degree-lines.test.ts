import { describe, expect, it } from 'vitest'
import { degreeLines } from './degree-lines.js'
import type { ScoringRole } from './types.js'

const role = (...qualifications: string[]): ScoringRole => ({
  title: 'Engineer',
  title_normalized: 'Engineer',
  seniority: null,
  must_have_skills: [],
  nice_to_have_skills: [],
  responsibilities: [],
  qualifications,
  min_experience_months: 0,
})
const lines = (given: ScoringRole) =>
  degreeLines(given).map(({ severity, degree }) => [severity, degree?.level])

describe('degrees beside the skills of a role', () => {
  it('the one that is needed, and a higher one that is wished for', () => {
    expect(lines(role("Bachelor's degree in Law", "Master's preferred", 'MBA is a plus'))).toEqual([
      ['must_have', 'bachelor'],
      ['nice_to_have', 'master'],
    ])
  })

  it.each([
    ['High school diploma or equivalent', 'must_have'],
    ['High school diploma or equivalent (GED) required', 'must_have'],
    ['A college degree with a preferred major in Physics', 'must_have'],
    ["Bachelor's degree or equivalent practical experience", 'nice_to_have'],
    ["Bachelor's degree or relevant work experience", 'nice_to_have'],
    ['College degree (preferred)', 'nice_to_have'],
  ])(
    'an equal of the degree is a degree, experience instead of it is not: %s',
    (text, severity) => {
      expect(degreeLines(role(text))[0]?.severity).toBe(severity)
    },
  )

  it('what is asked for beside the degree is not part of it', () => {
    const asked = (text: string) => degreeLines(role(text))[0]?.requirement
    expect(asked('Must have previous banking experience and be educated to degree level.')).toBe(
      'degree level.',
    )
    expect(asked('Three years in kitchens and a degree in Food Science')).toBe(
      'degree in Food Science',
    )
    expect(asked("Bachelor's degree & 3-5 years of relevant experience")).toBe("Bachelor's degree")
  })

  it.each([
    ["Bachelor's degree in Physics; MBA preferred", 'must_have'],
    ["Bachelor's degree in Physics. An MBA is a plus for this post", 'must_have'],
    ["Bachelor's degree in Physics (MBA or MS preferred)", 'must_have'],
    ["Bachelor's degree in Physics (preferred)", 'nice_to_have'],
    ["Bachelor's degree in Physics. Preferred.", 'nice_to_have'],
    ["Bachelor's degree in Physics, MBA preferred", 'must_have'],
    ["Bachelor's degree in Physics, Chemistry preferred", 'nice_to_have'],
  ])('what softens another degree leaves this one as it is: %s', (text, severity) => {
    expect(degreeLines(role(text))[0]?.severity).toBe(severity)
  })

  it.each([
    ['Education and LanguageBachelor’s degree in Physics', 'Bachelor’s degree in Physics'],
    ['Qualifications First degree in Physics', 'First degree in Physics'],
    ['High School Diploma or GED;', 'High School Diploma or GED'],
    ['A technical diploma Must have good maths', 'A technical diploma'],
    ['Guests with a college degree will begin as clerks', 'Guests with a college degree'],
  ])('is told without the heading and the marks around it: %s', (text, line) => {
    expect(degreeLines(role(text))[0]?.requirement).toBe(line)
  })

  it('with its fields, although the line is long', () => {
    const [line] = degreeLines(
      role(
        "Bachelor's degree in Physics, Botany, or Zoology from an accredited school in the country and two years in a museum of any kind or size",
      ),
    )
    expect(line?.requirement).toBe("Bachelor's degree in Physics, Botany, or Zoology …")
  })

  it('without the comma before a bracket that was cut off', () => {
    const [line] = degreeLines(
      role(
        "You have relevant and professional experience or a bachelor's degree in Theoretical Physics, Botany, (or another relevant field, from the study of old lamps to that of the winding history of light) with good working knowledge of lamps",
      ),
    )
    expect(line?.requirement).toMatch(/Botany$/)
  })

  it('none where a school is the place of work', () => {
    expect(lines(role('Teaching experience at HS or college level'))).toEqual([])
    expect(lines(role('A college degree at the least'))).toHaveLength(1)
  })

  it('a wish for no more than what is needed anyway is no second line', () => {
    expect(lines(role("Master's degree", 'BSc in Physics preferred'))).toEqual([
      ['must_have', 'master'],
    ])
  })

  it.each(['No degree required', 'You do not need a degree', 'A degree is not essential'])(
    'none where the text waives it: %s',
    (text) => {
      expect(lines(role(text))).toEqual([])
    },
  )

  it('a long sentence is cut to the clause that asks', () => {
    const long =
      'You will join a friendly team of twelve people in the centre of town; a Bachelor of Science in Physics is needed; we look forward to hearing from you soon'
    expect(degreeLines(role(long))[0]?.requirement).toBe(
      'a Bachelor of Science in Physics is needed',
    )
  })

  it.each([
    ['!"B.S. degree in Physics required', 'B.S. degree in Physics required'],
    ['You know the basics.BSc in Physics or equivalent.', 'BSc in Physics or equivalent.'],
    ['Qualified: Degree in Physics. Experience:', 'Degree in Physics.'],
    ["7 years in sport with a Bachelor's in Sports Science", "Bachelor's in Sports Science"],
    ['A four-year college degree in Physics', 'A four-year college degree in Physics'],
  ])('marks of a list and years asked for are no part of the line: %s', (text, line) => {
    expect(degreeLines(role(text))[0]?.requirement).toBe(line)
  })
})
