import { describe, expect, it } from 'vitest'
import { monthSpan, parseDate, spanMonths, unionMonths, writeDate } from './months.js'
import type { PartialDate } from './types.js'

const date = (text: string): PartialDate => {
  const parsed = parseDate(text)
  if (!parsed) throw new Error(`no date: ${text}`)
  return parsed
}
const span = (from: string, to: string) => monthSpan(date(from), date(to))

const SPANS: [string, string, number][] = [
  ['2020-01', '2020-03', 3],
  ['2020-01', '2020-01', 1],
  ['2019-12', '2020-01', 2],
  ['2018', '2020', 24],
  ['2020', '2020', 12],
  ['2019', '2020', 12],
  ['2019', '2020-06', 18],
  ['2019-07', '2020', 18],
  ['2020-03', '2020-01', 0],
  ['2021', '2019', 0],
]

describe('monthSpan', () => {
  it.each(SPANS)('%s to %s is %i months', (from, to, months) => {
    expect(spanMonths(span(from, to))).toBe(months)
  })

  it('an end before the start is no span', () => {
    expect(span('2020-03', '2020-01')).toBeNull()
  })
})

const UNIONS: [string, [string, string][], number][] = [
  ['nothing', [], 0],
  ['one span', [['2020-01', '2020-12']], 12],
  [
    'spans apart: the gap does not count',
    [
      ['2018-01', '2018-06'],
      ['2019-01', '2019-06'],
    ],
    12,
  ],
  [
    'overlapping spans: the overlap counts once',
    [
      ['2018-01', '2019-06'],
      ['2019-01', '2019-12'],
    ],
    24,
  ],
  [
    'a span inside another',
    [
      ['2015-01', '2020-12'],
      ['2016-01', '2016-12'],
    ],
    72,
  ],
  [
    'the same span twice',
    [
      ['2020-01', '2020-12'],
      ['2020-01', '2020-12'],
    ],
    12,
  ],
  [
    'spans that touch',
    [
      ['2019-01', '2019-12'],
      ['2020-01', '2020-12'],
    ],
    24,
  ],
  [
    'spans out of order',
    [
      ['2020-01', '2020-12'],
      ['2015-01', '2015-12'],
      ['2019-06', '2020-03'],
    ],
    31,
  ],
]

describe('unionMonths', () => {
  it.each(UNIONS)('%s', (_, spans, months) => {
    const list = spans.map(([from, to]) => span(from, to)).filter((each) => each !== null)
    expect(unionMonths(list)).toBe(months)
    expect(unionMonths([...list].reverse())).toBe(months)
  })

  it('leaves the list that it is given as it was', () => {
    const list = [
      { first: 9, last: 12 },
      { first: 1, last: 3 },
    ]
    unionMonths(list)
    expect(list.map(({ first }) => first)).toEqual([9, 1])
  })
})

describe('parseDate and writeDate', () => {
  it.each(['2019', '2019-03', '2019-12'])('%s is read and written the same', (text) => {
    expect(writeDate(date(text))).toBe(text)
  })

  it.each(['', 'present', '19', '2019-3', '2019-03-01', '2019-', ' 2019', '２０１９'])(
    '"%s" is no date',
    (text) => {
      expect(parseDate(text)).toBeNull()
    },
  )
})
