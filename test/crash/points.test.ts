// Processes that die at every point of a call's way: the ledger adds up, what was charged is charged once,
// what was held is free within a minute, and a repeat of the call pays exactly what is missing.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import { systemClock } from '../../src/runtime/clock.js'
import { CRASHES, type Crash, POINTS } from '../hostile/further-support/crash-points.js'
import { CATALOG, openPlatform, type TestPlatform } from '../support/platform.js'
import { onEachEngine, type TestDatabase } from '../support/store.js'

const SCRIPT = fileURLToPath(new URL('./die-at.mjs', import.meta.url))
const MINUTE_MS = 60_000

interface Call {
  id: string
  accountId: string
  cost: number
  key: string
}

/** Lets a process die with these calls in its hands. */
async function dieAt(database: TestDatabase, point: string, calls: Call[]): Promise<void> {
  const given = JSON.stringify({ options: database.options, catalog: CATALOG, calls })
  const child = spawn(process.execPath, [SCRIPT, point, given], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
}

onEachEngine('a process that dies', (database) => {
  let later: TestPlatform
  const calls = new Map<Crash, Call>()

  beforeAll(async () => {
    const before = await openPlatform(database())
    for (const [number, crash] of CRASHES.entries()) {
      const accountId = await before.accountWith(crash.credits)
      const key = crash.keyed ? `key-${number}` : ''
      calls.set(crash, { id: `req_crash_${number}`, accountId, cost: crash.cost, key })
    }
    for (const point of POINTS) {
      const own = CRASHES.filter((crash) => crash.point === point)
      await dieAt(
        database(),
        point,
        own.flatMap((crash) => calls.get(crash) ?? []),
      )
    }
    later = await openPlatform(database(), { now: () => systemClock.now() + MINUTE_MS })
    await later.metering.sweep()
  }, 120_000)

  it.each(CRASHES)('$name', async (crash) => {
    const { id, accountId, cost, key } = calls.get(crash) as Call
    const struck = await later.balanced(accountId)
    expect(struck.held).toBe(0)
    expect(crash.gone).toContain(crash.credits - struck.available)

    if (!key) return
    const idempotency = { key, fingerprint: later.metering.fingerprint(key) }
    const request = { operation: 'ping', cost, requestId: `${id}_later`, idempotency } as const
    await later.metering.settle(await later.reserve(accountId, request))
    const end = await later.balanced(accountId)
    expect([end.available, end.held]).toEqual([crash.credits - cost, 0])
  })
})
