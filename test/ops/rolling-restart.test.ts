// Two nodes are restarted one after the other under load: a client with retries sees no error, and
// every call is charged once.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import {
  freePort,
  STORES,
  type StoreKind,
  startTestServer,
  type TestServer,
} from '../support/server.js'
import { embeddedDatabase, postgresDatabase } from '../support/store.js'
import { startBalancer } from './balancer.js'

const CALLERS = 4
const TRIES_MAX = 40
const RETRY_MS_MAX = 250
const RETRIED = new Set([502, 503, 504])
const TIMEOUT_MS = 400_000
const BODY = JSON.stringify({
  text: 'Ana Sample\nana@example.com\n\nEXPERIENCE\nEngineer, Example Labs, 2019 - 2021\n\nSKILLS\nPython',
})

interface Tally {
  done: number
  retried: number
  failed: string[]
}

/** A careful client: one Idempotency-Key for each call, and retries while the service is away. */
async function callWithRetries(url: string, key: string, tally: Tally): Promise<void> {
  const headers = {
    'x-access-key': key,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  }
  for (let tries = 1; ; tries += 1) {
    const status = await fetch(`${url}/parse/resume`, { method: 'POST', headers, body: BODY }).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => 502,
    )
    if (status === 200) {
      tally.done += 1
      return
    }
    // 409 means that the try before still runs on a node that has not yet ended.
    if (tries >= TRIES_MAX || !(RETRIED.has(status) || status === 409)) {
      tally.failed.push(`status ${status} after ${tries} tries`)
      return
    }
    tally.retried += 1
    await sleep(Math.random() * RETRY_MS_MAX)
  }
}

async function restarted(node: TestServer, env: Record<string, string>): Promise<TestServer> {
  node.signal('SIGTERM')
  expect(await node.exited).toBe(0)
  return startTestServer({ env, dataDir: node.dataDir })
}

const databaseOf = (store: StoreKind) =>
  store === 'postgres' ? postgresDatabase(process.env.TEST_DATABASE_URL ?? '') : embeddedDatabase()

describe.each(STORES)('a rolling restart over the %s store', (store) => {
  it(
    'is not seen by a client with retries, and no call is lost or charged twice',
    async () => {
      const database = await databaseOf(store)
      const { url: databaseUrl, dataDir } = database.options
      const shared = {
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ...(dataDir && { ROLECALL_DATA_DIR: dataDir }),
        ROLECALL_LOCAL_PLAN: 'local',
        ROLECALL_DRAIN_MIN_MS: '500',
      }
      const envs = [
        { ...shared, PORT: String(await freePort()) },
        { ...shared, PORT: String(await freePort()) },
      ] as const
      const folder = { dataDir: dataDir ?? '.' }
      const nodes = [
        await startTestServer({ env: envs[0], ...folder }),
        await startTestServer({ env: envs[1], ...folder }),
      ]
      const key = nodes[0]?.key ?? ''
      const balancer = await startBalancer(nodes.map(({ port }) => port))
      const tally: Tally = { done: 0, retried: 0, failed: [] }
      let restarting = true
      const callers = Array.from({ length: CALLERS }, async () => {
        while (restarting) await callWithRetries(balancer.url, key, tally)
      })
      for (const [at, env] of envs.entries()) {
        nodes[at] = await restarted(nodes[at] as TestServer, env)
        // Both nodes take calls before the next one is restarted.
        await sleep(500)
      }
      restarting = false
      await Promise.all(callers)
      balancer.close()
      expect(tally.failed).toEqual([])
      expect(tally.done).toBeGreaterThan(CALLERS)
      for (const node of nodes) await node.stop()

      const { db } = await database.open()
      const charges = await db
        .selectFrom('ledger')
        .select('id')
        .where('kind', '=', 'charge')
        .execute()
      expect(charges).toHaveLength(tally.done)
      await database.remove()
      console.log(`${store}: ${tally.done} calls, ${tally.retried} tries repeated, 0 errors`)
    },
    TIMEOUT_MS,
  )
})
