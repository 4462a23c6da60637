import { describe, expect, it } from 'vitest'
import { costGrowth, LINEAR_GROWTH_MAX } from '../../../test/support/growth.js'
import { LABELLED, seeRows } from '../../../test/support/seen-lines.js'
import { promoteSentences } from './promote-sentences.js'

const SENTENCE = '6 months worked with Northwind as a Technician.'

const CASES: { guarantee: string; rows: string[]; labels: string[] }[] = [
  {
    guarantee: 'a sentence that tells of a position heads one',
    rows: ['H> WORK EXPERIENCE', `O> ${SENTENCE}`],
    labels: ['H', 'W+'],
  },
  {
    guarantee: 'it may end in the next line',
    rows: ['H> WORK EXPERIENCE', 'Wb> Presently working with Northwind', 'Wb> as a Technician'],
    labels: ['H', 'W+', 'Wb'],
  },
  {
    guarantee: 'a bullet of a body is a duty',
    rows: ['H> WORK EXPERIENCE', 'Wb> • Worked with Northwind as a Technician'],
    labels: ['H', 'Wb'],
  },
  {
    guarantee: 'a sentence that begins otherwise is a duty',
    rows: ['H> WORK EXPERIENCE', 'Wb> Sold tin with Northwind as a Technician'],
    labels: ['H', 'Wb'],
  },
  {
    guarantee: 'a sentence that names no employer is none',
    rows: ['H> WORK EXPERIENCE', 'Wb> Worked with many teams as a technician'],
    labels: ['H', 'Wb'],
  },
  {
    guarantee: 'what the labeller took for a head stays one',
    rows: ['H> WORK EXPERIENCE', 'W+> Northwind', `W> ${SENTENCE}`],
    labels: ['H', 'W+', 'W'],
  },
  {
    guarantee: 'elsewhere a sentence is text',
    rows: ['H> SUMMARY', `O> ${SENTENCE}`],
    labels: ['H', 'O'],
  },
]

describe('promoteSentences', () => {
  it.each(CASES)('$guarantee', ({ rows, labels }) => {
    const { seen, labels: given } = seeRows(rows)
    expect(promoteSentences(seen, given).map(({ label }) => label)).toEqual(labels)
  })

  it('is less sure of what it promoted', () => {
    const { seen, labels } = seeRows(['H> WORK EXPERIENCE', `O> ${SENTENCE}`])
    expect(promoteSentences(seen, labels)[1]?.probability).toBeLessThan(LABELLED)
  })

  it.each([' ', 'é', 'é ', 'months '])('a line of %j costs linear time', (unit) => {
    const { seen, labels } = seeRows(['H> WORK EXPERIENCE', `O> ${SENTENCE}`])
    const make = (count: number) =>
      seen.map((line) => {
        const text = unit.repeat(count)
        return { ...line, source: { ...line.source, line: { ...line.source.line, text } } }
      })
    const growth = costGrowth(40_000, make, (lines) => promoteSentences(lines, labels))
    expect(growth).toBeLessThan(LINEAR_GROWTH_MAX)
  })
})
