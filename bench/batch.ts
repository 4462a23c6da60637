// How many files a second `rolecall parse` reads, compared with the library on the same files in
// one run. Then the command is killed at random and run again until all results are there.
//   npm run bench:batch [-- FOLDER] [--files 400] [--killed 2000] [--kills 5]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { EXTRA_FORMATS } from '#engine/documents/formats.js'
import { createEngine } from '#engine/engine/index.js'
import { neededFolder, SETS } from '../eval/shared-folder.js'
import { HOME } from './checkout.js'
import { inTurn } from './measure.js'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    files: { type: 'string', default: '400' },
    killed: { type: 'string', default: '0' },
    kills: { type: 'string', default: '5' },
  },
})
const given = neededFolder(positionals[0] ?? SETS.trainResumes)
const MAIN = join(HOME, 'dist/cli/main.js')
const folder = mkdtempSync(join(tmpdir(), 'rolecall-batch-'))
const sources = readdirSync(given)
  .filter((name) => name.endsWith('.pdf'))
  .sort()

/** Copies that differ in their last bytes, so that each has a content of its own. */
function copies(name: string, count: number): string[] {
  mkdirSync(join(folder, name))
  for (let index = 0; index < count; index++) {
    const target = join(folder, name, `${index}.pdf`)
    copyFileSync(join(given, inTurn(sources, index)), target)
    appendFileSync(target, `\n% copy ${index}\n`)
  }
  return readdirSync(join(folder, name))
    .sort()
    .map((file) => join(folder, name, file))
}

/** Files a second. */
async function withLibrary(files: readonly string[]): Promise<number> {
  const engine = createEngine({
    waitMsMax: 1e8,
    scanWaitMsMax: 1e8,
    answerMsMax: 1e8,
    waitingMax: 1e4,
  })
  await engine.warm()
  const started = performance.now()
  const queue = files[Symbol.iterator]()
  const lane = async () => {
    for (const file of queue) {
      const bytes = readFileSync(file)
      const source = { kind: 'bytes', bytes, formats: EXTRA_FORMATS } as const
      const options = { asOf: '2025-01-01', documentId: 'cand_x', evidence: false }
      await engine.run('parse_resume', { source, options }).catch(() => {})
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, lane))
  const seconds = (performance.now() - started) / 1000
  await engine.close()
  return files.length / seconds
}

function run(name: string, out: string) {
  const child = spawn(process.execPath, [MAIN, 'parse', join(folder, name), '--out', out], {
    stdio: 'ignore',
  })
  return { child, ended: once(child, 'exit') }
}

/** The time of a run with one file is what a start takes, and is not part of the rate. */
async function withCommand(name: string, count: number) {
  copies(`${name}-one`, 1)
  const before = performance.now()
  await run(`${name}-one`, join(folder, 'one.jsonl')).ended
  const startMs = performance.now() - before
  const started = performance.now()
  await run(name, join(folder, `${name}.jsonl`)).ended
  const seconds = (performance.now() - started - startMs) / 1000
  return { rate: count / seconds, wholeRate: (count * 1000) / (performance.now() - started) }
}

async function killed(count: number, kills: number): Promise<void> {
  copies('killed', count)
  const out = join(folder, 'killed.jsonl')
  for (let kill = 0; kill < kills; kill++) {
    const { child, ended } = run('killed', out)
    await Promise.race([sleep(8_000 + Math.random() * 20_000), ended])
    child.kill('SIGKILL')
    await ended
  }
  await run('killed', out).ended
  const lines = readFileSync(out, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { file: string; error?: unknown })
  const files = new Set(lines.map(({ file }) => file))
  console.log(
    `killed ${kills} times: ${lines.length} lines for ${count} files, ${count - files.size} missing, ` +
      `${lines.length - files.size} twice, ${lines.filter(({ error }) => error).length} could not be read`,
  )
}

try {
  const count = Number(values.files)
  if (count > 0) {
    const files = copies('all', count)
    // Library, command, library: if the machine slows down meanwhile, both are slowed.
    const first = await withLibrary(files)
    const command = await withCommand('all', count)
    const second = await withLibrary(files)
    const library = (first + second) / 2
    console.log(
      `library ${first.toFixed(1)} and ${second.toFixed(1)}/s; command ${command.rate.toFixed(1)}/s, ` +
        `${command.wholeRate.toFixed(1)}/s with its start: ${((100 * command.rate) / library).toFixed(0)} % of the library`,
    )
  }
  if (Number(values.killed) > 0) await killed(Number(values.killed), Number(values.kills))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
