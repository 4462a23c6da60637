// Names that the reader of phrases left out stand in the list beside those that it found.
import { expect, test } from 'vitest'
import type { Phrase } from '../phrases/read-phrases.js'
import { withListed } from './list-names.js'

const listed = (text: string, ...names: string[]): string[] => {
  const found = names.map((raw): Phrase => {
    const start = text.indexOf(raw)
    return { start, end: start + raw.length, raw, confidence: 1 }
  })
  return withListed(text, found).map(({ raw }) => raw)
}

test.each([
  ['Experience with Wharf, Xero or Sage', ['Xero', 'Sage'], ['Wharf', 'Xero', 'Sage']],
  ['Experience with Xero, Wharf or Sage', ['Xero', 'Sage'], ['Xero', 'Wharf', 'Sage']],
  ['Experience with Xero, Sage or Wharf.', ['Xero', 'Sage'], ['Xero', 'Sage', 'Wharf']],
  ['Some Xero/Wharf (training given)', ['Xero'], ['Xero']],
  ['Xero and Wharf, daily', ['Xero'], ['Xero']],
  ['Work with Xero, Leeds', ['Xero'], ['Xero']],
  ['Strong Xero, Sage', ['Xero', 'Sage'], ['Xero', 'Sage']],
  ['You know bookkeeping or Wharf', ['bookkeeping'], ['bookkeeping']],
])('%s', (text, names, expected) => {
  expect(listed(text, ...names)).toEqual(expected)
})
