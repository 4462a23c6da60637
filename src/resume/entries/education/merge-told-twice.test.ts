import { describe, expect, it } from 'vitest'
import type { EducationFound, Found, FoundRange } from '../../types.js'
import { mergeToldTwice } from './merge-told-twice.js'

const found = (value: string | undefined): Found | null =>
  value === undefined ? null : { value, spans: [], confidence: 0.9 }

const until = (year: number): FoundRange => {
  const date = { year, month: 0 }
  return {
    range: { from: date, to: date, single: true, start: 0, end: 4 },
    line: 0,
    confidence: 0.9,
  } as FoundRange
}

function entry(degree: string, school?: string, field?: string, year?: number): EducationFound {
  return {
    institution: found(school),
    degree: found(degree),
    field: found(field),
    dates: year === undefined ? null : until(year),
    head: [],
    body: [],
    confidence: 0.9,
  }
}

describe('a degree that is told twice', () => {
  it('in words and in a table of marks, is one', () => {
    const told = entry('Bachelor of Technology', 'R.K. University', 'Physics')
    const [one, ...others] = mergeToldTwice([
      told,
      entry('B.Tech', 'RKU', undefined, 2015),
      entry('M.Tech', 'RKU', undefined, 2017),
    ])
    expect(one).toMatchObject({ institution: told.institution, field: told.field })
    expect(one?.dates?.range.to).toEqual({ year: 2015, month: 0 })
    expect(others).toHaveLength(1)
  })

  it.each<[string, EducationFound, EducationFound]>([
    [
      'dates',
      entry('B.Sc.', 'Fern College', 'Physics', 2012),
      entry('B.Sc.', 'Fern College', 'Physics', 2015),
    ],
    ['schools', entry('B.Sc.', 'Fern College'), entry('B.Sc.', 'Moss University', undefined, 2015)],
    [
      'subjects',
      entry('B.Sc.', 'Fern College', 'Physics'),
      entry('B.Sc.', 'Fern College', 'Botany'),
    ],
    ['levels', entry('B.Sc.', 'Fern College'), entry('M.Sc.', 'Fern College')],
    ['years of school', entry('10th', 'Oak School'), entry('12th', 'Oak School', undefined, 2012)],
  ])('two degrees of other %s are two', (_, a, b) => {
    expect(mergeToldTwice([a, b])).toHaveLength(2)
  })
})
