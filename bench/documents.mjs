// Cost of lines in reading order beside raw PDFium character extraction and pdfjs-dist, on the same
// files in one run: node bench/documents.mjs DIR [--files N] [--rounds N]
// Each reader has a process of its own (the heap and the compiled code of one slow the others down);
// they take turns, one at work at a time. A file's cost is its least over the rounds: what is above
// that is other programs' doing. Costs are CPU time, all threads of the process included.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { READERS } from './documents-readers.mjs'

const OURS = 'lines in reading order'
/**
 * Allowed cost of ours, as a multiple of each rival's. Of pdf.js' two ways the one with fonts gives
 * what our lines are made of: characters with place, font, weight and colour. Its text alone has no
 * weights, no colours and no links; its ratio is printed beside.
 */
const ALLOWED = { 'raw PDFium': 1.5, 'pdfjs-dist with fonts': 1 / 3 }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    files: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '5' },
  },
})
const [folder] = positionals
if (!folder) throw new Error('a folder of PDFs is needed')
const names = readdirSync(folder).filter((name) => name.endsWith('.pdf'))
const paths = names.slice(0, Number(values.files)).map((name) => join(folder, name))
const rounds = Number(values.rounds)

const worker = fileURLToPath(new URL('./documents-readers.mjs', import.meta.url))

async function ask(child, message) {
  child.send(message)
  const [samples] = await once(child, 'message')
  return samples
}

/** Loading included: a reader's first file in its process. */
async function start(name) {
  const child = fork(worker, [name], { stdio: ['ignore', 'inherit', 'ignore', 'ipc'] })
  const [{ ms, cpu }] = await ask(child, { paths: paths.slice(0, 1) })
  console.log(`  ${name.padEnd(24)} ${ms.toFixed(1)} ms, ${cpu.toFixed(1)} ms CPU`)
  return child
}

/** The least of each file, summed. */
function totalOf(samples) {
  const total = { ms: 0, cpu: 0, pages: 0 }
  for (const [file, first] of samples[0].entries()) {
    total.ms += Math.min(...samples.map((round) => round[file].ms))
    total.cpu += Math.min(...samples.map((round) => round[file].cpu))
    total.pages += first.pages
  }
  return total
}

console.log('cold, the first file in a new process:')
const readers = []
for (const name of Object.keys(READERS))
  readers.push({ name, child: await start(name), samples: [] })
// One round to warm up is not counted.
for (const { child } of readers) await ask(child, { paths })
for (let round = 0; round < rounds; round++) {
  for (const { child, samples } of readers) samples.push(await ask(child, {}))
}
for (const { child } of readers) child.disconnect()

const totals = new Map(readers.map(({ name, samples }) => [name, totalOf(samples)]))
const { pages } = totals.get(OURS)
console.log(`warm, a page, ${paths.length} files, ${pages} pages, least of ${rounds} rounds:`)
for (const [name, { ms, cpu }] of totals) {
  const [wall, work] = [ms, cpu].map((value) => (value / pages).toFixed(2))
  console.log(`  ${name.padEnd(24)} ${wall} ms, ${work} ms CPU`)
}
for (const [name, { cpu }] of totals) {
  if (name === OURS) continue
  const ratio = totals.get(OURS).cpu / cpu
  const allowed = ALLOWED[name]
  const limit = allowed ? `at most ${allowed.toFixed(2)}` : 'for information'
  console.log(`ours / ${name}: ${ratio.toFixed(2)} (${limit})`)
  if (allowed && ratio > allowed) process.exitCode = 1
}
