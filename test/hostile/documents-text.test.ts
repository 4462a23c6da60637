// Text and HTML bombs are answered, and the number of lines that come out is bounded. That the cost
// grows no faster than the length is measured by `npm run bench:cost` (src/engine/engine.cost.ts).
import { describe, expect, test } from 'vitest'
import { fill } from '../../bench/cost/cost-cases.js'
import { readSource } from '../../src/engine/index.js'
import { RolecallError } from '../../src/runtime/errors.js'
import { LIMITS } from '../../src/runtime/limits.js'
import { MEGABYTE, PAGES, PIECES } from './documents-support/text-bombs.js'

async function readBounded(text: string): Promise<void> {
  const document = await readSource({ kind: 'text', text })
  const longest = document.lines.reduce((max, line) => Math.max(max, line.text.length), 0)
  expect(longest).toBeLessThanOrEqual(LIMITS.lineCharsMax)
  expect(document.lines.length).toBeLessThanOrEqual(LIMITS.linesMax)
}

describe('a megabyte of one thing', () => {
  test.each(PIECES)('%j', (piece) => readBounded(fill(piece, MEGABYTE)))
})

describe('ten megabytes', () => {
  test.each([
    ['one line without a space', fill('a', 10 * MEGABYTE)],
    ['one line of words', fill('word ', 10 * MEGABYTE)],
    ['one line of sentences', fill('A sentence with some words. ', 10 * MEGABYTE)],
    ['short lines', fill('a line\n', 10 * MEGABYTE)],
    ['a page of paragraphs', `<html>${fill('<p>Some words here</p>', 10 * MEGABYTE)}`],
  ])('%s', (_name, text) => readBounded(text))

  test('words of a line that is too long are all kept, in order', async () => {
    const words = Array.from({ length: 20_000 }, (_, index) => `w${index}`)
    const { lines } = await readSource({ kind: 'text', text: words.join(' ') })
    expect(lines.map((line) => line.text).join(' ')).toBe(words.join(' '))
  })
})

describe('HTML bombs', () => {
  test.each(PAGES)('%s', async (_name, count, make) => {
    const outcome = await readBounded(make(count)).catch((error: unknown) => error)
    if (outcome instanceof Error) {
      expect(outcome).toBeInstanceOf(RolecallError)
      expect(outcome).toMatchObject({ code: 'parse_failed', status: 422 })
    }
  })
})

describe('odd text becomes valid JSON', () => {
  test.each([
    'a\u0000b',
    'a\ud800',
    '\udfff\ud800x',
    '\u202eabc',
    'z\u200b\u200d',
    'Jose\u0301',
    '🙂👩‍👩‍👧',
    '\ufeffmark',
    '\u0085next',
    'tag\u{e0041}',
  ])('%j', async (text) => {
    const document = await readSource({ kind: 'text', text })
    const json = JSON.stringify(document.lines.map((line) => line.text))
    expect(Buffer.from(json).toString('utf8')).toBe(json)
    expect(json).not.toMatch(/\\u|\u202e|\u200b/)
  })
})
