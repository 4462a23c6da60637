// Which files show every group of objects as it is. Hidden texts of whole PDFs are in test/hostile.
import { expect, test } from 'vitest'
import { hasPlainGroups } from './plain-groups.js'

const isPlain = (text: string) => hasPlainGroups(Buffer.from(text, 'latin1'))

test.each([
  ['no states at all', '1 0 obj\n<< /Type /Catalog >>\nendobj'],
  ['the usual states', '<< /Type /ExtGState /BM /Normal /ca .5 /SMask /None >>'],
  ['the old name of the usual mix', '<</BM/Compatible>>'],
  ['a picture with a mask', '<< /Subtype /Image /SMask 7 0 R /Width 9 >>\nstream\nx'],
  ['a picture with parameters', '<< /SMask 7 0 R /DecodeParms << /K 0 >> >> stream\r\nx'],
  ['a name that begins like a layer', '<< /OCProperties 9 0 R >>'],
])('%s', (_name, text) => {
  expect(isPlain(text)).toBe(true)
})

test.each([
  ['objects packed together', '<< /Type /ObjStm /N 4 >>\nstream\n'],
  ['objects packed together, written oddly', '<< /Type /Ob#6aStm >>\nstream\n'],
  ['a layer', '<< /Subtype /Form /OC 9 0 R >>'],
  ['another mix', '<< /BM /Multiply >>'],
  ['a mix by reference', '<< /BM 9 0 R >>'],
  ['several mixes', '<< /BM [/Normal /Lighten] >>'],
  ['a mask in a state', '<< /SMask << /S /Alpha /G 7 0 R >> >>\nendobj'],
  ['a mask by reference', '<< /SMask 7 0 R >>\nendobj'],
  ['a mask within another dictionary', '<< /G << /SMask 7 0 R >> >>\nstream\n'],
  ['a stream that is only named so', '<< /SMask 7 0 R >> streams\n'],
  ['a stream within a comment', '<< /SMask 7 0 R %>> stream\n>>'],
  ['a stream within a string', '<< /SMask 7 0 R /T (>> stream\n) >>'],
  ['an end within a number', '<< /SMask 7 0 R /T <>>> stream\n'],
  ['a file that ends', '<< /SMask 7 0 R'],
])('not: %s', (_name, text) => {
  expect(isPlain(text)).toBe(false)
})
