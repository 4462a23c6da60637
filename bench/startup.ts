// What a start costs: CPU until the first answer, and memory after 200 documents, of a server with
// two workers, both loaded and the first warm before it listens.
//   npm run bench:start [-- ANOTHER_CHECKOUT... [--share MAX]]
// Another checkout, for instance one from before a change, is measured in turns with this one.
// Exits with 1 when this checkout breaks a bound. The bound in seconds is that of one machine; with
// --share, what counts is the share of the first other checkout's CPU, which holds on any machine.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { HOME } from './checkout.js'
import { hold, inTurn, median } from './measure.js'
import { startServer } from './server-process.js'
import { makeCalls } from './startup-documents.js'

const BOUNDS = { answerMs: 1200, residentMb: 300 }
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

const { values: args, positionals } = parseArgs({
  allowPositionals: true,
  options: { share: { type: 'string' } },
})
const others = positionals.map((path) => resolve(path))
if (args.share && others.length === 0) throw new Error('--share needs another checkout')
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
const own = inTurn(middles, middles.length - 1)
for (const { checkout, openMs, answerMs, residentMb } of middles) {
  const share = checkout === HOME ? '' : `, ours is ${(own.answerMs / answerMs).toFixed(2)} of it`
  console.log(checkout === HOME ? 'this checkout' : checkout)
  console.log(`  CPU until the port is open: ${openMs} ms`)
  console.log(`  CPU until the first answer: ${answerMs} ms${share}`)
  console.log(`  memory after ${DOCUMENTS} documents: ${residentMb.toFixed(0)} MB`)
}
if (args.share) {
  const share = own.answerMs / inTurn(middles, 0).answerMs
  hold(share <= Number(args.share), `${share.toFixed(2)} of its CPU, at most ${args.share}`)
} else {
  hold(own.answerMs <= BOUNDS.answerMs, `first answer in at most ${BOUNDS.answerMs} ms of CPU`)
}
hold(own.residentMb <= BOUNDS.residentMb, `at most ${BOUNDS.residentMb} MB after the documents`)
