import { expect, it } from 'vitest'
import { mentionsIn } from './employment-mentions.js'

it.each([
  ['Full-time / Employee', ['full_time']],
  ['Part time | Staff', ['part_time']],
  ['Benefits for full-time employees', []],
  ['Full-time employees / managers get lunch', []],
])('values that a mark parts are read one by one: %s', (text, types) => {
  expect(mentionsIn(text).map(({ type }) => type)).toEqual(types)
})

it.each([
  ['Short-term contract', ['temporary']],
  ['Short-term forecasting of cash', []],
  ['Keep the bank mandates and bank relationships in order', []],
  ['Bank Care Assistant', ['temporary']],
])('what only sounds like a kind of employment is none: %s', (text, types) => {
  expect(mentionsIn(text).map(({ type }) => type)).toEqual(types)
})
