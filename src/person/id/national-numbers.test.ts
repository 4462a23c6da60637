import { describe, expect, it } from 'vitest'
import { NATIONAL_NUMBERS } from './national-numbers.js'

const isOne = (text: string): boolean =>
  NATIONAL_NUMBERS.some(({ form, isValid }) =>
    Array.from(text.matchAll(form)).some(([number]) => isValid(number)),
  )

// Every number is made up; its last digits are the check digits of the others.
describe('a number of a state', () => {
  it.each([
    ['Spain, DNI', '12345678z'],
    ['Spain, NIE', 'x1234567l'],
    ['France, NIR', '1 85 05 78 006 084 91'],
    ['Belgium', '85.07.30-033.28'],
    ['Switzerland, AHV', '756.9217.0769.85'],
    ['Germany, Steuer-ID', '65 929 970 489'],
    ['the Netherlands, BSN', '123456782'],
    ['Portugal, NIF', '123456789'],
    ['Brazil, CPF', '12345678909'],
  ])('%s is told by its check digits', (_, text) => {
    expect(isOne(text)).toBe(true)
  })

  it.each(['12345678a', 'x1234567a', '85.07.30-033.29', '756.9217.0769.80', '65 929 970 480'])(
    '%s is none: a digit is wrong',
    (text) => {
      expect(isOne(text)).toBe(false)
    },
  )
})
