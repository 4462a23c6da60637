// Runs the example of docs/library.md as it is printed, with the package as its users have it.
import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { POSTINGS } from '../../dashboard/samples/postings.mjs'
import { writeSamples } from '../../dashboard/samples/write-samples.mjs'
import { toPng } from '../hostile/documents-support/make-scan.js'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rolecall-library-'))
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(ROOT, join(folder, 'node_modules', 'rolecall'))
  await writeSamples(folder)
  renameSync(join(folder, 'amara-lindqvist.pdf'), join(folder, 'resume.pdf'))
  writeFileSync(join(folder, 'posting.txt'), POSTINGS[0]?.text ?? '')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('the example runs to its end', () => {
  const text = readFileSync(join(ROOT, 'docs/library.md'), 'utf8')
  const [, example = ''] = /```js\n(.*?)```/s.exec(text) ?? []
  writeFileSync(join(folder, 'example.mjs'), example)
  const { status, stdout, stderr } = spawnSync(process.execPath, ['example.mjs'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^Amara Lindqvist \d+ (?:weak|fair|good|strong|excellent)\n/)
  expect(stdout).toContain('[NAME]')
  expect(stdout).toMatch(/Kubernetes\nparse_failed\n$/)
})

it('a program that is typed on the command line reads, too', () => {
  const program = `import { createEngine } from 'rolecall'
const engine = createEngine({ workers: 1 })
const { title } = await engine.parseJob(${JSON.stringify(POSTINGS[0]?.text ?? '')})
await engine.close()
console.log(typeof title)`
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { cwd: folder, encoding: 'utf8' },
  )
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(stdout).toBe('string\n')
})

it('its types are those of the answers', () => {
  const file = join(folder, 'typed.mts')
  writeFileSync(
    file,
    `import { createEngine, type Candidate, type Role } from 'rolecall'
const engine = createEngine({ workers: 1 })
const candidate: Candidate = await engine.parseResume(new Uint8Array(), { evidence: true })
const role: Role = await engine.parseJob('text')
const score: number = (await engine.match(candidate, role)).score
export const shown: string = candidate.skills.map(({ canonical }) => canonical).join() + score
`,
  )
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      tsc,
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--typeRoots',
      join(ROOT, 'node_modules/@types'),
      '--types',
      'node',
      file,
    ],
    { cwd: folder, encoding: 'utf8' },
  )
  expect(stdout).toBe('')
  expect(status).toBe(0)
})

it('a program that read a picture and closes the engine reaches its last line', () => {
  writeFileSync(
    join(folder, 'picture.png'),
    toPng({ width: 400, height: 300, data: Buffer.alloc(120_000, 255) }),
  )
  const program = `import { readFileSync } from 'node:fs'
import { createEngine } from 'rolecall'
const engine = createEngine({ workers: 1 })
const read = engine.parseResume(readFileSync('picture.png'))
await read.catch(({ code }) => console.log(code))
await engine.close()
console.log('closed')
`
  writeFileSync(join(folder, 'picture.mjs'), program)
  const { status, stdout } = spawnSync(process.execPath, ['picture.mjs'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(stdout).toBe('parse_failed\nclosed\n')
  expect(status).toBe(0)
})
