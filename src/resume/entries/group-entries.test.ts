import { describe, expect, it } from 'vitest'
import type { Labelled } from '../../core/crf/decode.js'
import { readText } from '../../documents/read-text.js'
import { layoutDocument } from '../../layout/layout-document.js'
import { type SeenLine, seeLine } from '../labels/line-features.js'
import { assignSections } from '../sections/assign-sections.js'
import { groupEntries } from './group-entries.js'

/** Rows of "label> text": what the labeller said of each line. */
function read(rows: string[]): { seen: SeenLine[]; labels: Labelled[] } {
  const parts = rows.map((row) => row.split('> '))
  const text = parts.map(([, line]) => line ?? '').join('\n')
  const seen = assignSections(layoutDocument(readText(text)).lines).map(seeLine)
  const labels = parts.map(([label]) => ({ label: label ?? 'O', probability: 0.8 }))
  return { seen, labels }
}

function show(rows: string[], letter: 'W' | 'E'): string[] {
  const { seen, labels } = read(rows)
  const textOf = (lines: SeenLine[]) => lines.map(({ source }) => source.line.text).join(' / ')
  return groupEntries(seen, labels, letter).map(({ head, body }) =>
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
]

describe('groupEntries', () => {
  it.each(CASES)('$guarantee', ({ letter, rows, entries }) => {
    expect(show(rows, letter)).toEqual(entries)
  })

  it('is as sure of an entry as the labels of its head were, on average', () => {
    const { seen } = read(['W+> Engineer, Northwind Ltd', 'W> London', 'Wb> Built things'])
    const labels = [
      { label: 'W+', probability: 0.9 },
      { label: 'W', probability: 0.5 },
      { label: 'Wb', probability: 0.1 },
    ]
    expect(groupEntries(seen, labels, 'W')[0]?.confidence).toBeCloseTo(0.7, 10)
  })

  it('a head has twelve lines at most; the rest is body', () => {
    const rows = ['W+> Northwind Ltd', ...Array<string>(16).fill('W> Northwind Ltd')]
    const { seen, labels } = read(rows)
    const [entry] = groupEntries(seen, labels, 'W')
    expect(entry?.head).toHaveLength(12)
    expect(entry?.body).toHaveLength(5)
  })
})
