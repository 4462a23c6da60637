import { expect, it } from 'vitest'
import { joinAccent } from './accents.js'
import type { Glyph } from './glyph.js'

const glyph = (text: string, left: number, right: number): Glyph =>
  ({
    text,
    icon: '',
    left,
    right,
    top: 0,
    bottom: 10,
    spaced: false,
    hinted: false,
    index: 0,
  }) as unknown as Glyph

it.each([
  ['´', 'e', 'é'],
  ['`', 'a', 'à'],
  ['c', '¸', 'ç'],
  ['ˆ', 'ı', 'î'],
])('%s painted over or under %s is %s', (first, second, whole) => {
  const before = glyph(first, 10, 15)
  expect(joinAccent(before, glyph(second, 10, 15))).toBe(true)
  expect(before.text).toBe(whole)
})

it.each([
  ["'", 's'],
  ['"', 'a'],
  ['~', 'n'],
  ['a', 'b'],
  ['´', '3'],
])('%s beside %s stays as it is', (first, second) => {
  expect(joinAccent(glyph(first, 10, 13), glyph(second, 13, 18))).toBe(false)
})
