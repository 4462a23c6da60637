import { describe, expect, it } from 'vitest'
import { linesOf as layOut } from '../../../test/support/clued-lines.js'
import type { Line } from '../../layout/types.js'
import { joinDateLines } from './join-dates.js'

/** Lines of one column, right under one another. */
const linesOf = (...texts: string[]): Line[] =>
  layOut(texts.join('\n')).map((line) => ({ ...line, gapBefore: 0 }))

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

/** Dates in the right margin. */
const LIFTED: { guarantee: string; lines: string[]; out: string[] }[] = [
  {
    guarantee: 'a range beside the first bullet goes to the head above it',
    lines: ['Northwind, Intern', '• Built a shed          May 2022 – Aug 2022'],
    out: ['Northwind, Intern May 2022 – Aug 2022', 'Built a shed'],
  },
  {
    guarantee: 'so does one beside the second',
    lines: ['Northwind, Intern', '• Built a shed', '• Built more          May 2022 – Aug 2022'],
    out: ['Northwind, Intern May 2022 – Aug 2022', 'Built a shed', 'Built more'],
  },
  {
    guarantee: 'one further down stays',
    lines: ['Northwind', '• One', '• Two', '• Three          May 2022 – Aug 2022'],
    out: ['Northwind', 'One', 'Two', 'Three May 2022 – Aug 2022'],
  },
  {
    guarantee: 'a head with a date of its own gets no second one',
    lines: ['Northwind, 2021 – 2022', '• Built a shed          May 2022 – Aug 2022'],
    out: ['Northwind, 2021 – 2022', 'Built a shed May 2022 – Aug 2022'],
  },
  {
    guarantee: 'the heading of a section gets none',
    lines: ['EXPERIENCE', '• Engineer, Northwind          Jan 2019 – Mar 2021'],
    out: ['EXPERIENCE', 'Engineer, Northwind Jan 2019 – Mar 2021'],
  },
  {
    guarantee: 'several dated bullets are entries of their own',
    lines: ['Northwind', '• Buyer          Jan 2019 – Mar 2021', '• Clerk          2016 – 2018'],
    out: ['Northwind', 'Buyer Jan 2019 – Mar 2021', 'Clerk 2016 – 2018'],
  },
  {
    guarantee: 'a date alone in the margin stays',
    lines: ['Northwind, Intern', '• Built a shed          May 2022'],
    out: ['Northwind, Intern', 'Built a shed May 2022'],
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

  it.each(LIFTED)('$guarantee', ({ lines, out }) => {
    expect(joined(linesOf(...lines))).toEqual(out)
  })

  it('a lifted range keeps its place on the page, and no page gives to another', () => {
    const lines = linesOf('Northwind, Intern', '• Built a shed          May 2022 – Aug 2022')
    const [head, bullet] = joinDateLines(lines)
    expect(head?.segments.at(-1)).toEqual(lines[1]?.segments.at(-1))
    expect(bullet?.segments).toHaveLength(1)
    const apart = lines.map((line, at) => ({ ...line, page: line.page + at }))
    expect(joinDateLines(apart)).toEqual(apart)
  })
})
