import { describe, expect, it } from 'vitest'
import { caseRows } from '../../../test/support/case-rows.js'
import { degreeLikelihood } from './degree-likelihood.js'
import { readDegree } from './read-degree.js'

const cases = caseRows('taxonomy/degrees.tsv')

describe('readDegree', () => {
  it('has at least 300 cases', () => {
    expect(cases.length).toBeGreaterThanOrEqual(300)
  })

  it.each(cases)('reads "%s" as %s', (text = '', level = '', printed = '', field = '') => {
    const degree = readDegree(text)
    expect(degree?.level ?? '-').toBe(level)
    if (printed !== '') expect(degree?.degree).toBe(printed === '*' ? text : printed)
    if (field !== '') expect(degree?.field?.text).toBe(field)
  })

  it('gives spans that cut the degree and the field out of the text', () => {
    const text = '2010 – 2014: B.Tech in Computer Science, Hill University'
    const degree = readDegree(text)
    expect(text.slice(degree?.start, degree?.end)).toBe('B.Tech')
    expect(text.slice(degree?.field?.start, degree?.field?.end)).toBe('Computer Science')
  })
})

describe('degreeLikelihood', () => {
  it.each(cases.filter(([, level, printed]) => level !== '-' && printed === '*'))(
    'takes "%s" for a degree',
    (text = '') => {
      expect(degreeLikelihood(text)).toBeGreaterThan(0.4)
    },
  )

  it.each(cases.filter(([, level]) => level === '-'))(
    'does not take "%s" for a degree',
    (text = '') => {
      expect(degreeLikelihood(text)).toBeLessThan(0.4)
    },
  )
})
