// Tables on pages set by hand.
import { describe, expect, test } from 'vitest'
import { block, linesOf, page, textsOf, words } from '../../test/support/set-pages.js'

describe('tables with rules', () => {
  const rule = (x: number, y: number, width: number, height: number) => ({
    box: { x, y, width, height },
    color: 0,
  })
  const grid = [
    ...[90, 110, 140, 170].map((y) => rule(50, y, 400, 0.5)),
    ...[50, 250, 350, 450].map((x) => rule(x, 90, 0.5, 80)),
  ]

  test('a row is one line, wrapped cells joined', () => {
    const runs = [
      ...words('Course', 60, 102),
      ...words('Year', 260, 102),
      ...words('Mark', 360, 102),
      ...block(['Diploma in the care', 'of bridges'], 60, 122),
      ...words('2014', 260, 122),
      ...words('81%', 360, 122),
      ...block(['School'], 60, 155),
      ...words('2010', 260, 155),
      ...words('77%', 360, 155),
    ]
    expect(textsOf(page(runs, { shapes: grid }))).toEqual([
      'Course | Year | Mark',
      'Diploma in the care of bridges | 2014 | 81%',
      'School | 2010 | 77%',
    ])
  })
})

describe('tables without rules', () => {
  const wrapped = [
    ...words('Course', 60, 100),
    ...words('School', 200, 100),
    ...words('Year', 350, 100),
    ...block(['Diploma in the care of', 'bridges that are old'], 60, 118),
    ...block(['Technical School of Lower', 'Fenwick'], 200, 118),
    ...words('2014', 350, 118),
    ...block(['School certificate'], 60, 148),
    ...words('Fenwick Road School', 200, 148),
    ...words('2010', 350, 148),
  ]

  test('a row is one line, wrapped cells joined', () => {
    expect(textsOf(page(wrapped))).toEqual([
      'Course | School | Year',
      'Diploma in the care of bridges that are old | Technical School of Lower Fenwick | 2014',
      'School certificate | Fenwick Road School | 2010',
    ])
  })

  test('a line that had room above it is no wrapped cell', () => {
    const entry = (y: number, year: string) => [
      ...words(year, 60, y),
      ...words('Acme Mills', 150, y),
      ...words('Leeds', 500, y),
      ...words('Weaver of fine cloth', 150, y + 12),
    ]
    const runs = [...entry(100, '2001'), ...entry(136, '2005'), ...entry(172, '2009')]
    expect(textsOf(page(runs)).slice(0, 3)).toEqual([
      '2001 | Acme Mills | Leeds',
      'Weaver of fine cloth',
      '2005 | Acme Mills | Leeds',
    ])
  })

  test('columns of running text are no table', () => {
    const text = 'lines of text 12'
    const column = (x: number, lines: number) => block(Array(lines).fill(text), x, 100)
    const segments = linesOf(page([...column(50, 5), ...column(150, 6), ...column(250, 4)]))
      .flatMap((line) => line.segments)
      .map((segment) => segment.text)
    expect(segments).toEqual(Array(15).fill(text))
  })
})
