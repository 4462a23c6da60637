import { describe, expect, it } from 'vitest'
import { caseRows } from '../../../test/support/case-rows.js'
import { nameLikelihood } from './name-likelihood.js'
import { isGivenName, isSurname } from './people-names.js'

const cases = caseRows('taxonomy/names.tsv')

describe('nameLikelihood', () => {
  it('has at least 300 cases', () => {
    expect(cases.length).toBeGreaterThanOrEqual(300)
  })

  it.each(cases)('"%s" is a name: %s', (text = '', sign = '') => {
    const likelihood = nameLikelihood(text)
    if (sign === '1') expect(likelihood).toBeGreaterThan(0.5)
    else expect(likelihood).toBeLessThanOrEqual(0.5)
  })
})

describe('given and family names', () => {
  it.each(['Maria', 'MARIA', 'jürgen', 'Jean-Luc', 'Priya', 'Oluwaseun', 'Nguyễn'])(
    '%s is known',
    (word) => {
      expect(isGivenName(word) || isSurname(word)).toBe(true)
    },
  )

  it.each(['Lopez', 'Sharma', 'Kowalski', 'Nguyen', 'Odhiambo', 'Müller', 'García'])(
    '%s is a family name',
    (word) => {
      expect(isSurname(word)).toBe(true)
    },
  )

  it.each(['', 'xqzzt', 'engineering', '12', 'a'.repeat(1_000)])('"%s" is neither', (word) => {
    expect(isGivenName(word)).toBe(false)
    expect(isSurname(word)).toBe(false)
  })
})
