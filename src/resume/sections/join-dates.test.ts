import { describe, expect, it } from 'vitest'
import { costGrowth, LINEAR_GROWTH_MAX } from '../../../test/support/growth.js'
import { readText } from '../../documents/read-text.js'
import { layoutDocument } from '../../layout/layout-document.js'
import type { Line } from '../../layout/types.js'
import { joinDateLines } from './join-dates.js'

/** Lines of one column, right under one another. */
const linesOf = (...texts: string[]): Line[] =>
  layoutDocument(readText(texts.join('\n'))).lines.map((line) => ({ ...line, gapBefore: 0 }))

const joined = (lines: Line[]): string[] => joinDateLines(lines).map(({ text }) => text)

const CASES: { guarantee: string; lines: string[]; out: string[] }[] = [
  {
    guarantee: 'a range over three lines becomes one',
    lines: ['September 2015', 'to', 'Current', 'Engineer'],
    out: ['September 2015 to Current', 'Engineer'],
  },
  {
    guarantee: 'a range over two lines becomes one',
    lines: ['Jan 2019', 'to Mar 2021', 'Engineer'],
    out: ['Jan 2019 to Mar 2021', 'Engineer'],
  },
  {
    guarantee: 'a whole range stays as it is, whatever follows',
    lines: ['Jan 2019 – Mar 2021', 'Apr 2021 – Present'],
    out: ['Jan 2019 – Mar 2021', 'Apr 2021 – Present'],
  },
  {
    guarantee: 'single dates under one another are no range',
    lines: ['May 2015', 'June 2016'],
    out: ['May 2015', 'June 2016'],
  },
  {
    guarantee: 'words between the dates keep them apart',
    lines: ['Jan 2019 –', 'Engineer at Bluefin', 'Mar 2021'],
    out: ['Jan 2019 –', 'Engineer at Bluefin', 'Mar 2021'],
  },
]

describe('joinDateLines', () => {
  it.each(CASES)('$guarantee', ({ lines, out }) => {
    expect(joined(linesOf(...lines))).toEqual(out)
  })

  it('does not join over a page, a column, a wide gap or a bullet', () => {
    const [first, second] = linesOf('Jan 2019', 'to Mar 2021')
    if (!first || !second) throw new Error('no lines')
    const apart: Partial<Line>[] = [
      { page: first.page + 1 },
      { column: first.column + 1 },
      { gapBefore: 2 },
      { bullet: true },
    ]
    for (const change of apart)
      expect(joined([first, { ...second, ...change }])).toEqual([first.text, second.text])
    expect(joined([first, second])).toHaveLength(1)
  })

  it('the joined line keeps the place of its first line, and reaches to the widest', () => {
    const lines = linesOf('Jan 2019', 'to December 2021')
    const [line] = joinDateLines(lines)
    expect(line?.index).toBe(lines[0]?.index)
    expect(line?.segments).toHaveLength(1)
    expect(line?.segments[0]?.text).toBe('Jan 2019 to December 2021')
    expect(line?.segments[0]?.right).toBe(lines[1]?.segments[0]?.right)
  })

  it('thousands of half dates cost time that grows with their number', () => {
    const make = (count: number) => linesOf(...Array<string>(count).fill('Jan 2019'))
    expect(costGrowth(2_000, make, joinDateLines)).toBeLessThan(LINEAR_GROWTH_MAX)
  })
})
