import { describe, expect, it } from 'vitest'
import { caseRows } from '../../../test/support/case-rows.js'
import { readPlace } from './read-place.js'

const cases = caseRows('taxonomy/places.tsv')
const CONFIDENCE_MIN = 0.3

describe('readPlace', () => {
  it('has at least 300 cases', () => {
    expect(cases.length).toBeGreaterThanOrEqual(300)
  })

  it.each(cases)('reads "%s" as %s', (text = '', canonical = '') => {
    const place = readPlace(text)
    const isSure = place !== null && place.confidence >= CONFIDENCE_MIN
    expect(isSure ? place.canonical : '-').toBe(canonical)
  })

  it.each([
    ['Cambridge', 'US', 'Cambridge, Massachusetts, United States'],
    ['Cambridge', 'GB', 'Cambridge, United Kingdom'],
    ['Hyderabad', 'PK', 'Hyderabad, Sindh, Pakistan'],
    ['Birmingham', 'US', 'Birmingham, Alabama, United States'],
    ['Georgia', 'US', 'Georgia, United States'],
  ])('reads "%s" with a hint of %s as %s', (text, country, canonical) => {
    expect(readPlace(text, { country })?.canonical).toBe(canonical)
  })

  it.each([
    ['Immingham, Lincolnshire', 'Immingham, United Kingdom'],
    ['Ennis, Co. Clare', 'Ennis, Ireland'],
    ['Derbyshire', 'Derbyshire, United Kingdom'],
  ])('reads the town before its county: %s', (text, canonical) => {
    expect(readPlace(text)?.canonical).toBe(canonical)
  })

  it.each([
    ['Galway', 'Galway, Ireland'],
    ['Killarney, Ireland', 'Killarney, Ireland'],
    ['Shahjehanpur, India', 'Shahjahanpur, Uttar Pradesh, India'],
  ])('gives a town its usual English name: %s', (text, canonical) => {
    expect(readPlace(text)?.canonical).toBe(canonical)
  })

  it('takes two capitals for the state that has them as its code, not for a small town', () => {
    expect(readPlace('WA 98000, WA, WA, 98001')).toMatchObject({ city: '', countryCode: 'US' })
    expect(readPlace('Wa, Ghana')).toMatchObject({ city: 'Wa', countryCode: 'GH' })
  })

  it('keeps the spelling of the document beside the canonical one', () => {
    expect(readPlace('Bombay')).toMatchObject({
      city: 'Mumbai',
      cityPrinted: 'Bombay',
      countryCode: 'IN',
    })
  })
})
