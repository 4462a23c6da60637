import { describe, expect, it } from 'vitest'
import { clueText } from '../../../test/support/clued-lines.js'
import { writeDate } from '../../dates/months.js'
import type { FoundRange } from '../types.js'
import { datesFromColumns } from './date-columns.js'

/** Undated entries; each number is the line of an entry's head. */
const entriesAt = (
  ...heads: number[]
): { dates: FoundRange | null; head: number[]; confidence: number }[] =>
  heads.map((line) => ({ dates: null, head: [line], confidence: 0.9 }))

const read = (text: string[], ...heads: number[]): string[] =>
  datesFromColumns(entriesAt(...heads), clueText(text.join('\n'))).map(({ dates }) =>
    dates ? writeDate(dates.range.from) : '',
  )

describe('datesFromColumns', () => {
  it('as many dates below as undated entries above: one each, in order', () => {
    expect(read(['MSc Physics', 'BSc Physics', '2016', '2014'], 0, 1)).toEqual(['2016', '2014'])
  })

  it('dates above their entries are read too', () => {
    expect(read(['2016', '2014', 'MSc Physics', 'BSc Physics'], 2, 3)).toEqual(['2016', '2014'])
  })

  it('another number of dates is nobody’s', () => {
    expect(read(['MSc Physics', '2016', '2014'], 0)).toEqual([''])
    expect(read(['MSc', 'BSc', 'HSC', '2016', '2014'], 0, 1, 2)).toEqual(['', '', ''])
  })

  it('a date with words beside it is no part of a column', () => {
    expect(read(['MSc', 'BSc', '2016 in Oslo', '2014 in Bergen'], 0, 1)).toEqual(['', ''])
  })

  it('a first date that went to the last entry goes back to its owner', () => {
    const clued = clueText('MSc Physics\nBSc Physics\n2016\n2014')
    const [first, second] = entriesAt(0, 1)
    const range = clued[2]?.ranges[0]
    if (!first || !second || !range) throw new Error('no lines')
    const dated = { ...second, dates: { range, line: 2, confidence: 0.9 } }
    const years = datesFromColumns([first, dated], clued).map(({ dates }) => dates?.range.from.year)
    expect(years).toEqual([2016, 2014])
  })
})
