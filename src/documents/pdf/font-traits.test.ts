// Font names of many programs, and what they tell.
import { expect, test } from 'vitest'
import { traitsOf } from './font-traits.js'

const FORCE_BOLD = 1 << 18
const ITALIC = 1 << 6

test.each([
  ['ABCDEF+Calibri-Bold', 0, 400, 'Calibri', 700, false],
  ['TimesNewRomanPS-BoldItalicMT', 0, 400, 'TimesNewRoman', 700, true],
  ['Arial,Bold', 0, 400, 'Arial', 700, false],
  ['CMBX12', 0, 400, 'CMBX12', 700, false],
  ['CMTI10', 0, 400, 'CMTI10', 400, true],
  ['SourceSansPro-Semibold', 0, 400, 'SourceSansPro', 600, false],
  ['Roboto-Light', 0, 400, 'Roboto', 300, false],
  ['LiberationSerif', 0, 740, 'LiberationSerif', 400, false],
  ['CIDFont+F4', 0, 720, 'CIDFont+F4', 700, false],
  ['CIDFont+F4', 0, 3816, 'CIDFont+F4', 400, false],
  ['Cambria', FORCE_BOLD, 400, 'Cambria', 700, false],
  ['Cambria', ITALIC, 400, 'Cambria', 400, true],
  ['', 0, -1, '', 400, false],
])('%s with flags %i and weight %i', (name, flags, descriptor, family, weight, italic) => {
  expect(traitsOf(name, flags, descriptor)).toMatchObject({ family, weight, italic })
})

test.each([
  ['Wingdings-Regular', 'dingbats'],
  ['SymbolMT', 'dingbats'],
  ['FontAwesome5Free-Solid', 'icons'],
  ['icomoon', 'icons'],
] as const)('%s is a font of %s', (name, kind) => {
  expect(traitsOf(name, 0, 400)[kind]).toBe(true)
})
