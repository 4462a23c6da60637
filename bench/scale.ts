// What a document costs through the library in one process: CPU time, documents a second and core,
// and memory. CPU time is the main figure, because a busy machine changes it little.
//   npm run bench:scale [-- DIR] [--operation parse_resume|parse_job] [--files 60] [--threads 1] [--rounds 8]
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createEngine } from '#engine/engine/create-engine.js'
import { neededFolder, SETS } from '../eval/shared-folder.js'
import { hasText } from './has-text.js'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    operation: { type: 'string', default: 'parse_resume' },
    files: { type: 'string', default: '60' },
    threads: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '8' },
  },
})
const folder = neededFolder(positionals[0] ?? SETS.trainResumes)
const operation = values.operation === 'parse_job' ? 'parse_job' : 'parse_resume'
const threads = Number(values.threads)
const MEBIBYTE = 1024 * 1024

const documents: Uint8Array[] = []
for (const name of readdirSync(folder).filter((one) => /\.(pdf|txt)$/.test(one))) {
  if (documents.length === Number(values.files)) break
  const bytes = new Uint8Array(readFileSync(join(folder, name)))
  if (await hasText(bytes)) documents.push(bytes)
}

const engine = createEngine({ workers: threads })
await engine.warm()
const options = { asOf: '2026-01-31', documentId: 'cand_bench', evidence: false }

let read = 0
async function reader(queue: Uint8Array[]): Promise<void> {
  for (let bytes = queue.pop(); bytes; bytes = queue.pop()) {
    const source = { kind: 'bytes', bytes: new Uint8Array(bytes) } as const
    const done = await engine.run(operation, { source, options }).then(
      () => 1,
      // A refused document costs too, but does not count as read.
      () => 0,
    )
    read += done
  }
}

const rounds: { cpuMs: number; wallMs: number }[] = []
for (let round = 0; round < Number(values.rounds); round++) {
  read = 0
  const queue = [...documents]
  const [cpu, started] = [process.cpuUsage(), performance.now()]
  await Promise.all(Array.from({ length: threads * 2 }, () => reader(queue)))
  const { user, system } = process.cpuUsage(cpu)
  const wallMs = performance.now() - started
  const cpuMs = (user + system) / 1000
  rounds.push({ cpuMs: cpuMs / documents.length, wallMs: wallMs / documents.length })
}
const { cpuMs } = rounds.reduce((best, one) => (one.cpuMs < best.cpuMs ? one : best))
console.log({
  documents: documents.length,
  read,
  cpuMsPerDocument: Number(cpuMs.toFixed(1)),
  perCoreAndSecond: Number((1000 / cpuMs).toFixed(1)),
  coreHoursPerMillion: Number((cpuMs / 3.6).toFixed(1)),
  peakMiB: Math.round(process.resourceUsage().maxRSS / 1024),
  rssMiB: Math.round(process.memoryUsage.rss() / MEBIBYTE),
  wallMsByRound: rounds.map(({ wallMs }) => Number(wallMs.toFixed(1))),
})
await engine.close()
