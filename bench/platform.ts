// How many calls a second of /ping go through authentication, rate limit and metering, compared
// with a bare Fastify route, on both engines in one run. PostgreSQL is measured if
// BENCH_DATABASE_URL (or TEST_DATABASE_URL) names a server on which a database may be made and
// dropped.
//   npm run bench:platform [-- rounds] [seconds a round]
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import pg from 'pg'
import { inTurn, median } from './measure.js'
import type { Count, Listening, Order, Report } from './platform-server.js'

const CONNECTIONS = 64
const ROUNDS = Number(process.argv[2] ?? 5)
const SECONDS = Number(process.argv[3] ?? 3)
/**
 * The code of a batch runs a few hundred times a second, so it takes a while until it is compiled.
 */
const WARM_UP_SECONDS = 5
/** What the platform may cost: on PostgreSQL a fifth of the bare rate must remain. */
const SHARE_MIN = 0.2

const SERVER = new URL('./platform-server.js', import.meta.url).pathname
const adminUrl = process.env.BENCH_DATABASE_URL ?? process.env.TEST_DATABASE_URL

/** What a server did in one round. */
interface Slice {
  perSecond: number
  p50: number
  p99: number
  cpu: number
  loop: Report['loop']
}

interface Server extends Listening {
  name: string
  child: ChildProcess
  slices: Slice[]
  answered: number
  failed: number
  loads: number
}

/** Where a server keeps its books, and how to clean up. */
interface Place {
  location: string
  remove(): Promise<void>
}

/** The next message of a server. */
const told = async <Message>(child: ChildProcess): Promise<Message> => {
  const [message] = await once(child, 'message')
  return message as Message
}

const order = (server: Server, what: Order): void => {
  server.child.send(what)
}

/** A server in a process of its own, and what it did under load. */
async function startServer(name: string, args: readonly (string | number)[]): Promise<Server> {
  const child = fork(SERVER, args.map(String))
  const { port, apiKeys } = await told<Listening>(child)
  const server: Server = {
    name,
    child,
    port,
    apiKeys,
    slices: [],
    answered: 0,
    failed: 0,
    loads: 0,
  }
  await load(server, WARM_UP_SECONDS)
  return server
}

async function load(server: Server, duration: number) {
  let clients = 0
  const result = await autocannon({
    url: `http://127.0.0.1:${server.port}/ping`,
    connections: CONNECTIONS,
    duration,
    setupClient: (client) => {
      if (server.apiKeys.length === 0) return
      client.setHeaders({ 'x-access-key': inTurn(server.apiKeys, clients) })
      clients += 1
    },
  })
  server.answered += result['2xx']
  server.failed += result.non2xx + result.errors
  server.loads += 1
  return result
}

async function measure(server: Server): Promise<void> {
  order(server, 'measure')
  const result = await load(server, SECONDS)
  order(server, 'report')
  const { loop, cpuMicroseconds } = await told<Report>(server.child)
  const { p50, p99 } = result.latency
  const cpu = cpuMicroseconds / result['2xx']
  server.slices.push({ perSecond: result.requests.average, p50, p99, cpu, loop })
}

/** Every answer was charged. A charge without an answer was cut off when a load ended. */
async function countsAgree(server: Server): Promise<boolean> {
  if (server.failed > 0) return false
  if (server.apiKeys.length === 0) return true
  order(server, 'count')
  const { charged } = await told<Count>(server.child)
  const cutOff = charged - server.answered
  return cutOff >= 0 && cutOff <= server.loads * CONNECTIONS
}

async function stop(server: Server): Promise<void> {
  order(server, 'stop')
  await once(server.child, 'exit')
}

function rowOf(server: Server, bare: Server): { share: number; text: string } {
  const middle = (read: (slice: Slice) => number) => median(server.slices.map(read))
  // Compared round by round, so that other work of the machine weighs on both alike.
  const share = median(
    server.slices.map(
      (slice, round) => slice.perSecond / (bare.slices[round]?.perSecond ?? Number.NaN),
    ),
  )
  const cells = [
    server.name,
    Math.round(middle((slice) => slice.perSecond)),
    `${Math.round(share * 100)} %`,
    middle((slice) => slice.p50),
    middle((slice) => slice.p99),
    middle((slice) => slice.loop.p50).toFixed(1),
    middle((slice) => slice.loop.p99).toFixed(1),
    Math.round(middle((slice) => slice.cpu)),
  ]
  return { share, text: `| ${cells.join(' | ')} |` }
}

async function makeDatabase(adminUrl: string): Promise<Place> {
  const name = `rolecall_bench_${process.pid}_${Math.random().toString(36).slice(2, 8)}`
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  const remove = async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
  return { location: url.href, remove }
}

async function makeFolder(): Promise<Place> {
  const location = await mkdtemp(join(tmpdir(), 'rolecall-bench-'))
  return { location, remove: () => rm(location, { recursive: true, force: true }) }
}

const bare = await startServer('bare Fastify', ['bare', 0])
const servers = [bare]
const places: Place[] = []
for (const accounts of [1, CONNECTIONS]) {
  for (const engine of adminUrl ? ['embedded', 'postgres'] : ['embedded']) {
    const place = await (engine === 'postgres' && adminUrl ? makeDatabase(adminUrl) : makeFolder())
    places.push(place)
    const name = `/ping, ${engine}, ${accounts === 1 ? 'one account' : `${accounts} accounts`}`
    servers.push(await startServer(name, [engine, accounts, place.location]))
  }
}

for (let round = 0; round < ROUNDS; round += 1) for (const server of servers) await measure(server)

console.log(`${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s; times in ms`)
console.log('| route | calls/s | of bare | p50 | p99 | loop p50 | loop p99 | CPU µs a call |')
console.log('|---|---|---|---|---|---|---|---|')
for (const server of servers) {
  const { share, text } = rowOf(server, bare)
  console.log(text)
  const slow = server.name.includes('postgres') && share < SHARE_MIN
  if (slow || !(await countsAgree(server))) {
    console.log(slow ? '  under a fifth of the bare route' : '  WRONG: charges differ from answers')
    process.exitCode = 1
  }
}
if (!adminUrl) console.log('PostgreSQL was not measured: BENCH_DATABASE_URL is not set')
for (const server of servers) await stop(server)
for (const place of places) await place.remove()
