import { expect, it } from 'vitest'
import { jobUnit as unit } from '../../../test/support/job-unit.js'
import { ranker } from './rank-phrase.js'

const rankOf = (text: string, words: string): string => {
  const start = text.indexOf(words)
  return ranker(unit(text))(start, start + words.length)
}

it.each([
  ['Looms, lace preferred, French and good numeracy', 'Looms', 'must'],
  ['Looms, lace preferred, French and good numeracy', 'lace', 'nice'],
  ['Looms, lace preferred, French and good numeracy', 'French', 'must'],
  ['Looms, lace, dyeing a plus, felting, French', 'lace', 'must'],
  ['Looms, lace, dyeing a plus, felting, French', 'felting', 'must'],
  ['Looms, dyeing experience preferred and good French', 'Looms', 'must'],
  ['Looms, dyeing experience preferred and good French', 'French', 'must'],
  ['Looms, lace preferred but not essential, must speak French, felting', 'French', 'must'],
  ['Min 2 yrs on looms, lace a plus', 'looms', 'must'],
  ['Min 2 yrs on looms, lace a plus', 'lace', 'nice'],
  ['Looms, lace preferred but not essential, must speak French, felting', 'lace', 'nice'],
])('a wish in the midst of a list reaches its own item: %s: %s', (text, words, rank) => {
  expect(rankOf(text, words)).toBe(rank)
})

it.each([
  ['Looms, lace and dyeing preferred, French', 'Looms', 'nice'],
  ['Looms, lace, dyeing are a plus, as is French', 'Looms', 'nice'],
  ['Looms, lace, dyeing preferred', 'Looms', 'nice'],
  ['Preferred: looms, lace', 'lace', 'nice'],
  ['Looms a plus, especially lace', 'lace', 'nice'],
  ['Looms nice to have, just as lace', 'lace', 'nice'],
])('a wish for a whole list reaches it all: %s: %s', (text, words, rank) => {
  expect(rankOf(text, words)).toBe(rank)
})

it.each([
  ['Looms, experience of lace not essential, good French', 'Looms', 'must'],
  ['Looms, experience of lace not essential, good French', 'lace', 'negated'],
  ['Looms, experience of lace not essential, good French', 'French', 'must'],
  ['Looms, lace (not essential), French', 'lace', 'nice'],
  ['Looms, lace (not essential), French', 'Looms', 'must'],
  ['Lace is not essential French', 'French', 'must'],
  ['Looms, lace or dyeing not required', 'Looms', 'negated'],
  ['It is not necessary to know looms, lace or dyeing', 'dyeing', 'negated'],
  ['Two years of lace, no previous dyeing, French', 'lace', 'must'],
  ['Two years of lace, no previous dyeing, French', 'dyeing', 'negated'],
  ['Two years of lace, no previous dyeing, French', 'French', 'must'],
])('what is not essential is its own item: %s: %s', (text, words, rank) => {
  expect(rankOf(text, words)).toBe(rank)
})
