import { expect, it } from 'vitest'
import { withClosedLetters } from './spaced-letters.js'

const LINES: [printed: string, read: string][] = [
  ['   M A Y A   T O R V E N D', 'MAYA TORVEND'],
  ["A D A   O ' B R E K", "ADA O'BREK"],
  ['S K I L L S', 'SKILLS'],
  ['A B C D E', 'A B C D E'],
  ['C   R   P   Q   A', 'C   R   P   Q   A'],
  ['B A', 'B A'],
  ['Maya T', 'Maya T'],
]

it.each(LINES)('"%s" reads "%s"', (printed, read) => {
  expect(withClosedLetters(printed)).toBe(read)
})

it('lines around a spaced one stay as they are', () => {
  expect(withClosedLetters('one\n\nS K I L L S\ntwo  three')).toBe('one\n\nSKILLS\ntwo  three')
})

it('megabytes of spaced letters in one line stay as they are', () => {
  for (const piece of ['a ', 'A\t', 'A  ', ' ', 'A\n']) {
    const text = piece.repeat(10_000_000 / piece.length)
    expect(withClosedLetters(text) === text).toBe(true)
  }
})
