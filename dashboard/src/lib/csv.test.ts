import { expect, it } from 'vitest'
import { toCsv } from './csv.js'

it.each([
  ['a plain word', 'Ana', 'Ana'],
  ['a number', 42, '42'],
  ['a comma', 'Haddad, RN', '"Haddad, RN"'],
  ['quotes', 'the "best"', '"the ""best"""'],
  ['a line break', 'a\nb', '"a\nb"'],
  ['a formula', '=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['a plus', '+1 512 555 0142', "'+1 512 555 0142"],
])('a cell keeps its text and never becomes a formula: %s', (_name, value, written) => {
  expect(toCsv([[value]])).toBe(`\uFEFF${written}\r\n`)
})
