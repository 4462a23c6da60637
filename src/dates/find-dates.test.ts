import { describe, expect, it } from 'vitest'
import { findDateRanges } from './find-dates.js'

const show = (text: string): string =>
  findDateRanges(text)
    .map(({ from, to, single, told }) => {
      const date = (d: { year: number; month: number }) =>
        d.month ? `${d.year}-${String(d.month).padStart(2, '0')}` : String(d.year)
      if (told) return told === 'end' ? `?..${date(from)}` : `${date(from)}..?`
      return single ? date(from) : `${date(from)}..${to === 'present' ? 'now' : date(to)}`
    })
    .join(' ')

const CASES: [string, string][] = [
  ["Jan '19 – Present", '2019-01..now'],
  ['05.2018–09.2021', '2018-05..2021-09'],
  ['Summer 2020', '2020-06'],
  ['2019 to date', '2019..now'],
  ['Since 2021', '2021..now'],
  ['3/2015 - now', '2015-03..now'],
  ['Aug 2012 - Oct 2014', '2012-08..2014-10'],
  ['Nov 2014-Aug 2016', '2014-11..2016-08'],
  ['July 2013 to till date', '2013-07..now'],
  ['June 2015 till date', '2015-06..now'],
  ['Jun 2015 - till date', '2015-06..now'],
  ['01-Jun-2015 to 31-Dec-2016', '2015-06..2016-12'],
  ['2014-15', '2014..2015'],
  ['2010-12', '2010..2012'],
  ['2005-Aug', '2005-08'],
  ['2010-2014', '2010..2014'],
  ['2015-01 to 2016-03', '2015-01..2016-03'],
  ['2015/09 - 2016/12', '2015-09..2016-12'],
  ['12-2014', '2014-12'],
  ['12 2011', '2011-12'],
  ['Acme GmbH, 12/2011', '2011-12'],
  ['15th June 2012', '2012-06'],
  ["June'15 to Aug'16", '2015-06..2016-08'],
  ['Jan - Mar 2019', '2019-01..2019-03'],
  ['April 24, 1989', '1989-04'],
  ['24/04/1989', '1989-04'],
  ['04/2017 to Current', '2017-04..now'],
  ['from May 2013 until July 2014', '2013-05..2014-07'],
  ['seit Oktober 2019', '2019-10..now'],
  ['März 2015 – heute', '2015-03..now'],
  ["de janvier 2012 à aujourd'hui", '2012-01..now'],
  ['enero 2018 – actualidad', '2018-01..now'],
  ['Jun 2015 –', '2015-06..now'],
  ['(Oct 2010 - Mar 2011)', '2010-10..2011-03'],
  ['Q3 2019', '2019-07'],
  ['Spring 2013 - spring 2014', '2013-03..2014-03'],
  ['2012 & 2014', '2012 2014'],
  ['Sept. 2011 – Dec. 2011', '2011-09..2011-12'],
  ['2016–present', '2016..now'],
  ['Jan 2020 - Ongoing', '2020-01..now'],
  ['06/2016 - 02/2020', '2016-06..2020-02'],
  ['Passed in 2010', '2010'],
  ['2015 onwards', '2015..now'],
  ['09/15 - 12/16', '2015-09..2016-12'],
  ['05/10 - 06/11', '2010-05..2011-06'],
  ['01/12 – 04/15', '2012-01..2015-04'],
  ['enero de 2019 - marzo de 2020', '2019-01..2020-03'],
  ['7/73-12/74', '1973-07..1974-12'],
  ['12/78-7/79', '1978-12..1979-07'],
  ['2014 January-March: attachment', '2014-01..2014-03'],
  ['2016 / 09 - Example University', '2016-09'],
  ['8 May 2015 to Till in Example Ltd', '2015-05..now'],
  ['16t April 2005 to 27% September 2007', '2005-04..2007-09'],
  ['Example Sacco - MombasaMay-2007 - November-2011', '2007-05..2011-11'],
  ['01/2015 ï¼ 07/2015', '2015-01..2015-07'],
  ['Current to January 2015', '2015-01..now'],
  ['2013 to Until Now', '2013..now'],
  ['2021 Jun. - 2022 Apr.', '2021-06..2022-04'],
  ['2021 Jan-2022 Apr', '2021-01..2022-04'],
  ['2021, June - 2022, April', '2021-06..2022-04'],
  ['2021-Jun to 2022-Apr', '2021-06..2022-04'],
  ['2021 May - 2022 Mar', '2021-05..2022-03'],
  ['2021. 6 ~ 2022. 4', '2021-06..2022-04'],
  ['2015/6 – 2018/8', '2015-06..2018-08'],
  ['Sep 15 - NOW', '2015-09..now'],
  ['Sep 15 – Dec 17', '2015-09..2017-12'],
  ['Jun 09 – Aug 12', '2009-06..2012-08'],
  ['’15 – ’18', '2015..2018'],
  ['2015 – ’18', '2015..2018'],
  ['From: 06/2015 To: 08/2018', '2015-06..2018-08'],
  ['From : 2015 To : 2018', '2015..2018'],
  ['From: June 2015 | To: Present', '2015-06..now'],
  ['Mar 10 to Mar 12, 2019', '2019-03'],
  ['2014-May 2015', '2014..2015-05'],
  ['Dec′15 - Jan′17', '2015-12..2017-01'],
  ['July13’to June 14', '2013-07..2014-06'],
  ['17thNov. 11 to Present', '2011-11..now'],
  ['17th Nov 11', '2011-11'],
  ['19 June – 02 July, 2009', '2009-06..2009-07'],
  ['Analyst, Oslo 22 May – 27 July, 2012', '2012-05..2012-07'],
  ['oct15-2014=Mar20-2015', '2014-10..2015-03'],
  ['March 1st-12th 2013', '2013-03'],
  ['J a n 2 0 1 7 - J u l 2 0 1 7', '2017-01..2017-07'],
  ['10/2020 10/2025', '2020-10..2025-10'],
  ['Jan-13 Mar-13 Power Project', '2013-01..2013-03'],
  ['Summer 2016 & Summer 2017', '2016-06..2017-06'],
  ['5 May 12 to 6 June 13', '2012-05..2013-06'],
  ['07/‘22- Engineer', '2022-07..now'],
  ['09/’16-02/’17', '2016-09..2017-02'],
  ['Jul. 2019 - | Oslo', '2019-07..now'],
  ['Sep 2020– Engineer', '2020-09..now'],
  ['2009 - Engineer', '2009'],
  ['Jun 2025 - Until', '2025-06..now'],
  ['2014, to Still', '2014..now'],
  ['April 2016 to still Present', '2016-04..now'],
  ['02.11.2012 to .30.11.2013', '2012-11..2013-11'],
  ['May 2012 — Auguest 2012', '2012-05..2012-08'],
  ['2017 August', '2017-08'],
  // an end or a start alone
  ['Clerk, until March 2021', '?..2021-03'],
  ['till 2019', '?..2019'],
  ['Driver (up to June 2020)', '?..2020-06'],
  ['Ended: 2014', '?..2014'],
  ['to Feb 2011', '?..2011-02'],
  ['3 years, to 1996', '?..1996'],
  ['bis Mai 2009', '?..2009-05'],
  ["jusqu'à 2015", '?..2015'],
  ['hasta junio de 2018', '?..2018-06'],
  ['16th to 24th November 1998', '1998-11'],
  ['from 2018', '2018..?'],
  ['Starting May 2016', '2016-05..?'],
  // not dates
  ['4 1 2 0 1 7 9', ''],
  ['3 may 12 people', ''],
  ['on May 15 and June 12', ''],
  ["the class of '15", ''],
  ['Since Sep 15', ''],
  ['version 2021.6', '2021'],
  ['score 9/10', ''],
  ['open 24/7', ''],
  ['ISO 9001:2015 auditor', ''],
  ['I may march on', ''],
  ['+91 98765 43210', ''],
  ['$2015 a month', ''],
  ['MS Office 2010', ''],
  ['10 to 12 people', ''],
  ['99.9 % uptime', ''],
]

describe('date ranges', () => {
  it.each(CASES)('%s reads as "%s"', (text, expected) => {
    expect(show(text)).toBe(expected)
  })

  it('spans point at the words of the range', () => {
    const text = 'Engineer, Acme (Jan 2019 – Present), Berlin'
    const [range] = findDateRanges(text)
    expect(text.slice(range?.start, range?.end)).toBe('Jan 2019 – Present')
  })

  it('a range at the very end of a text stays inside it', () => {
    for (const text of ['Jan 2019 – present', '2019 to till date', '2015 onwards']) {
      const [range] = findDateRanges(text)
      expect(range?.end).toBe(text.length)
    }
  })

  it('long attack strings cost linear time', () => {
    for (const unit of ['2019 - ', 'Jan ', '1/', '- ', "'", 'to ', 'up to ', '2019']) {
      expect(() => findDateRanges(unit.repeat(20_000))).not.toThrow()
    }
  })
})
