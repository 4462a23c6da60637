// Two nodes on one PostgreSQL and one Redis behind a balancer: what callers get, and what is charged.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AnswerInfo, Rolecall } from '../../clients/typescript/src/index.js'
import { RESUME_EXAMPLE } from '../../src/http/documents/resume-example.js'
import { withServicesOf } from '../support/balance.js'
import { startTestServer, type TestServer } from '../support/server.js'
import { postgresDatabase, type TestDatabase } from '../support/store.js'
import { type Balancer, startBalancer } from './balancer.js'
import { cpuMsOf } from './cpu-of.js'
import { hasRedis, startRedis } from './redis.js'

const ADMIN_URL = process.env.TEST_DATABASE_URL ?? 'postgres://localhost/postgres'
const SECONDS = Number(process.env.NODES_SECONDS ?? 10)
const CALLERS = 16
const REVOKED_WITHIN_MS = 60_000

let database: TestDatabase
let redis: { url: string; stop(): void } | undefined
let nodes: TestServer[] = []
let balancer: Balancer
let key = ''
let session = ''

beforeAll(async () => {
  database = await postgresDatabase(ADMIN_URL)
  redis = hasRedis() ? await startRedis() : undefined
  if (!redis) console.log('no redis-server here: the rate limit is counted in PostgreSQL')
  const env = {
    DATABASE_URL: database.options.url ?? '',
    ROLECALL_LOCAL_PLAN: 'local',
    ...(redis && { REDIS_URL: redis.url }),
  }
  const first = await startTestServer({ env })
  nodes = [first, await startTestServer({ env })]
  key = first.key
  session = await first.session()
  balancer = await startBalancer(nodes.map(({ port }) => port))
})

afterAll(async () => {
  balancer?.close()
  for (const node of nodes) await node.stop()
  redis?.stop()
  await database?.remove()
})

interface Load {
  answered: number
  failed: string[]
  retried: number
  credits: number
  seconds: number
  /** The CPU of both nodes for one answer. */
  cpuMs: number
}

/**
 * Callers that call one after the other until the time is over; the client retries by its own
 * rules.
 */
async function load(
  url: string,
  ms: number,
  call: (client: Rolecall, at: number) => Promise<unknown>,
): Promise<Load> {
  const result: Load = { answered: 0, failed: [], retried: 0, credits: 0, seconds: 0, cpuMs: 0 }
  const onAnswer = ({ attempts, creditsUsed }: AnswerInfo): void => {
    result.answered += 1
    result.credits += creditsUsed
    if (attempts > 1) result.retried += 1
  }
  const client = new Rolecall({ url, key, onAnswer })
  const cpuMs = (): number => nodes.reduce((sum, { pid }) => sum + cpuMsOf(pid), 0)
  const [started, cpuBefore] = [performance.now(), cpuMs()]
  let calls = 0
  const caller = async (): Promise<void> => {
    while (performance.now() - started < ms) {
      await call(client, calls++).catch((error: unknown) => result.failed.push(String(error)))
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  result.seconds = (performance.now() - started) / 1000
  result.cpuMs = (cpuMs() - cpuBefore) / Math.max(1, result.answered)
  return result
}

const rate = ({ answered, seconds }: Load): number => Math.round((answered / seconds) * 10) / 10

const ping = (client: Rolecall) => client.ping()
const parse = (client: Rolecall, at: number) =>
  client.parseResume({ text: `${RESUME_EXAMPLE}\nCall ${at}` })

async function creditsUsed(): Promise<number> {
  const manager = new Rolecall({ url: nodes[0]?.url ?? '', session })
  return (await manager.usage()).credits_used_this_period
}

/** Every answer was charged once, and the books balance. */
async function expectCharged(before: number, loads: Load[]): Promise<void> {
  const told = loads.reduce((sum, { credits }) => sum + credits, 0)
  expect((await creditsUsed()) - before).toBe(told)
  const [first] = nodes
  if (!first) throw new Error('there is no node')
  const pong = await new Rolecall({ url: first.url, key }).ping()
  const check = await withServicesOf(first, ({ metering }) => metering.checkLedger(pong.account))
  expect([check.ok, check.problems]).toEqual([true, []])
}

test('two nodes share the work, and every call is charged once', async () => {
  await load(balancer.url, 3_000, parse)
  const before = await creditsUsed()
  const loads = {
    'ping, one node': await load(nodes[0]?.url ?? '', SECONDS * 1000, ping),
    'ping, two nodes': await load(balancer.url, SECONDS * 1000, ping),
    'parse, one node': await load(nodes[0]?.url ?? '', SECONDS * 1000, parse),
    'parse, two nodes': await load(balancer.url, SECONDS * 1000, parse),
  }
  for (const [name, result] of Object.entries(loads)) {
    const cpuMs = Math.round(result.cpuMs * 10) / 10
    console.log(name, { perSecond: rate(result), answered: result.answered, cpuMs })
    expect([name, result.failed]).toEqual([name, []])
  }
  console.log('answers of each node behind the balancer', balancer.answered)
  await expectCharged(before, Object.values(loads))
})

test('one rate limit holds over both nodes', async () => {
  const email = `nodes-${Date.now()}@example.com`
  const open = new Rolecall({ url: balancer.url })
  const { token } = await open.signUp({ email, password: 'a long enough one' })
  const minted = await new Rolecall({ url: balancer.url, session: token }).mintKey()
  const started = performance.now()
  const counts = { passed: 0, refused: 0 }
  const refusedBy = new Set<string>()
  while (performance.now() - started < 30_000) {
    const answers = await Promise.all(
      nodes.map(async ({ url }) => {
        const headers = { 'x-access-key': minted.key }
        const { status } = await fetch(`${url}/normalize/skill?skill=sql`, { headers })
        if (status === 429) refusedBy.add(url)
        return status
      }),
    )
    for (const status of answers) counts[status === 200 ? 'passed' : 'refused'] += 1
    await wait(100)
  }
  const seconds = (performance.now() - started) / 1000
  // The free plan: 30 a minute, five at once.
  const allowed = 5 + seconds / 2
  console.log('rate limit over both', { ...counts, allowed: Math.round(allowed * 10) / 10 })
  expect(refusedBy.size).toBe(2)
  expect(counts.passed).toBeLessThanOrEqual(Math.ceil(allowed))
  expect(counts.passed).toBeGreaterThan(allowed * 0.8)
})

test('a key that is revoked on one node stops on the other', async () => {
  const [one, other] = nodes
  if (!one || !other) throw new Error('two nodes are needed')
  const manager = new Rolecall({ url: one.url, session })
  const minted = await manager.mintKey()
  const user = new Rolecall({ url: other.url, key: minted.key })
  await user.ping()
  await manager.revokeKey(minted.keyId)
  const revoked = performance.now()
  let refused = false
  while (!refused && performance.now() - revoked < REVOKED_WITHIN_MS) {
    refused = await user.ping().then(
      () => false,
      ({ code }: { code: string }) => code === 'invalid_key',
    )
    await wait(250)
  }
  console.log('revoked after', Math.round((performance.now() - revoked) / 100) / 10, 's')
  expect(refused).toBe(true)
})

test('a node dies under load: callers retry, nobody fails, nobody pays twice', async () => {
  const before = await creditsUsed()
  const dying = nodes[1]
  const running = load(balancer.url, SECONDS * 2000, parse)
  await wait(SECONDS * 500)
  dying?.signal('SIGKILL')
  const result = await running
  console.log('one node killed', {
    answered: result.answered,
    retried: result.retried,
    lost: balancer.lost,
    failed: result.failed.length,
    seconds: Math.round(result.seconds),
  })
  expect(result.failed).toEqual([])
  expect(result.retried).toBeGreaterThan(0)
  await expectCharged(before, [result])
})
