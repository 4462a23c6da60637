import { describe, expect, it } from 'vitest'
import { FeatureSums } from './feature-sums.js'
import { BYTES, workshop } from './kernels.js'

const ROWS = 2_000

/** A table of rows of this length, and the sums of some of its rows by a plain loop. */
function tableOf(length: number) {
  const weights = Int16Array.from(
    { length: length * ROWS },
    (_, at) => ((at * 7919) % 65_521) - 32_760,
  )
  const biases = Int32Array.from({ length }, (_, at) => at - 3)
  const sums = new FeatureSums({ biases, weights })
  const read = (rows: number[]) => {
    const from = sums.of(rows.map((row) => row * length)) / BYTES
    return [...workshop.wholes.subarray(from, from + length)]
  }
  const plain = (rows: number[]) =>
    Array.from(biases, (bias, at) =>
      rows.reduce((sum, row) => sum + (weights[row * length + at] ?? 0), bias),
    )
  return { read, plain }
}

const range = (count: number, step = 1) =>
  Array.from({ length: count }, (_, at) => (at * step) % ROWS)

describe.each([2, 48, 96, 144, 150])('rows of %d numbers', (length) => {
  const { read, plain } = tableOf(length)
  it.each([
    ['no row', []],
    ['one row', [7]],
    ['a row twice', [7, 7]],
    ['more rows than are added at a time', range(300, 3)],
    ['more rows than are kept', range(ROWS)],
    ['rows that take the place of each other', [5, 5 + 512, 5, 5 + 1024, 5 + 512, 5]],
  ])('%s', (_name, rows) => {
    expect(read(rows)).toEqual(plain(rows))
    // The second time the copies are there.
    expect(read(rows)).toEqual(plain(rows))
  })
})

it('two tables do not disturb each other', () => {
  const [a, b] = [tableOf(48), tableOf(96)]
  expect(a.read([1, 2])).toEqual(a.plain([1, 2]))
  expect(b.read([1, 2])).toEqual(b.plain([1, 2]))
  expect(a.read([1, 2, 3])).toEqual(a.plain([1, 2, 3]))
})

it('a row of odd length is refused', () => {
  expect(() => tableOf(3)).toThrow('odd length')
})
