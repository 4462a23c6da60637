// Characters as PDFs give them, and what they become.
import { expect, test } from 'vitest'
import { foldCharacter } from './fold-character.js'
import { NO_FONT, traitsOf } from './font-traits.js'

const wingdings = traitsOf('Wingdings', 0, 400)
const icons = traitsOf('FontAwesome', 0, 400)

test.each([
  ['a letter', 0x41, { kind: 'text', text: 'A' }],
  ['a ligature', 0xfb01, { kind: 'text', text: 'fi' }],
  ['a non-breaking hyphen', 0x2011, { kind: 'text', text: '-' }],
  ['a soft hyphen that is painted', 0xad, { kind: 'text', text: '-' }],
  ['a non-breaking space', 0xa0, { kind: 'space' }],
  ['a thin space', 0x2009, { kind: 'space' }],
  ['a zero-width joiner', 0x200d, { kind: 'nothing' }],
  ['a direction mark', 0x202e, { kind: 'nothing' }],
  ['a control character', 0x07, { kind: 'nothing' }],
  ['no meaning given', 0, { kind: 'unmapped' }],
  ['half a surrogate pair', 0xd801, { kind: 'unmapped' }],
  ['beyond Unicode', 0x11ffff, { kind: 'unmapped' }],
  ['a private-use bullet', 0xf0b7, { kind: 'text', text: '•' }],
  ['a telephone sign', 0x260e, { kind: 'icon', name: 'phone' }],
  ['an Arabic letter', 0x0644, { kind: 'text', text: 'ل' }],
])('%s', (_name, code, expected) => {
  expect(foldCharacter(code, NO_FONT)).toEqual(expected)
})

test('letters of a symbol font are marks, its telephone and envelope are icons', () => {
  expect(foldCharacter(0x6c, wingdings)).toEqual({ kind: 'text', text: '•' })
  expect(foldCharacter(0xf0a7, wingdings)).toEqual({ kind: 'text', text: '•' })
  expect(foldCharacter(0x28, wingdings)).toEqual({ kind: 'icon', name: 'phone' })
  expect(foldCharacter(0xf020, wingdings)).toEqual({ kind: 'space' })
})

test('every glyph of an icon font is a picture', () => {
  expect(foldCharacter(0xf09b, icons)).toEqual({ kind: 'icon', name: 'github' })
  expect(foldCharacter(0xf0e0, icons)).toEqual({ kind: 'icon', name: 'email' })
  expect(foldCharacter(0x41, icons)).toEqual({ kind: 'icon', name: 'unknown' })
})
