import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Input, Refused } from '../callers/caller.js'
import { UsageError } from '../parse-arguments.js'
import { csvCell, csvCells, csvLine } from './csv.js'
import { candidateCsv, jsonLines } from './lines.js'
import { clockOf, Progress } from './progress.js'
import { openResultFile } from './result-file.js'
import { type Outcome, runBatch } from './run-batch.js'
import { shardOf } from './shard.js'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rolecall-batch-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('csv', () => {
  it.each([
    ['=HYPERLINK("http://example.com")', `"'=HYPERLINK(""http://example.com"")"`],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['+cmd|calc', "'+cmd|calc"],
    ['-1+A1', "'-1+A1"],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['two\nlines, "quoted"', '"two lines, ""quoted"""'],
  ])('%s is no formula, and one line', (text, cell) => expect(csvCell(text)).toBe(cell))

  it('what is written is read back', () => {
    const cells = ['a', '', 'b, c', 'said "so"', 'd']
    expect(csvCells(csvLine(cells))).toEqual(cells)
  })
})

describe('shards', () => {
  it('every file belongs to exactly one', () => {
    const shards = [1, 2, 3].map((index) => shardOf(`${index}/3`))
    for (let seed = 0; seed < 300; seed++) {
      const sha256 = (seed * 2654435761).toString(16).padStart(12, '0')
      expect(shards.filter((shard) => shard(sha256))).toHaveLength(1)
    }
  })

  it.each(['0/3', '4/3', '1', 'a/b', '1/0'])('%s is refused', (text) => {
    expect(() => shardOf(text)).toThrow(UsageError)
  })
})

describe('a result file', () => {
  const line = (file: string) =>
    jsonLines.of({ kind: 'refused', file, sha256: 'a'.repeat(64), code: 'x', message: 'y' })

  it('loses what a kill cut short, and nothing else', () => {
    const path = join(folder, 'cut.jsonl')
    writeFileSync(path, `${line('a')}\n${line('b')}\n{"file":"c","sha2`)
    const file = openResultFile(path, jsonLines)
    expect(file.known.map(({ file: name }) => name)).toEqual(['a', 'b'])
    file.add(line('c'))
    file.close()
    expect(readFileSync(path, 'utf8')).toBe(`${line('a')}\n${line('b')}\n${line('c')}\n`)
  })

  it('is refused where it holds something else, and left as it is', () => {
    const path = join(folder, 'notes.txt')
    writeFileSync(path, 'my notes\n')
    expect(() => openResultFile(path, jsonLines)).toThrow('holds something else')
    expect(readFileSync(path, 'utf8')).toBe('my notes\n')
  })

  it('as CSV has its head once', () => {
    const path = join(folder, 'table.csv')
    openResultFile(path, candidateCsv).close()
    openResultFile(path, candidateCsv).close()
    expect(readFileSync(path, 'utf8')).toBe(`${candidateCsv.head}\n`)
    appendFileSync(path, 'a,half')
    openResultFile(path, candidateCsv).close()
    expect(readFileSync(path, 'utf8')).toBe(`${candidateCsv.head}\n`)
  })
})

describe('a batch', () => {
  const contents: Record<string, string> = { a: '1', b: '2', copy: '1', broken: 'x', late: '3' }
  const run = async (known: { file: string; sha256: string; error: string }[], stopAfter = 99) => {
    const worked: string[] = []
    const outcomes: Outcome<string>[] = []
    const stop = { asked: false }
    await runBatch<string>({
      files: Object.keys(contents),
      known,
      width: 2,
      shard: () => true,
      read: async (file): Promise<Input> => ({
        bytes: new Uint8Array(),
        sha256: contents[file] ?? '',
      }),
      work: async ({ sha256 }) => {
        worked.push(sha256)
        await new Promise((resolve) => setTimeout(resolve, sha256 === '1' ? 20 : 1))
        if (sha256 === 'x') throw new Refused('parse_failed', 'no')
        if (worked.length >= stopAfter) stop.asked = true
        return sha256
      },
      done: (outcome) => outcomes.push(outcome),
      passed: () => {},
      stop,
    })
    return { worked, outcomes: outcomes.map(({ file, kind }) => `${file} ${kind}`) }
  }

  it('works on each content once, and tells a copy after its original', async () => {
    const { worked, outcomes } = await run([])
    expect(worked.sort()).toEqual(['1', '2', '3', 'x'])
    expect(outcomes.sort()).toEqual([
      'a read',
      'b read',
      'broken refused',
      'copy same',
      'late read',
    ])
  })

  it('passes over what is known, under whatever name it lies now', async () => {
    const known = [
      { file: 'a', sha256: '1', error: '' },
      { file: 'renamed', sha256: '2', error: '' },
      { file: 'broken', sha256: 'x', error: 'parse_failed' },
    ]
    const { worked, outcomes } = await run(known)
    expect(worked).toEqual(['3'])
    expect(outcomes.sort()).toEqual(['b same', 'copy same', 'late read'])
  })

  it('begins nothing new once it is asked to stop', async () => {
    const { worked } = await run([], 1)
    expect(worked.length).toBeLessThan(4)
  })
})

describe('progress', () => {
  it('on a terminal is a bar with rate and time left', () => {
    let text = ''
    let now = 0
    const progress = new Progress(4, { isTTY: true, write: (one) => (text += one) }, () => now)
    now = 1000
    progress.step(false)
    expect(text).toContain('1 of 4, 1.0/s, 0:03 left')
  })

  it('elsewhere is plain lines', () => {
    let text = ''
    const progress = new Progress(1, { write: (one) => (text += one) }, () => 0)
    progress.step(true)
    expect(text).toMatch(/^1 of 1, 1 failed, [\d.]+\/s, 0:00 left\n$/)
  })

  it.each([
    [75, '1:15'],
    [7300, '2:01:40'],
  ])('%i seconds are %s', (seconds, shown) => expect(clockOf(seconds)).toBe(shown))
})
