import { describe, expect, it } from 'vitest'
import {
  clueOne,
  clueRows,
  foundIn,
  LABELLED,
  quoteOf,
} from '../../../../test/support/clued-lines.js'
import { promoteTraining, readTraining, trainingTitle } from './read-training.js'

const TOLD: { guarantee: string; text: string; title: string; employer: string }[] = [
  {
    guarantee: 'the kind of training is the title, in capitals or not',
    text: 'Vocational training at Northwind Ltd',
    title: 'Vocational training',
    employer: 'Northwind Ltd',
  },
  {
    guarantee: 'an internship is training',
    text: 'Internship at Northwind Ltd, Leeds',
    title: 'Internship',
    employer: 'Northwind Ltd',
  },
  {
    guarantee: 'what stands before it does not matter',
    text: '3 months internship with Quillbrook Partners',
    title: 'internship',
    employer: 'Quillbrook Partners',
  },
  {
    guarantee: 'a name ends before the next small word',
    text: 'Six weeks summer training in Northwind Power on turbines',
    title: 'summer training',
    employer: 'Northwind Power',
  },
  {
    guarantee: '"and" before a capital is part of a name',
    text: 'Internship at Smith and Sons',
    title: 'Internship',
    employer: 'Smith and Sons',
  },
  {
    guarantee: 'what was learnt is no employer, and the employer may follow it',
    text: 'Attended training in Python at Quillbrook Labs',
    title: 'training',
    employer: 'Quillbrook Labs',
  },
]

const UNTOLD: { guarantee: string; text: string }[] = [
  { guarantee: 'a skill is no employer', text: 'Attended training in Java' },
  { guarantee: 'a subject is none', text: 'Summer training in Civil Engineering' },
  { guarantee: 'a department is none', text: 'Training in Stores Department' },
  { guarantee: 'a place is none', text: 'Summer training from Delhi' },
  { guarantee: 'training that was given is none', text: 'Gave training to staff at Northwind' },
  { guarantee: 'a trainer has a title', text: 'Training Manager at Northwind Ltd' },
  { guarantee: 'a list behind a colon is none', text: 'Training: first aid at Northwind' },
  { guarantee: 'a position is none', text: 'Store Manager at Northwind Ltd' },
]

describe('readTraining', () => {
  it.each(TOLD)('$guarantee', ({ text, title, employer }) => {
    const line = clueOne(text)
    const told = readTraining(line)
    expect(told?.title.value).toBe(title)
    expect(told?.employer.value).toBe(employer)
    expect(told && quoteOf([line], told.title)).toBe(title)
    expect(told && quoteOf([line], told.employer)).toBe(employer)
  })

  it.each(UNTOLD)('$guarantee', ({ text }) => {
    expect(readTraining(clueOne(text))).toBeNull()
  })

  it('an open bracket does not move the evidence', () => {
    const line = clueOne('Internship at Northwind [Leeds unit')
    const employer = readTraining(line)?.employer
    expect(employer && quoteOf([line], employer)).toBe('Northwind [Leeds unit')
  })
})

describe('trainingTitle', () => {
  const line = clueOne('Summer training at Northwind, training in the stores')
  const named = foundIn([line], 'Summer training')
  const bare = foundIn([line], 'training')

  it('the kind that the sentence names stands', () => {
    expect(trainingTitle(named, clueOne('INTERNSHIPS'))?.value).toBe('Summer training')
  })

  it('the heading knows more than "training", and what an employer alone was', () => {
    expect(trainingTitle(bare, clueOne('Industrial Training:'))?.value).toBe('Industrial Training')
    expect(trainingTitle(null, clueOne('INTERNSHIPS'))?.value).toBe('INTERNSHIP')
  })

  it('a heading of courses or of work names no kind', () => {
    expect(trainingTitle(bare, clueOne('Training & Workshops'))?.value).toBe('training')
    expect(trainingTitle(null, clueOne('WORK EXPERIENCE'))).toBeNull()
    expect(trainingTitle(null, undefined)).toBeNull()
  })
})

const TRAINING = 'Internship at Northwind Ltd'

describe('promoteTraining', () => {
  const promoted = (heading: string, label: string): string | undefined => {
    const { clued, labels } = clueRows([`H> ${heading}`, `${label}> ${TRAINING}`])
    return promoteTraining(clued, labels)[1]?.label
  }

  it.each(['O', 'E', 'Eb'])('a line labelled %s heads a position when it tells of one', (label) => {
    expect(promoted('EDUCATION', label)).toBe('W+')
  })

  it.each(['W+', 'W', 'Wb', 'E+'])('a line labelled %s stays what it was', (label) => {
    expect(promoted('WORK EXPERIENCE', label)).toBe(label)
  })

  it('elsewhere a sentence about training is text', () => {
    for (const heading of ['SKILLS', 'REFERENCES', 'PROJECTS'])
      expect(promoted(heading, 'O'), heading).toBe('O')
  })

  it('is less sure of what it promoted', () => {
    const { clued, labels } = clueRows(['H> EDUCATION', `O> ${TRAINING}`])
    expect(promoteTraining(clued, labels)[1]?.probability).toBeLessThan(LABELLED)
  })
})
