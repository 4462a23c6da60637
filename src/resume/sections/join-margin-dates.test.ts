import { describe, expect, it } from 'vitest'
import { linesOf as layOut } from '../../../test/support/clued-lines.js'
import type { Line } from '../../layout/types.js'
import { joinMarginDates } from './join-margin-dates.js'

/** Lines of one column, right under one another. */
const linesOf = (...texts: string[]): Line[] =>
  layOut(texts.join('\n')).map((line) => ({ ...line, gapBefore: 0 }))

const joined = (...texts: string[]): string[] =>
  joinMarginDates(linesOf(...texts)).map(({ text }) => text)

const CASES: { guarantee: string; lines: string[]; out: string[] }[] = [
  {
    guarantee: 'an open date that opens a line takes the date that opens the next',
    lines: ['Sep 2020– Welder, Bluefin', 'Jul 2024 Mends ships of every kind.'],
    out: ['Sep 2020– Jul 2024 Welder, Bluefin', 'Mends ships of every kind.'],
  },
  {
    guarantee: 'or the word for the present',
    lines: ['Feb 2024 – Welder, Bluefin', 'Present Yards, Oslo'],
    out: ['Feb 2024 – Present Welder, Bluefin', 'Yards, Oslo'],
  },
  {
    guarantee: 'the year of a month may stand below it',
    lines: ['January 2007 – January     Bluefin Yards', '2008                       Welder'],
    out: ['January 2007 – January 2008 Bluefin Yards', 'Welder'],
  },
  {
    guarantee: 'a month in numbers may be broken at its dash',
    lines: ['2020-06 – 2022-     Welder', '01                  Bluefin Yards'],
    out: ['2020-06 – 2022-01 Welder', 'Bluefin Yards'],
  },
  {
    guarantee: 'two dates under one another in the margin are a range when none is beside them',
    lines: ['jan ’21     Welder', 'apr ’23     Mended ships.', '            And boats.'],
    out: ['jan ’21 – apr ’23 Welder', 'Mended ships.', 'And boats.'],
  },
  {
    guarantee: 'the right margin is read like the left one',
    lines: ['Welder, Bluefin          10/2021 –', 'Mended ships             04/2023'],
    out: ['Welder, Bluefin 10/2021 – 04/2023', 'Mended ships'],
  },
  {
    guarantee: 'a line that was nothing but the end of the range is gone',
    lines: ['17 Nov. 2011 to     Bluefin Yards', 'Present'],
    out: ['17 Nov. 2011 to Present Bluefin Yards'],
  },
  {
    guarantee: 'a whole range below is another entry’s',
    lines: ['2020 –     Welder', '2016 – 2019     Fitter'],
    out: ['2020 – Welder', '2016 – 2019 Fitter'],
  },
  {
    guarantee: 'a list of dated lines stays a list',
    lines: ['Jan 2019     First prize', 'Mar 2020     Second prize', 'May 2021     Third prize'],
    out: ['Jan 2019 First prize', 'Mar 2020 Second prize', 'May 2021 Third prize'],
  },
]

describe('joinMarginDates', () => {
  it.each(CASES)('$guarantee', ({ lines, out }) => {
    expect(joined(...lines)).toEqual(out)
  })

  it('does not join over a page, a column or a wide gap', () => {
    const [first, second] = linesOf('Sep 2020– Welder, Bluefin', 'Jul 2024 Mends ships.')
    if (!first || !second) throw new Error('no lines')
    const apart: Partial<Line>[] = [
      { page: first.page + 1 },
      { column: first.column + 1 },
      { gapBefore: 2 },
    ]
    for (const change of apart) {
      const lines = [first, { ...second, ...change }]
      expect(joinMarginDates(lines)).toEqual(lines)
    }
  })
})
