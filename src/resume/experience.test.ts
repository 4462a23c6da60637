import { describe, expect, it } from 'vitest'
import type { WorkEntry } from '../contract/candidate.js'
import { asOfDate, tenureMonths, totalMonths } from './experience.js'

const today = asOfDate('2025-06-30')

const TENURES: [string, string, string | null, number][] = [
  ['both end months count', '2020-01', '2020-03', 3],
  ['years alone: neither end is full', '2018', '2020', 24],
  ['one year alone', '2020', '2020', 12],
  ['a current position runs to the day that is asked for', '2025-01', null, 6],
  ['a current position with a year alone', '2024', null, 18],
  ['a start that is not known', '', '2020-01', 0],
  ['an end that is not known', '2020-01', '', 0],
  ['neither is known', '', '', 0],
  ['an end before the start', '2021-05', '2020-01', 0],
  ['a start after today', '2026-01', null, 0],
]

describe('tenureMonths', () => {
  it.each(TENURES)('%s', (_, start, end, months) => {
    expect(tenureMonths(start, end, today)).toBe(months)
  })
})

type Dates = Pick<WorkEntry, 'start' | 'end'>

const TOTALS: [string, Dates[], number][] = [
  ['nothing', [], 0],
  ['nothing that is dated', [{ start: '', end: '' }], 0],
  [
    'overlaps count once',
    [
      { start: '2015-01', end: '2020-12' },
      { start: '2018-01', end: '2022-06' },
    ],
    90,
  ],
  [
    'gaps do not count',
    [
      { start: '2015-01', end: '2015-12' },
      { start: '2020-01', end: '2020-12' },
    ],
    24,
  ],
  [
    'an undated position adds nothing',
    [
      { start: '2024-07', end: null },
      { start: '', end: '' },
    ],
    12,
  ],
  [
    'two current positions count once',
    [
      { start: '2024-07', end: null },
      { start: '2025-01', end: null },
    ],
    12,
  ],
]

describe('totalMonths', () => {
  it.each(TOTALS)('%s', (_, positions, months) => {
    expect(totalMonths(positions, today)).toBe(months)
  })
})
