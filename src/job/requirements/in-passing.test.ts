import { expect, it } from 'vitest'
import { isInPassing } from './in-passing.js'

const told = (text: string, raw: string): boolean => {
  const start = text.indexOf(raw)
  return isInPassing({ start, end: start + raw.length, raw, confidence: 1 }, text)
}

it.each([
  ['Build charts that serve skippers, not just BI tools', 'BI tools'],
  ['Good knots and an interest in the fishing industry', 'fishing industry'],
  ['Experience with Selenium, Ropeware and related development tools', 'development tools'],
  ['Working with UI and visual designers', 'UI'],
  ['Working closely with UI and visual designers', 'visual designers'],
  ['Three years as a Rigger, Knot Analyst or Clerk in a port', 'Knot Analyst'],
  ['Three years as a Rigger, Knot Analyst or Clerk in a port', 'Clerk'],
  ['A will to develop rope management skills', 'rope management skills'],
  ['Eager to learn Haskell', 'Haskell'],
  ['Grow the crew to assure rope delivery and fair winds', 'rope delivery'],
  ['Rope trials in either an industrial or Harbour/Yard environment', 'Harbour/Yard'],
])('%s: %s is mentioned in passing', (text, raw) => {
  expect(told(text, raw)).toBe(true)
})

it.each([
  ['Not only knots but also splices', 'knots'],
  ['An interest in knots', 'knots'],
  ['Experience in the fishing industry', 'fishing industry'],
  ['Selenium and modern development tools', 'development tools'],
  ['Working with ropes and sails', 'ropes'],
  ['Three years as a Knot Analyst', 'Knot Analyst'],
  ['Three years as a Knot Analyst or Rigger', 'Rigger'],
  ['Work as a Rigger, Knot Analyst or Clerk, with Excel', 'Excel'],
  ['Knowledge of Rust or willingness to learn Haskell', 'Haskell'],
  ['Able to learn and write Haskell', 'Haskell'],
  ['Keen to develop Haskell libraries', 'Haskell'],
  ['Ability to ensure rope quality', 'rope quality'],
  ['Rope trials in a Linux environment', 'Linux'],
])('%s: %s is asked for', (text, raw) => {
  expect(told(text, raw)).toBe(false)
})
