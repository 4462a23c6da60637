import { expect, it } from 'vitest'
import { jobUnit as unit } from '../../../test/support/job-unit.js'
import { ranker } from './rank-phrase.js'

const rankOf = (text: string, words: string): string => {
  const start = text.indexOf(words)
  return ranker(unit(text))(start, start + words.length)
}

it.each([
  ['Looms (hand, power) — a plus', 'Looms', 'nice'],
  ['Looms (hand, power) — a plus', 'power', 'nice'],
  ['Looms – would be nice. Strong lace', 'Looms', 'nice'],
  ['Looms – would be nice. Strong lace', 'lace', 'must'],
  ['Looms is a plus Strong lace skills', 'Looms', 'nice'],
  ['Looms is a plus Strong lace skills', 'lace', 'must'],
  ['A degree, preferably in arts Excellent lace skills', 'lace', 'must'],
  ['Nice to have Experience of lace', 'lace', 'nice'],
])('words that only rank belong to the clause beside them: %s: %s', (text, words, rank) => {
  expect(rankOf(text, words)).toBe(rank)
})

it.each([
  ['MBA preferred with 7-10 years experience in lace', 'lace', 'must'],
  ['Degree preferred, minimum 5 years in lace', 'lace', 'must'],
  ['Preferred 5 years of lace', 'lace', 'nice'],
])('a span of years behind a wish is asked of everybody: %s', (text, words, rank) => {
  expect(rankOf(text, words)).toBe(rank)
})

it.each([
  ['Ideally have: good French is essential', 'French', 'must'],
  ['Ideally write plans and draw maps when required', 'maps', 'nice'],
  ['Looms is imperative and it would be a great advantage to have lace', 'Looms', 'must'],
  ['Looms is imperative and it would be a great advantage to have lace', 'lace', 'nice'],
  ['Fluent in imperative languages, ideally Pascal', 'Pascal', 'nice'],
  ["It'd be brilliant if you also had: a knowledge of Pascal", 'Pascal', 'nice'],
])('the nearer word of rank counts: %s: %s', (text, words, rank) => {
  expect(rankOf(text, words)).toBe(rank)
})

it('what is not required is no wish because another thing is', () => {
  expect(rankOf('Typing is desirable. Lace is NOT required', 'Lace')).toBe('negated')
})

it('a paper that may be obtained later is a wish', () => {
  expect(rankOf('Crane ticket or ability to obtain within two years', 'Crane ticket')).toBe('nice')
  expect(rankOf('Ability to obtain a crane ticket', 'crane ticket')).toBe('must')
})
