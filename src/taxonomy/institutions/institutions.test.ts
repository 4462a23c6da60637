import { describe, expect, it } from 'vitest'
import { caseRows } from '../../../test/support/case-rows.js'
import { findInstitution } from './find-institution.js'
import { institutionLikelihood } from './institution-likelihood.js'
import { normalizeInstitution } from './normalize-institution.js'

const names = caseRows('taxonomy/institutions.tsv')
const likelihoods = caseRows('taxonomy/institution-likelihood.tsv')
const cuts = caseRows('taxonomy/institution-cuts.tsv')

describe('institutions', () => {
  it('have at least 300 cases', () => {
    expect(names.length + likelihoods.length + cuts.length).toBeGreaterThanOrEqual(300)
  })

  it.each(names)('%s is normalised to %s', (text = '', canonical = '') => {
    expect(normalizeInstitution(text).canonical).toBe(canonical)
  })

  it.each(names)('%s normalises to a form that normalises to itself', (text = '') => {
    const { canonical } = normalizeInstitution(text)
    expect(normalizeInstitution(canonical).canonical).toBe(canonical)
  })

  it.each(likelihoods)('%s is an institution: %s', (text = '', sign = '') => {
    const likelihood = institutionLikelihood(text)
    if (sign === '1') expect(likelihood).toBeGreaterThan(0.5)
    else expect(likelihood).toBeLessThanOrEqual(0.5)
  })

  it.each(cuts)('out of "%s" comes %s', (line = '', institution = '') => {
    const span = findInstitution(line)
    expect(span?.text ?? '-').toBe(institution)
    if (span !== null) expect(line.slice(span.start, span.end)).toBe(span.text)
  })
})
