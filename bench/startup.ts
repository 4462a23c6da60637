// What a start costs: CPU until the first answer, and memory after 200 documents, of a server with
// two workers.
//   npm run bench:start [-- ANOTHER_CHECKOUT]
// Another checkout, for instance one from before a change, is measured in turns with this one.
// Exits with 1 when this checkout breaks a bound. CPU is bounded as a share of the other checkout's,
// since machines differ by more than the bound allows for.
import { resolve } from 'node:path'
import { HOME } from './checkout.js'
import { inTurn, median } from './measure.js'
import { startServer } from './server-process.js'
import { makeCalls } from './startup-documents.js'

/** 1.2 seconds where the checkout of before, e2d5188, took 3.2. */
const BOUNDS = { answerShare: 1.2 / 3.2, residentMb: 300 }
const STARTS = 3
const DOCUMENTS = 200
const AT_ONCE = 4
const SETTINGS = { ROLECALL_WORKERS: '2', ROLECALL_LOCAL_PLAN: 'scale' }

/** CPU until the port is open and until the first answer, and memory at the end. */
interface Run {
  openMs: number
  answerMs: number
  residentMb: number
}

const others = process.argv.slice(2).map((path) => resolve(path))
const calls = await makeCalls(DOCUMENTS)

/** CPU until the port is open and until the first document is answered. */
async function measureStart(checkout: string): Promise<Pick<Run, 'openMs' | 'answerMs'>> {
  const server = await startServer(checkout, SETTINGS)
  try {
    const openMs = server.cpuMs()
    await server.call(inTurn(calls, 0))
    return { openMs, answerMs: server.cpuMs() }
  } finally {
    await server.end()
  }
}

/** Memory of the server and its children once all documents are answered. */
async function measureMemory(checkout: string): Promise<Pick<Run, 'residentMb'>> {
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

const runs = new Map([...others, HOME].map((checkout) => [checkout, [] as Run[]]))
for (let turn = 0; turn < STARTS; turn++) {
  for (const [checkout, list] of runs) {
    const start = await measureStart(checkout)
    list.push({ ...start, ...(await measureMemory(checkout)) })
  }
}
const middles = [...runs].map(([checkout, list]) => {
  const middle = (unit: keyof Run) => median(list.map((run) => run[unit]))
  return {
    checkout,
    openMs: middle('openMs'),
    answerMs: middle('answerMs'),
    residentMb: middle('residentMb'),
  }
})
for (const { checkout, openMs, answerMs, residentMb } of middles) {
  console.log(checkout === HOME ? 'this checkout' : checkout)
  console.log(`  CPU until the port is open: ${openMs} ms`)
  console.log(`  CPU until the first answer: ${answerMs} ms`)
  console.log(`  memory after ${DOCUMENTS} documents: ${residentMb.toFixed(0)} MB`)
}
const own = inTurn(middles, middles.length - 1)
if (own.residentMb > BOUNDS.residentMb) {
  console.log(`Memory is over its bound of ${BOUNDS.residentMb} MB.`)
  process.exitCode = 1
}
for (const { checkout, answerMs } of middles.slice(0, -1)) {
  const share = own.answerMs / answerMs
  console.log(
    `CPU until the first answer: ${share.toFixed(2)} of ${checkout} (bound ${BOUNDS.answerShare.toFixed(3)})`,
  )
  if (share > BOUNDS.answerShare) process.exitCode = 1
}
