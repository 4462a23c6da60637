// What a start costs: CPU until the first answer, and memory after 200 documents, of a server with
// two workers. Usage: npm run bench:start [-- ANOTHER_CHECKOUT], for instance one of before a change:
// both are measured in turns. Exits with 1 when this checkout passes a bound.
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServer } from './server-process.mjs'
import { makeCalls } from './startup-documents.mjs'

const BOUNDS = { openMs: Number.POSITIVE_INFINITY, answerMs: 1200, residentMb: 300 }
const STARTS = 3
const DOCUMENTS = 200
const AT_ONCE = 4
const SETTINGS = { ROLECALL_WORKERS: '2', ROLECALL_LOCAL_PLAN: 'scale' }

const own = fileURLToPath(new URL('..', import.meta.url))
const others = process.argv.slice(2).map((path) => resolve(path))
const calls = await makeCalls(DOCUMENTS)

/** CPU until the port is open and until the first document is answered. */
async function measureStart(checkout) {
  const server = await startServer(checkout, SETTINGS)
  try {
    const openMs = server.cpuMs()
    await server.call(calls[0])
    return { openMs, answerMs: server.cpuMs() }
  } finally {
    await server.end()
  }
}

/** Memory of the server and its children once all documents are answered. */
async function measureMemory(checkout) {
  const server = await startServer(checkout, SETTINGS)
  try {
    const waiting = [...calls]
    const send = async () => {
      for (let call = waiting.shift(); call; call = waiting.shift()) await server.call(call)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, send))
    return { residentMb: server.residentMb() }
  } finally {
    await server.end()
  }
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

const checkouts = [...others, own]
const runs = new Map(checkouts.map((checkout) => [checkout, []]))
for (let turn = 0; turn < STARTS; turn++) {
  for (const checkout of checkouts) {
    const start = await measureStart(checkout)
    runs.get(checkout).push({ ...start, ...(await measureMemory(checkout)) })
  }
}
for (const [checkout, list] of runs) {
  const middle = (unit) => median(list.map((run) => run[unit]))
  console.log(checkout === own ? 'this checkout' : checkout)
  console.log(`  CPU until the port is open: ${middle('openMs')} ms`)
  console.log(`  CPU until the first answer: ${middle('answerMs')} ms (bound ${BOUNDS.answerMs})`)
  const memory = middle('residentMb').toFixed(0)
  console.log(`  memory after ${DOCUMENTS} documents: ${memory} MB (bound ${BOUNDS.residentMb})`)
  const isOver = Object.entries(BOUNDS).some(([unit, bound]) => middle(unit) > bound)
  if (checkout === own && isOver) process.exitCode = 1
}
