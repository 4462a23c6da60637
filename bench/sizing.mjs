// What a server needs, for docs/operations.md: CPU a call, memory by threads, bytes of the store a call.
// CPU, not time: the figures hold on a busy machine too, within a fifth or so.
//   node bench/sizing.mjs        build first
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scanPdf } from '../dist/cli/prove/pdf.js'
import { openStore } from '../dist/store/open-store.js'
import { startServer } from './server-process.mjs'

const checkout = fileURLToPath(new URL('..', import.meta.url))
const samples = join(checkout, 'dist/dashboard/files/samples')
const read = (name) => readFileSync(join(samples, name))
const pdfs = readdirSync(samples).filter((name) => name.endsWith('.pdf'))
const resume =
  'Ana Sample\nana@example.com\n\nEXPERIENCE\nEngineer, Example Labs\nJan 2019 - Present\n- Python services\n\nSKILLS\nPython, PostgreSQL'
const posting = read('backend-engineer.txt').toString()

const CALLS = { ping: 300, text: 100, pdf: 100, match: 60, scan: 6 }
const WARM = 20

async function callsOf() {
  const scan = (await scanPdf(resume)).toString('base64')
  const files = pdfs.map((name) => read(name).toString('base64'))
  return {
    ping: () => ['/ping', {}],
    text: () => ['/parse/resume', { text: resume }],
    pdf: (at) => ['/parse/resume', { file: files[at % files.length] }],
    match: (at) => ['/match', { resume_file: files[at % files.length], jd_text: posting }],
    scan: () => ['/parse/resume', { file: scan }],
  }
}

const send = (server, [path, body]) => server.call({ path, body: JSON.stringify(body) })

/** Opened and closed once more, so that what waits beside the file is in it. */
async function storeBytes(dataDir) {
  await (await openStore({ dataDir })).close()
  return statSync(join(dataDir, 'rolecall.db')).size
}

for (const workers of [1, 2, 4]) {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-sizing-'))
  const env = { ROLECALL_WORKERS: String(workers), ROLECALL_DATA_DIR: folder }
  const server = await startServer(checkout, env)
  const calls = await callsOf()
  const idleMb = server.residentMb()
  const rows = []
  for (const [name, count] of Object.entries(workers === 1 ? CALLS : { pdf: CALLS.pdf })) {
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
