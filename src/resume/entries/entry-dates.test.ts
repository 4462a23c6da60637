import { describe, expect, it } from 'vitest'
import { clueText } from '../../../test/support/clued-lines.js'
import { writeDate } from '../../dates/months.js'
import type { FoundRange } from '../types.js'
import { entryDates, isCurrent, schoolDates } from './entry-dates.js'
import type { EntryLines } from './group-entries.js'

/** "from/to", a date alone once, an end alone behind "/", '' for none. */
function show(found: FoundRange | null): string {
  if (!found) return ''
  const { from, to, single, told } = found.range
  if (told === 'end') return `/${writeDate(from)}`
  if (single) return writeDate(from)
  return `${writeDate(from)}/${to === 'present' ? 'present' : writeDate(to)}`
}

interface Case {
  guarantee: string
  head: string
  body?: string
  dates: string
}

const WORK: Case[] = [
  {
    guarantee: 'a range of the head is the entry’s',
    head: 'Buyer, Northwind\nJan 2019 – Mar 2021',
    dates: '2019-01/2021-03',
  },
  {
    guarantee: 'a range may run over a line end',
    head: 'Northwind Ltd (Oct 2010 -\nMar 2011)',
    dates: '2010-10/2011-03',
  },
  {
    guarantee: 'a range on one line comes before a later one over a line end',
    head: 'Jan 2019 – Mar 2021\nTrainer\nOct 2010 -\nMar 2011',
    dates: '2019-01/2021-03',
  },
  {
    guarantee: 'two ranges under one another are not read across',
    head: 'Jan 2019 – Mar 2021\nApr 2021 – Present',
    dates: '2019-01/2021-03',
  },
  {
    guarantee: 'a range comes before a date alone',
    head: 'Northwind, founded 1998\nJan 2019 – Mar 2021',
    dates: '2019-01/2021-03',
  },
  {
    guarantee: 'a short line at the top of the body may date the entry',
    head: 'Buyer, Northwind',
    body: 'Duration: May 2014 – June 2015\nBought tin',
    dates: '2014-05/2015-06',
  },
  {
    guarantee: 'a date behind "until" is an end, and the start is unknown',
    head: 'Buyer, Northwind\nuntil March 2021',
    dates: '/2021-03',
  },
  {
    guarantee: 'so is the date on which somebody left',
    head: 'Buyer, Northwind\nDate of leaving: June 2018',
    dates: '/2018-06',
  },
  {
    guarantee: 'a date behind "from" alone is a start, and the position lasts',
    head: 'Buyer, Northwind, from 2016',
    dates: '2016/present',
  },
  {
    guarantee: 'a start and an end in cells of their own make a range',
    head: 'From 2016 | Buyer\nNorthwind | until May 2018',
    dates: '2016/2018-05',
  },
  {
    guarantee: 'a date in a sentence of the body is of something else',
    head: 'Buyer, Northwind',
    body: 'From May 2014 to June 2015 we opened four shops and then sold two of them again',
    dates: '',
  },
  {
    guarantee: 'a date alone in the body is none of a position',
    head: 'Buyer, Northwind',
    body: 'Award of May 2014',
    dates: '',
  },
  {
    guarantee: 'who works there presently has not left',
    head: 'Presently working as Buyer at Northwind from August 2017',
    dates: '2017-08/present',
  },
  {
    guarantee: 'who joined and did not leave is still there',
    head: 'Northwind\nDate of joining: May 2016',
    dates: '2016-05/present',
  },
  {
    guarantee: 'who joined and left was there in between',
    head: 'Northwind\nDate of joining: May 2016\nDate of leaving: June 2018',
    dates: '2016-05/2018-06',
  },
  {
    guarantee: 'who left on a day that is not told is not there any more',
    head: 'Northwind\nJoined May 2016, relieved after the sale',
    dates: '2016-05',
  },
  {
    guarantee: 'a date alone has no open end by itself',
    head: 'Buyer, Northwind, May 2016',
    dates: '2016-05',
  },
  {
    guarantee: '"still" in a title does not open the end',
    head: 'Still Photographer, Northwind, May 2016',
    dates: '2016-05',
  },
  {
    guarantee: 'a range that is closed stays closed',
    head: 'Working as Buyer at Northwind, Jan 2019 – Mar 2021',
    dates: '2019-01/2021-03',
  },
]

const SCHOOLS: Case[] = [
  {
    guarantee: 'the date on which a degree is expected closes an open range',
    head: 'University of Leeds\nAug 2016 – Present\nExpected graduation: May 2020',
    dates: '2016-08/2020-05',
  },
  {
    guarantee: 'a date before the range does not close it',
    head: 'University of Leeds, founded 1904\nAug 2016 – Present',
    dates: '2016-08/present',
  },
  {
    guarantee: 'the month of a degree is told beside the years',
    head: '1999 – 2001 University of Leeds\nMBA, June 2001',
    dates: '1999/2001-06',
  },
  {
    guarantee: 'another year beside the years is of something else',
    head: '1999 – 2001 University of Leeds\nMBA, prize of June 2000',
    dates: '1999/2001',
  },
]

const EDUCATION: Case[] = [
  {
    guarantee: 'two years side by side are a range',
    head: '1995 1998 University of Leeds\nB.Sc.',
    dates: '1995/1998',
  },
  {
    guarantee: 'two years of a list are none',
    head: 'University of Leeds\nPrizes 2013, 2014',
    dates: '2013',
  },
  {
    guarantee: 'a later year first is no range',
    head: 'University of Leeds 1998 / 1995',
    dates: '1998',
  },
  {
    guarantee: 'a month may stand before the line end and its year behind it',
    head: 'University of Leeds, Oct\n2005',
    dates: '2005-10',
  },
  {
    guarantee: 'a date in the line comes before one over its end',
    head: 'University of Leeds, May 2004, diploma in Oct\n2005',
    dates: '2004-05',
  },
  {
    guarantee: 'a date alone in the body is the year of a degree',
    head: 'University of Leeds',
    body: 'Passed in 2014',
    dates: '2014',
  },
  {
    guarantee: 'a degree has no open end by a word of the line',
    head: 'University of Leeds, joined 2014',
    dates: '2014',
  },
]

const entryOf = ({ head, body = '' }: Case): EntryLines => ({
  head: clueText(head),
  body: [],
  near: clueText(body),
  confidence: 0.7,
})

const read = (given: Case, singleInBody: boolean) => entryDates(entryOf(given), singleInBody)

describe('entryDates', () => {
  it.each(WORK)('of a position: $guarantee', (given) => {
    expect(show(read(given, false))).toBe(given.dates)
  })

  it.each(EDUCATION)('of education: $guarantee', (given) => {
    expect(show(read(given, true))).toBe(given.dates)
  })

  it.each([...SCHOOLS, ...EDUCATION])('of a school: $guarantee', (given) => {
    expect(show(schoolDates(entryOf(given)))).toBe(given.dates)
  })

  it('points into the line where the range begins, and no further', () => {
    const head = clueText('Buyer\nNorthwind (Oct 2010 -\nMar 2011)')
    const found = entryDates({ head, body: [], near: [], confidence: 0.7 })
    const text = head[1]?.source.line.text ?? ''
    expect(found?.line).toBe(head[1]?.source.line.index)
    expect(text.slice(found?.range.start, found?.range.end)).toBe('Oct 2010 -')
    expect(found?.range.end).toBeLessThanOrEqual(text.length)
    expect(found?.confidence).toBe(0.7)
  })
})

describe('isCurrent', () => {
  it.each([
    ['Presently working in Northwind Ltd as a Buyer', true],
    ['Present Job at Northwind Ltd as a Buyer', true],
    ['Northwind Ltd | Oslo | Present', true],
    ['Currently I am working in Northwind Ltd', true],
    ['I was working as a Buyer with Northwind Ltd', false],
    ['Buyer, Northwind Ltd', false],
  ])('"%s": %s', (head, expected) => {
    expect(isCurrent(clueText(head))).toBe(expected)
  })
})
