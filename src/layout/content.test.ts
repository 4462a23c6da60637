// What counts as a date, a heading, a bullet, a label.
import { expect, test } from 'vitest'
import {
  isBulletMark,
  isDate,
  isLabelEnd,
  isListNumber,
  isSectionHeading,
  withoutBullet,
} from './content.js'

test.each([
  'Jan 2019 – Present',
  '2014 - 2016',
  '05.2018 – 09.2021',
  '7/79-2/81',
  'Sept ’12 – Sept ’14',
  '(2008)',
  'Since July 2002',
  'März 2019 – heute',
  'depuis janvier 2020',
  'enero de 2018 a hoy',
])('%s is a date', (text) => expect(isDate(text)).toBe(true))

test.each(['', '24', '2019 Engineer', 'May we meet', 'Springfield', '555-0123', 'to date'])(
  '%s is no date',
  (text) => expect(isDate(text)).toBe(false),
)

test.each(['EXPERIENCE', 'Work Experience:', 'Education', '  skills  '])(
  '%s is a heading',
  (text) => expect(isSectionHeading(text)).toBe(true),
)

test.each(['Experience in sales', 'Acme', ''])('%s is no heading', (text) =>
  expect(isSectionHeading(text)).toBe(false),
)

test.each([
  ['• Led a team', 'Led a team'],
  ['-Led a team', 'Led a team'],
  ['➢Led', 'Led'],
  ['Led a team', null],
  ['-5 degrees', null],
  ['*', null],
])('%s without its bullet is %s', (text, rest) => expect(withoutBullet(text)).toBe(rest))

test('marks and list numbers', () => {
  expect(['•', 'o', '➖', '-'].every(isBulletMark)).toBe(true)
  expect(['1.', '12)', '(iv)', 'a)'].every(isListNumber)).toBe(true)
  expect(['B.', '2019', 'I.', '1'].some(isListNumber)).toBe(false)
  expect(['Name :', 'Phone:-', 'Address --'].every(isLabelEnd)).toBe(true)
  expect(isLabelEnd('Bristol')).toBe(false)
})
