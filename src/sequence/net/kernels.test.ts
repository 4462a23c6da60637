import { describe, expect, it } from 'vitest'
import { BYTES, padded, STRIDE, Workshop } from './kernels.js'

/** Whole numbers, since their sums are exact in any order. */
const numbers = (count: number, step: number) =>
  Float32Array.from({ length: count }, (_, at) => ((at * step) % 7) - 3)

const at = (workshop: Workshop, address: number, count: number) => [
  ...workshop.numbers.subarray(address / BYTES, address / BYTES + count),
]

describe('mix', () => {
  it.each([
    [3, 5],
    [16, 16],
    [24, 20],
    [48, 33],
  ])('adds the product of a row of %d numbers and a matrix of %d columns', (rows, columns) => {
    const workshop = new Workshop()
    const [row, matrix] = [numbers(rows, 3), numbers(rows * columns, 5)]
    const from = workshop.keep(row, rows)
    const held = workshop.keep(matrix, columns)
    const sums = workshop.room(padded(columns))
    workshop.loops.mix(sums, from, rows * BYTES, held, padded(columns) * BYTES)
    const expected = Array.from({ length: columns }, (_, column) =>
      row.reduce((sum, value, at) => sum + value * (matrix[at * columns + column] ?? 0), 0),
    )
    expect(at(workshop, sums, columns)).toEqual(expected)
  })

  it('leaves the sums as they are where a row has nothing but zeros', () => {
    const workshop = new Workshop()
    const matrix = workshop.keep(numbers(STRIDE * STRIDE, 5), STRIDE)
    const sums = workshop.keep(numbers(STRIDE, 3), STRIDE)
    workshop.loops.mix(sums, workshop.room(STRIDE), STRIDE * BYTES, matrix, STRIDE * BYTES)
    expect(at(workshop, sums, STRIDE)).toEqual([...numbers(STRIDE, 3)])
  })
})

describe('the room of a workshop', () => {
  it('is empty each time, and what is kept stays', () => {
    const workshop = new Workshop()
    const kept = workshop.keep(numbers(5, 3), 5)
    for (let turn = 0; turn < 2; turn++) {
      workshop.clear()
      const room = workshop.room(100_000)
      expect(at(workshop, room, 100_000).every((number) => number === 0)).toBe(true)
      workshop.numbers.fill(7, room / BYTES, room / BYTES + 100_000)
    }
    expect(at(workshop, kept, STRIDE)).toEqual([...numbers(5, 3), ...Array(STRIDE - 5).fill(0)])
  })

  it('leaves nothing behind in what is kept later', () => {
    const workshop = new Workshop()
    const room = workshop.room(100)
    workshop.numbers.fill(7, room / BYTES, room / BYTES + 100)
    const kept = workshop.keep(numbers(5, 3), 5)
    expect(at(workshop, kept, STRIDE)).toEqual([...numbers(5, 3), ...Array(STRIDE - 5).fill(0)])
  })

  it('refuses a row that is longer than the loops take', () => {
    expect(() => new Workshop().keep(numbers(600, 3), 600)).toThrow(RangeError)
  })
})
