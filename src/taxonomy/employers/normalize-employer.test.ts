import { describe, expect, it } from 'vitest'
import { caseRows } from '../../../test/support/case-rows.js'
import { employerLikelihood } from './employer-likelihood.js'
import { normalizeEmployer } from './normalize-employer.js'

const names = caseRows('taxonomy/employers.tsv')
const likelihoods = caseRows('taxonomy/employer-likelihood.tsv')

describe('employers', () => {
  it('have at least 300 cases', () => {
    expect(names.length + likelihoods.length).toBeGreaterThanOrEqual(300)
  })

  it.each(names)('%s is normalised to %s', (text = '', canonical = '') => {
    expect(normalizeEmployer(text).canonical).toBe(canonical)
  })

  it.each(names)('%s normalises to a form that normalises to itself', (text = '') => {
    const { canonical } = normalizeEmployer(text)
    expect(normalizeEmployer(canonical).canonical).toBe(canonical)
  })

  it('says which names it knows', () => {
    expect(normalizeEmployer('TCS').known).toBe(true)
    expect(normalizeEmployer('Acme Widgets').known).toBe(false)
    expect(normalizeEmployer('')).toEqual({ canonical: '', known: false })
  })

  it.each(likelihoods)('%s is an employer: %s', (text = '', sign = '') => {
    const likelihood = employerLikelihood(text)
    if (sign === '1') expect(likelihood).toBeGreaterThan(0.5)
    else expect(likelihood).toBeLessThan(0.5)
  })
})
