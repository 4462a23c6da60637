import { describe, expect, it } from 'vitest'
import { readWantedDegree } from './read-wanted-degree.js'

describe('a degree that is asked for', () => {
  it.each([
    ["Bachelor's or Master's degree in Finance", 'bachelor', ['Finance']],
    ['BS in Computer Science or related field', 'bachelor', ['Computer Science']],
    ['Educated to A level standard', 'high_school', []],
    ['Licence en droit', 'bachelor', ['Law']],
    ['Full driving licence and a diploma in Nursing', 'diploma', ['Nursing']],
    ['A degree in nursing is required.', 'bachelor', ['Nursing']],
    ['PhD in Mathematics or Physics an advantage.', 'doctorate', ['Mathematics', 'Physics']],
    ['Educated to degree level', 'bachelor', []],
    ["Master's preferred", 'master', []],
    ["A bachelor's degree from a university with a major in Biology", 'bachelor', ['Biology']],
    ["A master's degree from an accredited university in Chemistry", 'master', ['Chemistry']],
    ["Bachelor's degree; graduate of an accredited law school", 'bachelor', ['Law']],
    ['An engineering degree', 'bachelor', ['Engineering']],
    ['A law degree is a plus', 'bachelor', ['Law']],
    ['Degree in Engineering, Physics, or similar', 'bachelor', ['Engineering', 'Physics']],
    ["Botany or zoology bachelor's degree or above", 'bachelor', ['Botany', 'Zoology']],
    ['A STEM degree', 'bachelor', ['STEM']],
    ['An advanced degree in Physics', 'master', ['Physics']],
    ['Degree (or equal experience) in a field related to botany', 'bachelor', ['Botany']],
    ['First degree or equivalent in Chemistry', 'bachelor', ['Chemistry']],
    ['Certificate III in Early Childhood Education', 'certificate', ['Early Childhood Education']],
    ["Bachelor's degree from an accredited college or university", 'bachelor', []],
    ['Degree or equivalent experience in Chemistry', 'bachelor', ['Chemistry']],
    [
      "Bachelor's degree in a relevant field (e.g., Physics or Law)",
      'bachelor',
      ['Physics', 'Law'],
    ],
    ["An accredited Master's degree. B.A. in Music", 'master', []],
    [
      'BSc in Botany, Zoology, Geology, Physics, Chemistry, or Engineering or related degree',
      'bachelor',
      ['Botany', 'Zoology', 'Geology', 'Physics', 'Chemistry', 'Engineering'],
    ],
    ['Technical diploma', 'diploma', ['Technical']],
    ['High school diploma', 'high_school', []],
    ['University degree or engineering school diploma', 'diploma', []],
    ["Bachelor's degree with a Botany/Zoology focus", 'bachelor', ['Botany', 'Zoology']],
    ["Master's degree preferred. Bachelor's degree required", 'bachelor', []],
  ])('is read from: %s', (text, level, fields) => {
    expect(readWantedDegree(text)).toMatchObject({ level, fields })
  })

  it.each([
    'A full clean driving licence is essential',
    'APPLICANTS MUST BE WILLING TO TRAVEL',
    'A level of fitness to lift patients',
    'SM - the candidate must be eligible to work here',
    'A high degree of accuracy',
    'Hands-on work with an LLM',
    'PMP certification',
    'OSHA',
    'Certification – Class A is required',
    'We look for STNA/CNAs with a car',
    'You hold a driving licence.',
    'Flame Associates is an agency',
    'The degree to which you care',
  ])('is not seen in everyday words: %s', (text) => {
    expect(readWantedDegree(text)).toBeNull()
  })

  it.each([
    ["Bachelor's degree (or foreign equivalent) in Physics", false],
    ["Bachelor's degree in Physics or foreign equivalent", false],
    ['Degree (or equivalent) in Nursing', false],
    ['BSc in Physics or equivalent', true],
    ['BSc in Physics or a related field', true],
  ])('may be another of the same field, or of one near it: %s', (text, openField) => {
    expect(readWantedDegree(text)?.openField).toBe(openField)
  })
})
