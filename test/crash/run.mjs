// Kills charging processes without warning, again and again, and holds the books against what they
// had acknowledged. Build first.
//   node test/crash/run.mjs [rounds] [postgres:// address of a server to make a database on]
// Two kills a round. Ctrl-C ends it with the round that runs, and its figures are told.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { createAccounts } from '../../dist/accounts/service.js'
import { createMetering } from '../../dist/metering/service.js'
import { openStore } from '../../dist/store/open-store.js'

const ROUNDS = Number(process.argv[2] ?? 50)
const adminUrl = process.argv[3]
const PROCESSES = 2
const LIFE_MS = { min: 100, max: 600 }
const CREDITS = 100_000_000
const MINUTE_MS = 60_000
const CHARGER = new URL('./charger.mjs', import.meta.url).pathname

let enough = false
process.once('SIGINT', () => {
  enough = true
})

const demand = (holds, what) => {
  if (!holds) throw new Error(what)
}

/** Lets one charger work for a moment, kills it, and returns what it acknowledged. */
async function chargeAndKill(options, accountId) {
  const child = spawn(process.execPath, [CHARGER, JSON.stringify(options), accountId], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  await sleep(LIFE_MS.min + Math.random() * (LIFE_MS.max - LIFE_MS.min))
  demand(child.exitCode === null, 'a charger ended by itself')
  const closed = once(child, 'close')
  child.kill('SIGKILL')
  await closed
  // A line that was cut off was not acknowledged.
  const lines = output.slice(0, output.lastIndexOf('\n')).split('\n')
  return lines.map((line) => line.split(' ')).map(([id, cost]) => [id, Number(cost)])
}

async function chargesOf(store, accountId) {
  return store.db
    .selectFrom('ledger')
    .select(['request_id', 'plan_delta', 'pack_delta'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'charge')
    .execute()
}

/** Every acknowledged call is charged what it was told, and no call is charged twice. */
function compare(acknowledged, charges) {
  const charged = new Map()
  for (const { request_id, plan_delta, pack_delta } of charges) {
    demand(!charged.has(request_id), `${request_id} was charged twice`)
    charged.set(request_id, -(plan_delta + pack_delta))
  }
  for (const [id, cost] of acknowledged) {
    demand(charged.get(id) === cost, `${id}: told ${cost}, charged ${charged.get(id)}`)
  }
  return charged.size - acknowledged.length
}

/** A minute after the kill nothing may be held any more. */
async function sweepLater(options) {
  const clock = { now: () => Date.now() + MINUTE_MS }
  const store = await openStore({ ...options, clock })
  const metering = await createMetering({ store, accounts: createAccounts({ store }) })
  const swept = await metering.sweep()
  await metering.close()
  await store.close()
  return swept
}

async function run(engine, options) {
  const store = await openStore(options)
  const accounts = createAccounts({ store })
  const metering = await createMetering({ store, accounts })
  const { id } = await accounts.create()
  await metering.grantPack(id, CREDITS, 'opening')
  const acknowledged = []
  let swept = 0
  let rounds = 0
  while (rounds < ROUNDS && !enough) {
    rounds += 1
    const lives = Array.from({ length: PROCESSES }, () => chargeAndKill(options, id))
    acknowledged.push(...(await Promise.all(lives)).flat())
    const struck = await metering.checkLedger(id)
    demand(struck.ok, `after the kill: ${struck.problems.join(', ')}`)
    swept += await sweepLater(options)
    const settled = await metering.checkLedger(id)
    demand(settled.ok, `after the sweep: ${settled.problems.join(', ')}`)
    demand(settled.held === 0, `${settled.held} credits are still held after a minute`)
  }
  const unread = compare(acknowledged, await chargesOf(store, id))
  demand(acknowledged.length > 0, 'nothing was charged')
  demand(unread <= rounds * PROCESSES * 32, `${unread} charges that nobody was told of`)
  await metering.close()
  await store.close()
  const kills = rounds * PROCESSES
  return { engine, rounds, kills, acknowledged: acknowledged.length, unread, swept }
}

async function onEmbedded() {
  const dataDir = await mkdtemp(join(tmpdir(), 'rolecall-crash-'))
  try {
    return await run('embedded', { dataDir })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function onPostgres() {
  const name = `rolecall_crash_${process.pid}`
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`create database ${name}`)
  try {
    const url = new URL(adminUrl)
    url.pathname = `/${name}`
    return await run('PostgreSQL', { url: url.href, connectionsMax: 5 })
  } finally {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}

console.log(JSON.stringify(await (adminUrl ? onPostgres() : onEmbedded())))
