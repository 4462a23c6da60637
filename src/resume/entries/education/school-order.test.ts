import { describe, expect, it } from 'vitest'
import { clueText, foundIn, LABELLED } from '../../../../test/support/clued-lines.js'
import type { CluedLine } from '../../labels/clued-lines.js'
import type { EducationFound } from '../../types.js'
import { datesFromTables } from '../table-dates.js'
import { SCHOOLS_TABLE } from './school-order.js'

function entryOf(clued: CluedLine[], degree: string, year?: string): EducationFound {
  const found = foundIn(clued, degree)
  const dated = clued.find(({ source }) => source.line.text === year)
  const range = dated?.ranges[0]
  return {
    institution: null,
    degree: found,
    field: null,
    dates: dated && range ? { range, line: dated.source.line.index, confidence: LABELLED } : null,
    head: found.spans.map(({ line }) => line),
    body: [],
    confidence: LABELLED,
  }
}

/** The years that degrees get; "B.Sc. @2016" has one already. */
function years(text: string, degrees: string[]): (number | null)[] {
  const clued = clueText(text)
  const entries = degrees.map((degree) => {
    const [name = '', year] = degree.split(' @')
    return entryOf(clued, name, year)
  })
  return datesFromTables(entries, clued, SCHOOLS_TABLE).map(
    ({ dates }) => dates?.range.from.year ?? null,
  )
}

const TABLE = 'EDUCATION\nB.Sc.\nFern College\nHSC\nMoss School\nYear\n2016\n62%\nOslo\n2012\n71%'

describe('dates of a table', () => {
  it('that stand among marks and towns go to the schools, in order', () => {
    expect(years(TABLE, ['B.Sc.', 'HSC'])).toEqual([2016, 2012])
  })

  it('are dealt anew if the last school has taken the first', () => {
    expect(years(TABLE, ['B.Sc.', 'HSC @2016'])).toEqual([2016, 2012])
  })

  it('go to the schools without a date if as many are left', () => {
    const text = 'EDUCATION\nM.Sc. 2018\nB.Sc.\nHSC\nYear\n2016\n62%\n2012'
    const clued = clueText(text)
    const range = clued[1]?.ranges[0]
    if (!range) throw new Error('no date')
    const dated = { range, line: 1, confidence: LABELLED }
    const entries = ['M.Sc.', 'B.Sc.', 'HSC'].map((degree) => entryOf(clued, degree))
    const [first, ...others] = entries
    if (!first) throw new Error('no entry')
    const all = datesFromTables([{ ...first, dates: dated }, ...others], clued, SCHOOLS_TABLE)
    expect(all.map(({ dates }) => dates?.range.from.year)).toEqual([2018, 2016, 2012])
  })

  it('are nobody’s if a degree would end before school', () => {
    const text = 'EDUCATION\nB.Sc.\nHSC\nYear\n2012\n62%\n2016'
    expect(years(text, ['B.Sc.', 'HSC'])).toEqual([null, null])
  })

  it('in another number go only to a school that has one before the next school', () => {
    const text =
      'EDUCATION\nB.Sc.\nFern College\nOslo\n2016\nHSC\nSSLC\nYear\n2012\n2010\n1st\n2008'
    expect(years(text, ['B.Sc.', 'HSC', 'SSLC'])).toEqual([2016, null, null])
  })

  it('do not include a birthday', () => {
    const text = 'EDUCATION\nB.Sc.\nFern College\nOslo\n12 May 1994'
    expect(years(text, ['B.Sc.'])).toEqual([null])
  })

  it('of another section are left alone', () => {
    const text = 'EDUCATION\nB.Sc.\nHSC\nEXPERIENCE\n2016\n62%\n2012'
    expect(years(text, ['B.Sc.', 'HSC'])).toEqual([null, null])
  })
})
