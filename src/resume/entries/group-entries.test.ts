import { describe, expect, it } from 'vitest'
import { clueRows } from '../../../test/support/clued-lines.js'
import type { CluedLine } from '../labels/clued-lines.js'
import { groupEntries } from './group-entries.js'

function show(rows: string[], letter: 'W' | 'E'): string[] {
  const { clued, labels } = clueRows(rows)
  const textOf = (lines: CluedLine[]) => lines.map(({ source }) => source.line.text).join(' / ')
  return groupEntries(clued, labels, letter).map(({ head, body }) =>
    body.length > 0 ? `${textOf(head)} => ${textOf(body)}` : textOf(head),
  )
}

const CASES: { guarantee: string; letter: 'W' | 'E'; rows: string[]; entries: string[] }[] = [
  {
    guarantee: 'each opening label begins an entry; its head and body follow',
    letter: 'W',
    rows: [
      'W+> Engineer, Northwind Ltd',
      'W> Jan 2019 – Mar 2021',
      'Wb> Built a data platform for the sales team',
      'W+> Analyst, Southwind Ltd',
      'W> Jan 2016 – Dec 2018',
    ],
    entries: [
      'Engineer, Northwind Ltd / Jan 2019 – Mar 2021 => Built a data platform for the sales team',
      'Analyst, Southwind Ltd / Jan 2016 – Dec 2018',
    ],
  },
  {
    guarantee: 'a second range of dates in a head begins the next position',
    letter: 'W',
    rows: ['W+> Engineer, Jan 2019 – Mar 2021', 'W> Analyst, Jan 2016 – Dec 2018'],
    entries: ['Engineer, Jan 2019 – Mar 2021', 'Analyst, Jan 2016 – Dec 2018'],
  },
  {
    guarantee: 'a list of tools at the end of a body is no employer of the next position',
    letter: 'W',
    rows: [
      'W+> Engineer, Jan 2019 – Mar 2021',
      'Wb> Oracle, SAP, Salesforce',
      'W+> Analyst, Jan 2016 – Dec 2018',
    ],
    entries: [
      'Engineer, Jan 2019 – Mar 2021 => Oracle, SAP, Salesforce',
      'Analyst, Jan 2016 – Dec 2018',
    ],
  },
  {
    guarantee: 'a dated head line under a body begins the next position',
    letter: 'W',
    rows: ['W+> Engineer, Northwind Ltd', 'Wb> Built things', 'W> Analyst, Jan 2016 – Dec 2018'],
    entries: ['Engineer, Northwind Ltd => Built things', 'Analyst, Jan 2016 – Dec 2018'],
  },
  {
    guarantee: 'an undated head line under a body belongs to the body',
    letter: 'W',
    rows: ['W+> Engineer, Northwind Ltd', 'Wb> Built things', 'W> Team of four'],
    entries: ['Engineer, Northwind Ltd => Built things / Team of four'],
  },
  {
    guarantee: 'a body without a head is no entry',
    letter: 'W',
    rows: ['Wb> Built things', 'O> Something else'],
    entries: [],
  },
  {
    guarantee: 'education lines are none of the work history',
    letter: 'W',
    rows: ['W+> Engineer, Northwind Ltd', 'E+> University of Leeds', 'Wb> Built things'],
    entries: ['Engineer, Northwind Ltd'],
  },
  {
    guarantee: 'a second degree begins the next education entry',
    letter: 'E',
    rows: [
      'E+> Master of Science in Physics',
      'E> University of Leeds, 2016',
      'E> Bachelor of Science in Physics',
    ],
    entries: [
      'Master of Science in Physics / University of Leeds, 2016',
      'Bachelor of Science in Physics',
    ],
  },
  {
    guarantee: 'a degree whose name runs over the line end is one',
    letter: 'E',
    rows: [
      'E+> Higher Secondary',
      'E> Certificate',
      'E> Fern College',
      'E+> Secondary School',
      'E> Leaving Certificate',
    ],
    entries: [
      'Higher Secondary / Certificate / Fern College',
      'Secondary School / Leaving Certificate',
    ],
  },
  {
    guarantee: 'the next position begins with the line that looks like the first one’s opening',
    letter: 'W',
    rows: [
      'W+> NORTHWIND LTD',
      'W> Engineer',
      'W> Jan 2019 – Mar 2021',
      'W> Leeds',
      'W> SOUTHWIND LTD',
      'W> Jan 2016 – Dec 2018',
    ],
    entries: [
      'NORTHWIND LTD / Engineer / Jan 2019 – Mar 2021 / Leeds',
      'SOUTHWIND LTD / Jan 2016 – Dec 2018',
    ],
  },
  {
    guarantee: 'or with the line that stands as far above its date',
    letter: 'W',
    rows: [
      'W+> Northwind Ltd',
      'W> Engineer Jan 2019 – Mar 2021',
      'W> Leeds',
      'W> Southwind Ltd',
      'W> Analyst Jan 2016 – Dec 2018',
    ],
    entries: [
      'Northwind Ltd / Engineer Jan 2019 – Mar 2021 / Leeds',
      'Southwind Ltd / Analyst Jan 2016 – Dec 2018',
    ],
  },
  {
    guarantee: 'a line of other looks between two dates stays with the first one',
    letter: 'W',
    rows: ['W+> NORTHWIND LTD, 2019 – 2021', 'W> Leeds', 'W> SOUTHWIND LTD, 2016 – 2018'],
    entries: ['NORTHWIND LTD, 2019 – 2021 / Leeds', 'SOUTHWIND LTD, 2016 – 2018'],
  },
  {
    guarantee: 'an open bracket goes on in the next line, whatever its label',
    letter: 'W',
    rows: ['W+> Trainee (Block Placement', 'Wb> Research) Northwind Ltd', 'Wb> Built things'],
    entries: ['Trainee (Block Placement / Research) Northwind Ltd => Built things'],
  },
  {
    guarantee: 'a closed bracket does not',
    letter: 'W',
    rows: ['W+> Trainee (Block Placement)', 'Wb> Built things'],
    entries: ['Trainee (Block Placement) => Built things'],
  },
  {
    guarantee: 'a bullet closes no bracket',
    letter: 'W',
    rows: ['W+> Trainee (Block Placement', 'Wb> • Built things'],
    entries: ['Trainee (Block Placement => Built things'],
  },
  {
    guarantee: 'a small word at the end of a line goes on in the next one',
    letter: 'E',
    rows: ['E+> Diploma in Welding, 2009, through', 'Eb> Northgate College'],
    entries: ['Diploma in Welding, 2009, through / Northgate College'],
  },
  {
    guarantee: 'a bullet under a dated school is an aside, also where the labeller opened an entry',
    letter: 'E',
    rows: ['E+> University of Leeds, 2016', 'E+> • Thesis on tides', 'E+> • Prize of the year'],
    entries: ['University of Leeds, 2016 => Thesis on tides / Prize of the year'],
  },
  {
    guarantee: 'a bullet that names a degree is an entry',
    letter: 'E',
    rows: ['E+> University of Leeds, 2016', 'E+> • Master of Science, 2018'],
    entries: ['University of Leeds, 2016', 'Master of Science, 2018'],
  },
  {
    guarantee: 'where entries are bullets, the next bullet is an entry',
    letter: 'E',
    rows: ['E+> • University of Leeds, 2016', 'E+> • Quillbrook, 2012'],
    entries: ['University of Leeds, 2016', 'Quillbrook, 2012'],
  },
  {
    guarantee: 'under an undated school a bullet may be the next entry',
    letter: 'E',
    rows: ['E+> University of Leeds', 'E+> • Quillbrook, 2012'],
    entries: ['University of Leeds', 'Quillbrook, 2012'],
  },
]

describe('groupEntries', () => {
  it.each(CASES)('$guarantee', ({ letter, rows, entries }) => {
    expect(show(rows, letter)).toEqual(entries)
  })

  it('is as sure of an entry as the labels of its head were, on average', () => {
    const { clued } = clueRows(['W+> Engineer, Northwind Ltd', 'W> London', 'Wb> Built things'])
    const labels = [
      { label: 'W+', probability: 0.9 },
      { label: 'W', probability: 0.5 },
      { label: 'Wb', probability: 0.1 },
    ]
    expect(groupEntries(clued, labels, 'W')[0]?.confidence).toBeCloseTo(0.7, 10)
  })

  it('two lines behind a head may tell its dates, whatever their label; no further head does', () => {
    const rows = [
      'E+> Moss University',
      'O> BSc',
      'Eb> 2014',
      'O> 2012',
      'E+> Hill School',
      'E> 2010',
    ]
    const { clued, labels } = clueRows(rows)
    const near = groupEntries(clued, labels, 'E').map((entry) =>
      entry.near.map(({ source }) => source.line.text),
    )
    expect(near).toEqual([['BSc', '2014'], []])
  })

  it('a head has twelve lines at most; the rest is body', () => {
    const rows = ['W+> Northwind Ltd', ...Array<string>(16).fill('W> Northwind Ltd')]
    const { clued, labels } = clueRows(rows)
    const [entry] = groupEntries(clued, labels, 'W')
    expect(entry?.head).toHaveLength(12)
    expect(entry?.body).toHaveLength(5)
  })
})

it('gives the first 300 of a flood of entries', () => {
  const rows = Array.from({ length: 400 }, (_, at) => `W+> Engineer ${at}, Northwind Ltd`)
  const entries = show(rows, 'W')
  expect(entries).toHaveLength(300)
  expect(entries.at(-1)).toBe('Engineer 299, Northwind Ltd')
})
