// What a server needs, for docs/operations.md: CPU a call, memory by threads, bytes of the store a
// call. It measures CPU and not time, so that the figures hold on a busy machine too, within a
// fifth or so.
//   npm run bench:sizing
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scanPdf } from '#engine/cli/prove/pdf.js'
import { openStore } from '#engine/store/open-store.js'
import { HOME } from './checkout.js'
import { inTurn } from './measure.js'
import { type RunningServer, startServer } from './server-process.js'

const samples = join(HOME, 'dist/dashboard/files/samples')
const read = (name: string): Buffer => readFileSync(join(samples, name))
const pdfs = readdirSync(samples).filter((name) => name.endsWith('.pdf'))
const resume =
  'Ana Sample\nana@example.com\n\nEXPERIENCE\nEngineer, Example Labs\nJan 2019 - Present\n- Python services\n\nSKILLS\nPython, PostgreSQL'
const posting = read('backend-engineer.txt').toString()

type Kind = 'ping' | 'text' | 'pdf' | 'match' | 'scan'
type Sent = [path: string, body: Record<string, string>]

const CALLS: Readonly<Record<Kind, number>> = { ping: 300, text: 100, pdf: 100, match: 60, scan: 6 }
const ALL = ['ping', 'text', 'pdf', 'match', 'scan'] as const
const WARM = 20

async function callsOf(): Promise<Record<Kind, (at: number) => Sent>> {
  const scan = (await scanPdf(resume)).toString('base64')
  const files = pdfs.map((name) => read(name).toString('base64'))
  return {
    ping: () => ['/ping', {}],
    text: () => ['/parse/resume', { text: resume }],
    pdf: (at) => ['/parse/resume', { file: inTurn(files, at) }],
    match: (at) => ['/match', { resume_file: inTurn(files, at), jd_text: posting }],
    scan: () => ['/parse/resume', { file: scan }],
  }
}

const send = (server: RunningServer, [path, body]: Sent): Promise<void> =>
  server.call({ path, body: JSON.stringify(body) })

/** Opens and closes the store once more, so that the file holds what still lies beside it. */
async function storeBytes(dataDir: string): Promise<number> {
  await (await openStore({ dataDir })).close()
  return statSync(join(dataDir, 'rolecall.db')).size
}

for (const workers of [1, 2, 4]) {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-sizing-'))
  const env = { ROLECALL_WORKERS: String(workers), ROLECALL_DATA_DIR: folder }
  const server = await startServer(HOME, env)
  const calls = await callsOf()
  const idleMb = server.residentMb()
  const rows: string[] = []
  for (const name of workers === 1 ? ALL : (['pdf'] as const)) {
    const count = CALLS[name]
    for (let at = 0; at < Math.min(WARM, count); at += 1) await send(server, calls[name](at))
    const before = server.cpuMs()
    for (let at = 0; at < count; at += 1) await send(server, calls[name](at))
    rows.push(`${name} ${((server.cpuMs() - before) / count).toFixed(1)} ms CPU`)
  }
  const usedMb = server.residentMb()
  await server.end()
  console.log(
    `${workers} threads: ${idleMb.toFixed(0)} MB started, ${usedMb.toFixed(0)} MB after; ${rows.join(', ')}`,
  )
  if (workers === 1) {
    const charged = Object.entries(CALLS).reduce(
      (sum, [, count]) => sum + count + Math.min(WARM, count),
      0,
    )
    console.log(
      `store: ${((await storeBytes(folder)) / charged).toFixed(0)} bytes a call over ${charged} calls`,
    )
  }
  rmSync(folder, { recursive: true, force: true })
}
