import { describe, expect, it } from 'vitest'
import { LABELLED, seeRows } from '../../../test/support/seen-lines.js'
import { promoteEducation } from './promote-education.js'

const CASES: { guarantee: string; rows: string[]; labels: string[] }[] = [
  {
    guarantee: 'a degree and its school in one line head an entry',
    rows: ['H> EDUCATION', 'O> Bachelor of Science, University of Leeds'],
    labels: ['H', 'E+'],
  },
  {
    guarantee: 'a school with its date heads one',
    rows: ['H> EDUCATION', 'Eb> University of Leeds, 2016'],
    labels: ['H', 'E+'],
  },
  {
    guarantee: 'a degree with its date heads one',
    rows: ['H> EDUCATION', 'Wb> Bachelor of Science in Physics, 2016'],
    labels: ['H', 'E+'],
  },
  {
    guarantee: 'the degree under its school belongs to the same head',
    rows: ['H> EDUCATION', 'E+> University of Leeds', 'Eb> Bachelor of Science in Physics'],
    labels: ['H', 'E+', 'E'],
  },
  {
    guarantee: 'the school under its degree belongs to the same head',
    rows: ['H> EDUCATION', 'E+> Bachelor of Science in Physics, 2016', 'Eb> University of Leeds'],
    labels: ['H', 'E+', 'E'],
  },
  {
    guarantee: 'a second school under a degree with its school is text',
    rows: [
      'H> EDUCATION',
      'E+> Bachelor of Science, University of Leeds',
      'Eb> University of York',
    ],
    labels: ['H', 'E+', 'Eb'],
  },
  {
    guarantee: 'the next row of a table is the next entry, though its names are unknown',
    rows: [
      'H> EDUCATION',
      'E+> Matric          Northgate High School          2008          71%',
      'O> Second          Quillbrook          2010          66%',
    ],
    labels: ['H', 'E+', 'E+'],
  },
  {
    guarantee: 'without a heading a line with degree, school and date is an entry',
    rows: ['O> Bachelor of Science, University of Leeds, 2016'],
    labels: ['E+'],
  },
  {
    guarantee: 'without a heading and a date it is not',
    rows: ['O> Bachelor of Science, University of Leeds'],
    labels: ['O'],
  },
  {
    guarantee: 'under another heading it is not, dated or not',
    rows: ['H> REFERENCES', 'O> Bachelor of Science, University of Leeds, 2016'],
    labels: ['H', 'O'],
  },
  {
    guarantee: 'a school alone is text',
    rows: ['H> EDUCATION', 'Eb> University of Leeds'],
    labels: ['H', 'Eb'],
  },
  {
    guarantee: 'a bullet with a school and a date is an honour',
    rows: ['H> EDUCATION', 'Eb> • Prize of the University of Leeds, 2016'],
    labels: ['H', 'Eb'],
  },
  {
    guarantee: 'a line that goes on in small letters is text',
    rows: ['H> EDUCATION', 'Eb> with a Bachelor of Science, University of Leeds, 2016'],
    labels: ['H', 'Eb'],
  },
  {
    guarantee: 'a row without a date is no row of the table',
    rows: [
      'H> EDUCATION',
      'E+> Matric          Northgate High School          2008          71%',
      'O> Second          Quillbrook          none          66%',
    ],
    labels: ['H', 'E+', 'O'],
  },
  {
    guarantee: 'what the labeller took for a position stays one',
    rows: ['H> EDUCATION', 'W+> Teacher, University of Leeds, 2016'],
    labels: ['H', 'W+'],
  },
]

describe('promoteEducation', () => {
  it.each(CASES)('$guarantee', ({ rows, labels }) => {
    const { seen, labels: given } = seeRows(rows)
    expect(promoteEducation(seen, given).map(({ label }) => label)).toEqual(labels)
  })

  it('is less sure of what it promoted, and leaves the given labels as they were', () => {
    const { seen, labels } = seeRows(['H> EDUCATION', 'Eb> University of Leeds, 2016'])
    expect(promoteEducation(seen, labels)[1]?.probability).toBeLessThan(LABELLED)
    expect(labels[1]?.label).toBe('Eb')
  })

  it('a long sentence heads nothing', () => {
    const rest = Array<string>(20).fill('word').join(' ')
    const { seen, labels } = seeRows(['H> EDUCATION', `Eb> University of Leeds, 2016, ${rest}`])
    expect(promoteEducation(seen, labels)[1]?.label).toBe('Eb')
  })
})
