import { expect, it } from 'vitest'
import { rtfText } from './rtf-text.js'

const read = (rtf: string): string => rtfText(new TextEncoder().encode(rtf))

it.each([
  [
    'paragraphs and tabs',
    '{\\rtf1 Mara Example\\par Engineer\\tab 2019}',
    'Mara Example\nEngineer\t2019',
  ],
  ['bytes above ASCII', "{\\rtf1 Jos\\'e9}", 'José'],
  ['Unicode with its stand-in', "{\\rtf1\\uc1 Praha \\u268?esk\\u253\\'fd}", 'Praha Český'],
  ['escaped braces', '{\\rtf1 a \\{b\\} c}', 'a {b} c'],
])('the text of RTF keeps %s', (_name, rtf, text) => {
  expect(read(rtf)).toBe(text)
})

it('leaves out what is not on the page', () => {
  const rtf =
    '{\\rtf1{\\fonttbl{\\f0 Arial;}}{\\*\\generator Nobody;}{\\info{\\author Somebody}}{\\v hidden}\\f0 Seen\\par}'
  expect(read(rtf)).toBe('Seen')
})
