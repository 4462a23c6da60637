import { describe, expect, it } from 'vitest'
import { clueText, foundIn, quoteOf } from '../../../../test/support/clued-lines.js'
import type { Found } from '../../types.js'
import { fieldOfDegree, isColumnName, leftOverOf, splitField } from './refine-education.js'

const found = (value: string): Found => ({ value, spans: [], confidence: 0.9 })

describe('splitField', () => {
  it.each([
    ['Urban Planning Indiana University', 'Urban Planning', 'Indiana University'],
    ['Computer Science University of Leeds', 'Computer Science', 'University of Leeds'],
    ['Physics College of Engineering Pune', 'Physics', 'College of Engineering Pune'],
  ])('"%s" is %s at %s', (given, field, institution) => {
    const parts = splitField(found(given))
    expect(parts?.field.value).toBe(field)
    expect(parts?.institution.value).toBe(institution)
  })

  it.each([
    'Indiana University',
    'University of Leeds',
    'Medical College Kottayam',
    'Nursing School Leeds',
    'Art Institute of Chicago',
    'Physics',
    'Northwind',
    '',
  ])('"%s" is one name', (given) => {
    expect(splitField(found(given))).toBeNull()
  })

  it('nothing has no parts', () => {
    expect(splitField(null)).toBeNull()
  })
})

describe('leftOverOf', () => {
  const head = clueText('B.Sc., Physics, University of Leeds, London, 2016')

  it('the subject and the school are found by what they are', () => {
    const field = leftOverOf('field', head, [])
    const institution = leftOverOf('institution', head, [])
    expect(field?.value).toBe('Physics')
    expect(institution?.value).toBe('University of Leeds')
    expect(field && quoteOf(head, field)).toBe('Physics')
  })

  it('what another value took is taken', () => {
    expect(leftOverOf('field', head, [foundIn(head, 'Physics')])).toBeNull()
    expect(leftOverOf('institution', head, [foundIn(head, 'University of Leeds')])).toBeNull()
  })

  it.each([
    ['a column of a table', 'Name of the University'],
    ['a label', 'Leeds College: 2016'],
    ['a place', 'London'],
    ['a mark', '71%'],
    ['a degree', 'Bachelor of Science'],
    ['a sentence', 'Studied the tides at sea for the University of Leeds in four long winters'],
  ])('%s is no school', (_, text) => {
    expect(leftOverOf('institution', clueText(text), [])).toBeNull()
  })

  it('an unknown word is no subject, and nothing is nothing', () => {
    expect(leftOverOf('field', clueText('Quillbrook'), [])).toBeNull()
    expect(leftOverOf('field', [], [])).toBeNull()
  })
})

describe('fieldOfDegree', () => {
  it.each([
    ['Bachelor of Commerce', 'Commerce'],
    ['Diploma in Civil Engineering', 'Civil Engineering'],
    ['Bachelor of Science', undefined],
    ['Master of Arts', undefined],
    ['B.Tech', undefined],
  ])('of "%s" is %s', (degree, field) => {
    expect(fieldOfDegree(found(degree))?.value).toBe(field)
  })
})

describe('isColumnName', () => {
  it.each(['University Name', 'Name of the Institute', 'Degree Discipline Institute', 'Board'])(
    '"%s" names a column',
    (text) => {
      expect(isColumnName(text)).toBe(true)
    },
  )

  it.each(['University of Leeds', 'State Board', 'Moss College'])('"%s" names a school', (text) => {
    expect(isColumnName(text)).toBe(false)
  })
})
