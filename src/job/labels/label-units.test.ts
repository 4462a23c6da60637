// A unit's wording and place decide here, since the model of these tests knows nothing.
import { describe, expect, it } from 'vitest'
import type { HeadingKind, Unit } from '../types.js'
import { formParts } from './form-questions.js'
import type { Judged } from './judge-units.js'
import { labelJudged } from './label-units.js'

const unit = (text: string, heading: HeadingKind = '', isItem = true): Unit => ({
  text,
  span: { line: 0, start: 0, end: text.length },
  isHeading: false,
  isItem,
  heading,
  headingWords: [],
  distance: 1,
})
/** What a model says that has learned nothing. */
const UNSURE: Judged = { label: 'O', probability: 1 / 3 }
const labels = (...units: Unit[]): string =>
  labelJudged(
    units,
    units.map(() => UNSURE),
  )
    .map(({ label }) => label)
    .join('')

describe('a statement that plainly asks', () => {
  it.each([
    '5 - 10 years of solid experience at sea',
    'min 1 yr lighthouse lamp exp',
    'rope splicing a bonus',
    'Minimum of three years experience in a lighthouse',
    'A rowing ticket is required',
    'Own boat essential given the hours',
    'have Qualified Keeper Status',
    'hold a boat licence',
  ])('is a demand, even in a list of duties: %s', (text) => {
    expect(labels(unit(text, 'duties'))).toBe('Q')
  })

  it('does not where it makes somebody responsible', () => {
    expect(labels(unit('The successful keeper will be responsible for the lamps', 'asked'))).toBe(
      'Q',
    )
    const plain = 'The successful candidate will be responsible for the lamps of three towers'
    expect(labels(unit(plain, 'asked'), unit(plain, '', false))).toBe('RR')
  })

  it('does not where it says what the post is required to do', () => {
    expect(labels(unit('The keeper is required to paint the tower', 'duties'))).toBe('R')
  })
})

it('a wish is asked, though nobody must', () => {
  expect(labels(unit('A rowing ticket would be an advantage.', '', false))).toBe('Q')
  expect(labels(unit('Bonus points if you know Morse.', '', false))).toBe('Q')
})

it('the terms of the work are neither duty nor demand', () => {
  expect(labels(unit('Work location: on the rock', 'asked'))).toBe('O')
})

it('what somebody will be is asked, what they will do is a duty', () => {
  expect(labels(unit('You will be familiar with tides', '', false))).toBe('Q')
  expect(labels(unit('You would row to the rock', '', false))).toBe('R')
  const as = "As our Senior Keeper you'll row to the rock"
  expect(labels(unit(as, '', false))).toBe('R')
})

it('a sentence that announces items is none of them', () => {
  const items = [unit('Rowing', 'asked'), unit('Morse code', 'asked')]
  expect(labels(unit('You can show us the following:', 'asked'), ...items)).toBe('OQQ')
})

describe('the questions of an application form', () => {
  const posting = [unit('Can you row at night?', 'asked'), unit('A rowing ticket', 'asked')]
  const form = [
    unit('How many years have you rowed?', 'asked'),
    unit('Less than 1 year', 'asked'),
    unit('1 - 3 years', 'asked'),
    unit('Please describe your boats.', 'asked'),
  ]

  it('ask for nothing that the posting has not said', () => {
    expect(labels(...posting, ...form)).toBe('QQOOOO')
  })

  it('end at the next section of the posting', () => {
    const heading = { ...unit('Duties', 'duties', false), isHeading: true }
    const units = [...form, heading, unit('Trim the wick', 'duties')]
    expect(formParts(units)).toEqual([true, true, true, true, false, false])
  })

  it('a question without answers to choose from is part of the posting', () => {
    expect(formParts(posting)).toEqual([false, false])
  })
})

describe('a row of a form', () => {
  it.each(['Driving permits: N/A', 'Boat licence: not required', 'Certificates : none.'])(
    'asks for nothing where it is left empty: %s',
    (text) => {
      expect(labels(unit(text, 'asked'))).toBe('O')
    },
  )

  it('asks where it names something', () => {
    expect(labels(unit('Driving permits: B and C', 'asked'))).toBe('Q')
  })
})
