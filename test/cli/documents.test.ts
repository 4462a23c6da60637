// The commands that work on documents, as a person runs them: folders in, whole results out, whatever happens.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDocx, paragraph } from '../support/make-docx.js'
import { startTestServer } from '../support/server.js'

const MAIN = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url))
const FILES = 24

const resumeLines = (name: string, number: number) => [
  name,
  `${name.toLowerCase().replace(' ', '.')}${number}@example.com | Leeds, UK`,
  'Experience',
  `Software Engineer, Fenwick Systems ${number}`,
  'Jan 2019 - Dec 2023',
  '- Built services in TypeScript and PostgreSQL',
  'Education',
  'BSc Computer Science, University of Leeds, 2015 - 2018',
  'Skills',
  'TypeScript, PostgreSQL, Kafka',
]
const JOB = `Backend Engineer
Requirements
- 3+ years of experience with TypeScript
- Experience with PostgreSQL
Nice to have
- Kafka`

let folder: string
const at = (...names: string[]) => join(folder, ...names)

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rolecall-documents-'))
  mkdirSync(at('cvs', 'more'), { recursive: true })
  for (let number = 0; number < FILES; number++) {
    writeFileSync(at('cvs', `cv${number}.txt`), resumeLines('Ada Marlow', number).join('\n'))
  }
  const paragraphs = resumeLines('Bela Quince', 99).map((line) => paragraph(line))
  writeFileSync(at('cvs', 'more', 'word.docx'), makeDocx(paragraphs.join('')))
  writeFileSync(at('cvs', 'broken.pdf'), '%PDF-1.7\nnothing')
  writeFileSync(at('cvs', 'copy.txt'), resumeLines('Ada Marlow', 0).join('\n'))
  writeFileSync(at('job.txt'), JOB)
  writeFileSync(at('a-key'), 'rc_live_none\n')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Run {
  code: number | null
  stdout: string
  stderr: string
}

function start(args: string[], input = '', env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [MAIN, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', ...env },
  })
  let [stdout, stderr] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  child.stdin.end(input)
  const ended = once(child, 'close').then(([code]): Run => ({ code, stdout, stderr }))
  return { child, ended }
}

const rolecall = (...args: string[]) => start(args).ended
const linesOf = (file: string) =>
  readFileSync(at(file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

describe('parse', () => {
  it('reads a folder, tells what is broken, and ends with 3', async () => {
    const { code, stderr } = await rolecall('parse', 'cvs', '--out', 'all.jsonl')
    expect(code).toBe(3)
    expect(stderr).toContain('1 could not be read:\n  cvs/broken.pdf: ')
    const lines = linesOf('all.jsonl')
    expect(lines).toHaveLength(FILES + 3)
    expect(lines.find(({ file }) => file === 'cvs/more/word.docx').data.contact.name).toBe(
      'Bela Quince',
    )
    expect(lines.filter(({ same_as: same }) => same)).toHaveLength(1)
  })

  it('has nothing to do when it is run again, and tells the broken one again', async () => {
    const before = readFileSync(at('all.jsonl'), 'utf8')
    const { code, stderr } = await rolecall('parse', 'cvs', '--out', 'all.jsonl')
    expect(code).toBe(3)
    expect(stderr).toContain('cvs/broken.pdf: The PDF')
    expect(readFileSync(at('all.jsonl'), 'utf8')).toBe(before)
  })

  it('killed at any time and run again, it misses nothing and does nothing twice', async () => {
    for (const ms of [400, 700, 1000]) {
      const { child, ended } = start(['parse', 'cvs', '--out', 'killed.jsonl'])
      await sleep(ms)
      child.kill('SIGKILL')
      await ended
    }
    await rolecall('parse', 'cvs', '--out', 'killed.jsonl')
    const files = linesOf('killed.jsonl').map(({ file }) => file)
    expect(files).toHaveLength(FILES + 3)
    expect(new Set(files).size).toBe(FILES + 3)
    const worked = linesOf('killed.jsonl').flatMap(({ sha256, same_as: same }) =>
      same ? [] : [sha256],
    )
    expect(new Set(worked).size).toBe(worked.length)
  })

  it('Ctrl-C leaves whole lines and ends with 130, or with the work done', async () => {
    const { child, ended } = start(['parse', 'cvs', '--out', 'stopped.jsonl'])
    await sleep(900)
    child.kill('SIGINT')
    const { code } = await ended
    expect([130, 3, null]).toContain(code)
    if (code === 130)
      for (const line of linesOf('stopped.jsonl')) expect(line.sha256).toHaveLength(64)
  })

  it('parts of several machines make the whole, without overlap', async () => {
    for (const part of ['1/2', '2/2']) {
      await rolecall('parse', 'cvs', '--shard', part, '--out', `part${part[0]}.jsonl`)
    }
    const files = ['part1.jsonl', 'part2.jsonl'].flatMap((one) =>
      linesOf(one).map(({ file }) => file),
    )
    expect(files).toHaveLength(FILES + 3)
    expect(new Set(files).size).toBe(FILES + 3)
  })

  it('reads stdin and writes stdout', async () => {
    const { ended } = start(['parse', '-'], resumeLines('Cleo Marsh', 1).join('\n'))
    const { code, stdout } = await ended
    expect(code).toBe(0)
    expect(JSON.parse(stdout).data.contact.name).toBe('Cleo Marsh')
  })

  it('writes a table', async () => {
    const { stdout } = await rolecall('parse', 'cvs/cv1.txt', '--csv')
    const [head, row] = stdout.trim().split('\n')
    expect(head).toMatch(/^file,sha256,same_as,error,name,email/)
    expect(row).toContain('Ada Marlow,ada.marlow1@example.com')
  })

  it.each([
    ['a path that is not there', ['parse', 'nowhere']],
    ['a shard that cannot be', ['parse', 'cvs', '--shard', '3/2']],
    ['no path', ['parse']],
    ['a file that is not there, for redact', ['redact', 'nowhere']],
    ['a folder where a file is meant', ['match', 'cvs', 'job.txt']],
    [
      'a key that is none',
      ['parse', 'cvs', '--server', 'http://localhost:1', '--key-file', 'job.txt'],
    ],
    ['a server without a key', ['parse', 'cvs', '--server', 'http://localhost:1']],
  ])('%s ends with 2 and one sentence', async (_name, args) => {
    const { code, stderr } = await rolecall(...args)
    expect(code).toBe(2)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })

  it.each([
    [
      'a server that never answered',
      ['--server', 'http://127.0.0.1:1', '--key-file', 'a-key'],
      'no answer',
    ],
    [
      'a key file that is not there',
      ['--server', 'http://127.0.0.1:1', '--key-file', 'x'],
      'x cannot be opened (ENOENT)',
    ],
    [
      'a file that cannot be written',
      ['--out', 'nowhere/all.jsonl'],
      'nowhere/all.jsonl cannot be opened (ENOENT)',
    ],
  ])('%s ends with 1 and says so', async (_name, args, said) => {
    const { code, stderr } = await rolecall('parse', 'job.txt', ...args)
    expect(code).toBe(1)
    expect(stderr).toContain(said)
  })
})

it('match prints a table with quotes', async () => {
  const { code, stdout } = await rolecall('match', 'cvs/cv1.txt', 'job.txt')
  expect(code).toBe(0)
  expect(stdout).toMatch(/^Ada Marlow for Backend Engineer: \d+ of 100/)
  expect(stdout).toMatch(/met\s+PostgreSQL\s+"/)
})

it('rank tells the best, as a table, a CSV and a page', async () => {
  const { stdout } = await rolecall('rank', '--jd', 'job.txt', 'cvs', '--top', '3')
  expect(stdout).toContain(`3 of ${FILES + 1}`)
  const csv = await rolecall('rank', '--jd', 'job.txt', 'cvs/cv1.txt', '--csv')
  expect(csv.stdout).toMatch(/^rank,score,band,name/)
  await rolecall('rank', '--jd', 'job.txt', 'cvs/cv1.txt', '--html', '--out', 'rank.html')
  expect(readFileSync(at('rank.html'), 'utf8')).toContain('Ada Marlow')
})

it('rank killed and run again parses nothing twice, nor what parse has read before', async () => {
  await rolecall('parse', 'cvs/cv1.txt', 'cvs/more', '--out', 'parsed.jsonl')
  // Replaces the name in the file, to show that the ranking takes it from there and not from the
  // document.
  const changed = readFileSync(at('parsed.jsonl'), 'utf8').replaceAll('Bela Quince', 'Cleo Quince')
  writeFileSync(at('parsed.jsonl'), changed)
  const args = ['rank', '--jd', 'job.txt', 'cvs', '--top', '99', '--parsed', 'parsed.jsonl']
  const { child, ended } = start(args)
  await sleep(900)
  child.kill('SIGKILL')
  await ended
  const { stdout, code } = await rolecall(...args)
  expect(code).toBe(3)
  expect(stdout).toContain('Cleo Quince')
  expect(stdout).not.toContain('Bela Quince')
  const files = linesOf('parsed.jsonl').map(({ file }) => file)
  expect(files).toHaveLength(FILES + 3)
  expect(new Set(files).size).toBe(FILES + 3)
})

it('redact takes out the person, normalize names a skill', async () => {
  const { stdout } = await rolecall('redact', 'cvs/cv1.txt')
  expect(stdout).toContain('[NAME]')
  expect(stdout).not.toContain('Marlow')
  expect((await rolecall('normalize', 'skill', 'k8s')).stdout).toContain('skill_kubernetes')
})

it('servers give the same as the engine in the process', async () => {
  const server = await startTestServer()
  try {
    writeFileSync(at('key'), server.key)
    const args = ['parse', 'cvs/cv1.txt', 'cvs/cv2.txt', '--as-of', '2025-01-01']
    const own = await rolecall(...args)
    const there = await rolecall(...args, '--server', server.url, '--key-file', 'key')
    expect(there.code).toBe(0)
    const parsed = ({ stdout }: Run) =>
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
        .map(({ file, data }) => ({ file, ...data, candidate_id: '' }))
        .sort((a, b) => (a.file < b.file ? -1 : 1))
    expect(parsed(there)).toEqual(parsed(own))
  } finally {
    await server.stop()
  }
})
