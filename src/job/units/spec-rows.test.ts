import { expect, it } from 'vitest'
import { SpecRows } from './spec-rows.js'

const read = (...lines: string[]) => {
  const rows = new SpecRows()
  return lines.map(
    (line) =>
      rows.cellsOf(line)?.map(({ start, end, kind }) => `${kind}: ${line.slice(start, end)}`) ??
      null,
  )
}

it('the columns of a person specification rank what stands in them', () => {
  const [header, first, second, below] = read(
    'Criteria | Essential | Desirable',
    'Training | Boat licence; first aid | Diving',
    'Skills | Knots |',
    'Apply by Friday',
  )
  expect(header).toEqual([])
  expect(first).toEqual(['asked: Boat licence', 'asked: first aid', 'nice: Diving'])
  expect(second).toEqual(['asked: Knots'])
  expect(below).toBeNull()
})

it('a rank opens a row, and each part of the row is a demand', () => {
  expect(read('Essential Two years at sea; Knots', 'Desirable Diving qualification; oars')).toEqual(
    [
      ['asked: Two years at sea', 'asked: Knots'],
      ['nice: Diving qualification', 'nice: oars'],
    ],
  )
})

it.each([
  'Essential Skills',
  'Essential Duties and Responsibilities',
  'Essential Functions1. Set the sails',
  'Essential to the post is a steady hand',
  'Leeds | Full-time | Hybrid',
  'Essential',
])('other lines are none of its rows: %s', (line) => {
  expect(read(line)).toEqual([null])
})
