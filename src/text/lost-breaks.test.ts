import { describe, expect, it } from 'vitest'
import { withLostBreaks } from './lost-breaks.js'

const LINES = [
  'Ana Sample',
  '12 Sample Street',
  'Sampletown, ST 12345',
  'Summary',
  'Clerk with ten years of work in the offices of small and large firms of the region',
  'who keeps books, writes letters and answers the telephone, in three languages.',
  'Work experience',
  'Clerk, Sample Works, 2010 - 2015',
  'Kept the books of forty customers and wrote the letters of two departments',
  'Education',
  'Diploma in commerce, Sample College, 2009',
]

describe('withLostBreaks', () => {
  it('gives lines back that were pasted as one, every character in its place', () => {
    const pasted = LINES.join('  ')
    const read = withLostBreaks(pasted)
    expect(read.split('\n').map((line) => line.trim())).toEqual(LINES)
    expect(read).toHaveLength(pasted.length)
  })

  it('reads a run of four spaces as an empty line', () => {
    const read = withLostBreaks(LINES.join('    '))
    expect(
      read
        .split('\n')
        .filter((_, at) => at % 2 === 1)
        .every((line) => line === ''),
    ).toBe(true)
  })

  it('keeps the mark of an item beside it', () => {
    const items = LINES.map((line) => `•    ${line}`)
    const read = withLostBreaks(items.join('  '))
    expect(read.split('\n').map((line) => line.trim())).toEqual(items)
  })

  it('leaves prose with two spaces between its sentences alone', () => {
    const prose = 'She kept the books of forty customers of the firm.  '.repeat(12)
    expect(withLostBreaks(prose)).toBe(prose)
  })

  it('leaves a paragraph that ends in a list alone', () => {
    const prose =
      'Our client, a maker of fine samples, seeks a clerk who will help its four offices '
    const posting = `${prose.repeat(2)}to:  ${LINES.join('  ')}`
    expect(withLostBreaks(posting)).toBe(posting)
  })

  it('leaves a line alone that would be more lines than a document has', () => {
    const run = 'a  '.repeat(20_000)
    expect(withLostBreaks(run)).toBe(run)
  })

  it('leaves columns on lines of their own alone', () => {
    const table = 'Clerk      Sample Works      Sampletown      2010      2015\n'.repeat(30)
    expect(withLostBreaks(table)).toBe(table)
  })
})
