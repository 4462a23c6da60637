// A clause before a colon tells what the list behind it is, however it says so.
import { expect, it } from 'vitest'
import { readSource } from '../../engine/read-source.js'
import { sourceLines } from '../lines/source-lines.js'
import { leadInKind } from './lead-in.js'
import { splitUnits } from './split-units.js'

it.each([
  ['Primary Responsibilities will include, but not be limited to:', 'duties'],
  ['As a keeper of the tower your duties will include:', 'duties'],
  ['The successful candidate will be responsible for:', 'duties'],
  ['We are looking for individuals who meet the following criteria:', 'asked'],
  ['To be considered you must be:', 'asked'],
  ['The Person: you will need to have the following skills and experience:', 'asked'],
  ['Associated Benefits:', 'benefits'],
  ['The Package for this Graduate keeper role:', 'benefits'],
  ['In return you will receive an excellent package to include:', 'benefits'],
  ['We have a small tower for you in a quiet part of the bay:', ''],
  ['You look after the tower. You must be:', ''],
  ['Suitable harbours for this role include but are not limited to:', ''],
  ['To be considered you must be', ''],
])('%s %s', (text, kind) => {
  expect(leadInKind(text)).toBe(kind)
})

it('parts the lists of an ad that lost its line breaks', async () => {
  const text = `${'The Example harbour keeps three towers and looks for a keeper. '.repeat(3)}Primary Responsibilities will include, but not be limited to: Trimming the wick at dusk Cleaning the tower To be considered you must be: Able to row alone The Package for this role: A cottage by the sea`
  const units = splitUnits(sourceLines(await readSource({ kind: 'text', text })))
  expect(units.filter(({ heading }) => heading).map((unit) => [unit.text, unit.heading])).toEqual([
    ['Primary Responsibilities will include, but not be limited to:', 'duties'],
    ['Trimming the wick at dusk', 'duties'],
    ['Cleaning the tower', 'duties'],
    ['To be considered you must be:', 'asked'],
    ['Able to row alone', 'asked'],
    ['The Package for this role:', 'benefits'],
    ['A cottage by the sea', 'benefits'],
  ])
})
