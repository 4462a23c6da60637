import { expect, it } from 'vitest'
import { monthsAfter } from './months.js'

const seconds = (at: string): number => Date.parse(at) / 1000
const dates = (anchor: string, months: readonly number[]): string[] =>
  months.map((count) =>
    new Date(monthsAfter(seconds(`${anchor}T23:59:59Z`), count) * 1000).toISOString().slice(0, 10),
  )

it.each([
  [
    '2026-01-31',
    [1, 2, 3, 12, 13],
    ['2026-02-28', '2026-03-31', '2026-04-30', '2027-01-31', '2027-02-28'],
  ],
  ['2028-01-31', [1, 2, 13], ['2028-02-29', '2028-03-31', '2029-02-28']],
  ['2028-01-30', [1, 2], ['2028-02-29', '2028-03-30']],
  ['2028-02-29', [1, 12, 48], ['2028-03-29', '2029-02-28', '2032-02-29']],
  // A century is no leap year.
  ['2100-01-31', [1, 2], ['2100-02-28', '2100-03-31']],
  ['2026-12-31', [1, 2], ['2027-01-31', '2027-02-28']],
  ['2026-11-30', [1, 2, 3, 4], ['2026-12-30', '2027-01-30', '2027-02-28', '2027-03-30']],
])('months from %s on end on that day, or on the last before it', (anchor, months, expected) => {
  expect(dates(anchor, months)).toEqual(expected)
})

it('the time of day stays, and no month before another', () => {
  const anchor = seconds('2026-01-31T12:34:56Z')
  const ends = Array.from({ length: 120 }, (_, at) => monthsAfter(anchor, at))
  expect(new Set(ends.map((end) => (end - anchor) % 86_400))).toEqual(new Set([0]))
  expect([...ends].sort((a, b) => a - b)).toEqual(ends)
})
