import { describe, expect, it } from 'vitest'
import { caseRows } from '../../../test/support/case-rows.js'
import {
  allCountries,
  countryByCode,
  countryOf,
  countryOfCode,
  countryOfDialling,
} from './countries.js'
import { isNationality, nationalityOf } from './nationalities.js'

describe('countryOf', () => {
  it.each(caseRows('taxonomy/countries.tsv'))('"%s" is %s', (text = '', code = '') => {
    expect(countryOf(text)?.code ?? '-').toBe(code)
  })

  it.each(allCountries().map(({ code, name }) => [name, code]))(
    '%s is found by its own name',
    (name, code) => {
      expect(countryOf(name)?.code).toBe(code)
    },
  )

  it('answers a long text at once', () => {
    expect(countryOf('India '.repeat(10_000))).toBeNull()
  })
})

describe('codes', () => {
  it.each([
    ['DE', 'Germany'],
    ['IND', 'India'],
    ['US', 'United States'],
    ['GBR', 'United Kingdom'],
  ])('%s is %s', (code, name) => {
    expect(countryOfCode(code)?.name).toBe(name)
  })

  it.each(['de', 'in', 'ZZ', 'QQQ', ''])('"%s" is none', (code) => {
    expect(countryOfCode(code)).toBeNull()
  })

  it('gives a country for its code in any case', () => {
    expect(countryByCode('de')?.name).toBe('Germany')
  })
})

describe('countryOfDialling', () => {
  it.each([
    ['+49 30 5550100', 'DE'],
    ['+1 (415) 555-0100', 'US'],
    ['+44 20 5550 0100', 'GB'],
    ['+91-98765 43210', 'IN'],
    ['+971 50 555 0100', 'AE'],
    ['+968 5550100', 'OM'],
    ['0049 30 5550100', 'DE'],
    ['+7 495 555 0100', 'RU'],
  ])('%s is dialled in %s', (number, code) => {
    expect(countryOfDialling(number)?.code).toBe(code)
  })

  it.each(['415 555 0100', '', '+', '+0', 'abc'])('"%s" has no country', (number) => {
    expect(countryOfDialling(number)).toBeNull()
  })
})

describe('nationalities', () => {
  it.each([
    ['German', 'DE'],
    ['Indian', 'IN'],
    ['INDIAN', 'IN'],
    ['Omani', 'OM'],
    ['Filipina', 'PH'],
    ['British', 'GB'],
    ['Americans', 'US'],
    ['Sri Lankan', 'LK'],
    ['Deutsch', 'DE'],
    ['Français', 'FR'],
    ['Alemán', 'DE'],
  ])('%s belongs to %s', (word, code) => {
    expect(nationalityOf(word)).toBe(code)
  })

  it.each(['engineer', 'Berlin', 'Java', '', 'nationality'])('"%s" is none', (word) => {
    expect(nationalityOf(word)).toBeNull()
    expect(isNationality(word)).toBe(false)
  })
})
