import { describe, expect, it } from 'vitest'
import { clueText, LABELLED } from '../../../test/support/clued-lines.js'
import { writeDate } from '../../dates/months.js'
import type { Dated } from './date-columns.js'
import { type DatedTable, datesFromTables } from './table-dates.js'

const RANGES_ONLY: DatedTable<Dated> = {
  sections: new Set(['work']),
  takesSingle: false,
  isPossible: () => true,
}

/** The starts of positions whose heads are these lines. */
const starts = (text: string, heads: string[]): string[] => {
  const clued = clueText(text)
  const entries = heads.map((head): Dated => {
    const line = clued.find(({ source }) => source.line.text === head)
    return { dates: null, head: [line?.source.line.index ?? -1], confidence: LABELLED }
  })
  return datesFromTables(entries, clued, RANGES_ONLY).map(({ dates }) =>
    dates ? writeDate(dates.range.from) : '',
  )
}

describe('dates of a table that takes only ranges', () => {
  it('go to its entries, in order', () => {
    const text = 'EXPERIENCE\nBuyer\nClerk\nOslo\nMay 2018 – June 2020\nRome\nMay 2016 – June 2017'
    expect(starts(text, ['Buyer', 'Clerk'])).toEqual(['2018-05', '2016-05'])
  })

  it('are none of its entries’ if they are single', () => {
    const text = 'EXPERIENCE\nBuyer\nClerk\nOslo\nMay 2018\nRome\nMay 2016'
    expect(starts(text, ['Buyer', 'Clerk'])).toEqual(['', ''])
  })
})
