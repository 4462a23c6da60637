import { expect, it } from 'vitest'
import { addRows } from './add-rows.js'

it('adds any number of rows', () => {
  const table = Int16Array.from({ length: 14 }, (_, at) => at * at)
  for (const rows of [[], [2], [0, 2, 4, 6], [12, 0, 2, 4, 6, 8, 10]]) {
    const sums = new Int32Array(2)
    addRows(sums, table, rows)
    const expected = [0, 1].map((at) => rows.reduce((sum, from) => sum + (from + at) ** 2, 0))
    expect([...sums]).toEqual(expected)
  }
})
