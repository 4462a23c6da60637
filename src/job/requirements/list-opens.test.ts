import { expect, it } from 'vitest'
import { withOpening } from './list-opens.js'

const opened = (text: string, ...words: string[]): string[] => {
  const phrases = words.map((raw) => {
    const start = text.indexOf(raw)
    return { start, end: start + raw.length, raw, confidence: 1 }
  })
  return withOpening(text, phrases).map(({ raw }) => raw)
}

it('the first item of a list is one where those behind it are', () => {
  const text = 'One or more of these areas: weaving, lace making, knots'
  expect(opened(text, 'lace making', 'knots')).toEqual(['weaving', 'lace making', 'knots'])
})

it.each([
  ['Our aims: weaving, lace making and a life at sea', ['lace making']],
  ['Areas: all that a mill has to do, lace making, knots', ['lace making', 'knots']],
  ['Weaving, lace making, knots', ['lace making', 'knots']],
])('is not guessed elsewhere: %s', (text, words) => {
  expect(opened(text, ...words)).toEqual(words)
})
