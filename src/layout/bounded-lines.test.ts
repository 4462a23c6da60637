import { expect, test } from 'vitest'
import { readText } from '../documents/read-text.js'
import { LIMITS } from '../runtime/limits.js'
import { boundedLines } from './bounded-lines.js'
import { layoutDocument } from './layout-document.js'

const laidOut = (text: string) => layoutDocument(readText(text))

test('an ordinary document is understood as a whole, without a warning', () => {
  const { lines, warnings } = laidOut('Nurse, Example Hospital\n'.repeat(400))
  expect(boundedLines(lines)).toHaveLength(400)
  expect(warnings).toEqual([])
})

test.each([
  ['lines', 'Nurse\n'.repeat(LIMITS.readLinesMax + 1)],
  ['characters', 'Nursing in Leeds and in York. '.repeat(LIMITS.readCharsMax / 20)],
])('of a document with too many %s the first part is understood, and it says so', (_of, text) => {
  const { lines, warnings } = laidOut(text)
  const bounded = boundedLines(lines)
  const chars = bounded.reduce((sum, line) => sum + line.text.length + 1, 0)
  expect(bounded.length).toBeGreaterThan(0)
  expect(bounded.length).toBeLessThanOrEqual(LIMITS.readLinesMax)
  expect(chars).toBeLessThanOrEqual(LIMITS.readCharsMax)
  expect(warnings).toContain('lines_cut')
})

test('cells beyond the bound of a line are read as one', () => {
  const [line] = laidOut(Array.from({ length: 200 }, (_, at) => `cell${at}`).join('\t')).lines
  expect(line?.segments).toHaveLength(LIMITS.linePiecesMax)
  expect(line?.text).toContain('cell199')
})
