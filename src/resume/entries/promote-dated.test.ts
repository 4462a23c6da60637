import { describe, expect, it } from 'vitest'
import { LABELLED, seeRows } from '../../../test/support/seen-lines.js'
import { promoteDated } from './promote-dated.js'

const HEADING = 'EXPERIENCE'

/** Rows of "label> text" under a heading, of the work section if none is named. */
function promoted(rows: string[], heading = HEADING): string[] {
  const { seen, labels } = seeRows([`H> ${heading}`, ...rows])
  return promoteDated(seen, labels)
    .slice(1)
    .map(({ label }) => label)
}

const CASES: { guarantee: string; rows: string[]; labels: string[] }[] = [
  {
    guarantee: 'a short line with a range of months heads a position',
    rows: ['Wb> Software Engineer, Northwind Ltd, Jan 2019 – Mar 2021', 'Wb> Built many things'],
    labels: ['W+', 'Wb'],
  },
  {
    guarantee: 'a line of dates alone joins the title or employer above it',
    rows: ['Wb> Software Engineer', 'Wb> Jan 2019 – Mar 2021', 'Wb> Built many things for us'],
    labels: ['W+', 'W', 'Wb'],
  },
  {
    guarantee: 'a line of dates under an undated head belongs to that head',
    rows: ['W+> Software Engineer, Northwind Ltd', 'Wb> Jan 2019 – Mar 2021'],
    labels: ['W+', 'W'],
  },
  {
    guarantee: 'what the labeller said of a head stays',
    rows: ['W+> Software Engineer, Jan 2019 – Mar 2021', 'W> Northwind Ltd'],
    labels: ['W+', 'W'],
  },
  {
    guarantee: 'years alone are not enough',
    rows: ['Wb> Grew sales by half 2015 – 2018'],
    labels: ['Wb'],
  },
  {
    guarantee: 'a range amid a sentence is part of the sentence',
    rows: ['Wb> Between Jan 2019 and Mar 2021 the team grew from four to nine people'],
    labels: ['Wb'],
  },
  {
    guarantee: 'a bullet is text, dated or not',
    rows: ['Wb> • Acting manager Jan 2019 – Mar 2021'],
    labels: ['Wb'],
  },
]

describe('promoteDated', () => {
  it.each(CASES)('$guarantee', ({ rows, labels }) => {
    expect(promoted(rows)).toEqual(labels)
  })

  it('outside the work section nothing is promoted', () => {
    expect(promoted(['O> Data camp, Jan 2019 – Mar 2021'], 'EDUCATION')).toEqual(['O'])
  })

  it('where text may stand, a line with title, employer and months is a position', () => {
    const whole = 'O> Software Tester, Northwind Ltd, Leeds (Mar 2021 – Present)'
    expect(promoted([whole], 'SUMMARY')).toEqual(['W+'])
    expect(promoted([whole], 'EDUCATION')).toEqual(['O'])
    expect(promoted(['O> Software Tester (Mar 2021 – Present)'], 'SUMMARY')).toEqual(['O'])
  })

  it('is less sure of what it promoted, and leaves the given labels as they were', () => {
    const { seen, labels } = seeRows([`H> ${HEADING}`, 'Wb> Engineer, Jan 2019 – Mar 2021'])
    const out = promoteDated(seen, labels)
    expect(out.at(-1)).toMatchObject({ label: 'W+' })
    expect(out.at(-1)?.probability).toBeLessThan(LABELLED)
    expect(labels.at(-1)?.label).toBe('Wb')
  })
})
