// Scans of made-up documents: level, skewed, turned, dusty and coarse, all read to the same lines.
import { expect, test } from 'vitest'
import { readSource } from '../../../../src/engine/index.js'
import { makeScan, type ScanOptions } from '../../../hostile/documents-support/make-scan.js'

const PAGE = [
  '# Marisol Quenby',
  'Data Engineer, Bristol, United Kingdom',
  'marisol.quenby@example.com | +44 117 555 0142',
  '',
  '# Experience',
  'Senior Data Engineer, Fernhollow Analytics',
  'March 2019 - Present',
  '- Built pipelines in Python and Apache Kafka',
  '- Cut the cost of the warehouse by 35 percent',
  '- Led a team of four engineers',
  '- Moved nightly reports from Excel to PostgreSQL',
  '- Wrote the handbook for the whole department',
  '',
  '# Education',
  'BSc Computer Science, University of Exeter, 2011 - 2015',
]
const EXPECTED = PAGE.filter((line) => line !== '').map((line) => line.replace(/^[#-] /, ''))

const cases: [string, ScanOptions][] = [
  ['level', {}],
  ['falling by 3 degrees', { skew: 3 }],
  ['rising by 7 degrees', { skew: -7 }],
  ['turned clockwise', { quarters: 1 }],
  ['upside down', { quarters: 2 }],
  ['turned the other way and askew', { quarters: 3, skew: 2 }],
  ['dusty', { dust: 0.003 }],
  ['coarse, 110 dpi', { dpi: 110 }],
  ['photographed on grey paper', { light: [0.45, 0.4] }],
  ['photographed in the shadow', { light: [0.9, 0.35], skew: 2 }],
]

test.each(cases)('a scan that is %s is read to its lines', async (_name, options) => {
  const bytes = await makeScan([PAGE], options)
  const { lines, source, warnings } = await readSource({ kind: 'bytes', bytes })
  expect(source).toBe('scan')
  expect(warnings).toContain('read_by_ocr')
  expect(lines.map((line) => line.text)).toEqual(EXPECTED)
  expect(lines.filter((line) => line.bullet).length).toBeGreaterThanOrEqual(4)
  const sizes = new Map(lines.map((line) => [line.text, line.size]))
  expect(sizes.get('Experience')).toBeGreaterThan(1.2)
}, 60_000)

test('pages with text and scanned pages of one document are both read', async () => {
  const bytes = await makeScan([['# First page', 'has these words on it'], ['# Second page', 'has others']])
  const { lines, pages } = await readSource({ kind: 'bytes', bytes })
  expect(pages).toBe(2)
  expect(lines.map((line) => [line.page, line.text])).toEqual([
    [1, 'First page'], [1, 'has these words on it'], [2, 'Second page'], [2, 'has others'],
  ])
}, 60_000)
