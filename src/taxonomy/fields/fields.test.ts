import { describe, expect, it } from 'vitest'
import { caseRows } from '../../../test/support/case-rows.js'
import { fieldLikelihood } from './field-likelihood.js'
import { allFields } from './field-table.js'
import { normalizeField } from './normalize-field.js'

const names = caseRows('taxonomy/fields.tsv')
const likelihoods = caseRows('taxonomy/field-likelihood.tsv')

describe('fields of study', () => {
  it('are at least 400', () => {
    expect(allFields().length).toBeGreaterThanOrEqual(400)
  })

  it.each(names)('%s is normalised to %s', (text = '', canonical = '') => {
    expect(normalizeField(text).canonical).toBe(canonical)
  })

  it.each(allFields())('%s normalises to itself', (field) => {
    expect(normalizeField(field)).toEqual({ canonical: field, known: true })
  })

  it.each(likelihoods)('%s is a field: %s', (text = '', sign = '') => {
    const likelihood = fieldLikelihood(text)
    if (sign === '1') expect(likelihood).toBeGreaterThan(0.5)
    else expect(likelihood).toBeLessThan(0.5)
  })
})
