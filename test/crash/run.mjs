// Kills charging processes without warning, again and again, and holds the books against what they
// had acknowledged. Build first.
//   node test/crash/run.mjs [rounds] [postgres:// address of a server to make a database on]
// Two kills a round. Ctrl-C ends it with the round that runs, and its figures are told.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { createAccounts } from '#engine/accounts/service.js'
import { createMetering } from '#engine/metering/service.js'
import { openStore } from '#engine/store/open-store.js'
import { chargesOf, demand, holdAgainst } from './books.mjs'
import { onNewStore } from './stores.mjs'

/**
 * @typedef {import('#engine/store/types.js').StoreOptions} StoreOptions
 * @typedef {import('./books.mjs').Acknowledged} Acknowledged
 */

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

/**
 * Lets one charger work for a moment, kills it, and returns what it acknowledged.
 * @param {StoreOptions} options
 * @param {string} accountId
 * @returns {Promise<Acknowledged[]>}
 */
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
  return lines.map((line) => line.split(' ')).map(([id = '', cost]) => [id, Number(cost)])
}

/**
 * A minute after the kill nothing may be held any more.
 * @param {StoreOptions} options
 */
async function sweepLater(options) {
  const clock = { now: () => Date.now() + MINUTE_MS }
  const store = await openStore({ ...options, clock })
  const metering = await createMetering({ store, accounts: createAccounts({ store }) })
  const swept = await metering.sweep()
  await metering.close()
  await store.close()
  return swept
}

/**
 * @param {string} engine
 * @param {StoreOptions} options
 */
async function run(engine, options) {
  const store = await openStore(options)
  const accounts = createAccounts({ store })
  const metering = await createMetering({ store, accounts })
  const { id } = await accounts.create()
  await metering.grantPack(id, CREDITS, 'opening')
  /** @type {Acknowledged[]} */
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
  const charged = await chargesOf(store, id)
  holdAgainst(acknowledged, charged)
  const unread = charged.size - acknowledged.length
  demand(acknowledged.length > 0, 'nothing was charged')
  demand(unread <= rounds * PROCESSES * 32, `${unread} charges that nobody was told of`)
  await metering.close()
  await store.close()
  const kills = rounds * PROCESSES
  return { engine, rounds, kills, acknowledged: acknowledged.length, unread, swept }
}

console.log(JSON.stringify(await onNewStore(run, adminUrl)))
