// Kills whole servers under load, again and again, and holds the books against what their callers read.
// Build first.
//   node test/crash/servers.mjs [kills] [postgres:// address of a server to make a database on]
// Two servers share the store, this process is a third node that stays. Every call carries an
// Idempotency-Key; what a kill left unanswered is sent again at the end and must then be charged once.
// Ctrl-C ends it with the lives that run, and its figures are told.
import { setTimeout as sleep } from 'node:timers/promises'
import { createAccounts } from '#engine/accounts/service.js'
import { LIFETIMES } from '#engine/metering/processes.js'
import { createMetering } from '#engine/metering/service.js'
import { openStore } from '#engine/store/open-store.js'
import { chargesOf, demand, holdAgainst } from './books.mjs'
import { startServer } from './one-server.mjs'
import { onNewStore } from './stores.mjs'

/**
 * @typedef {import('#engine/store/types.js').Store} Store
 * @typedef {import('#engine/store/types.js').StoreOptions} StoreOptions
 * @typedef {import('./one-server.mjs').Call} Call
 * @typedef {import('./one-server.mjs').Server} Server
 * @typedef {Record<string, string>} Environment
 *
 * @typedef {object} Tally
 * @property {number} sent
 * @property {number} kills
 * @property {import('./books.mjs').Acknowledged[]} acknowledged
 * @property {Call[]} open Calls that nobody read an answer to.
 * @property {number[]} restarts
 * @property {number} oldestHoldMs
 */

const KILLS = Number(process.argv[2] ?? 50)
const adminUrl = process.argv[3]
const SERVERS = 2
const CALLERS = 8
const LIFE_MS = { min: 100, max: 600 }
const LOOK_MS = 1000
const MINUTE_MS = 60_000
const RESUME = 'Ana Sample\nana@example.com\n\nEXPERIENCE\nEngineer, Example Labs, 2019 - 2021'
const PING = /** @type {const} */ (['/ping', '{}'])
const PARSE = /** @type {const} */ (['/parse/resume', JSON.stringify({ text: RESUME })])
/** One call in eight reads a document, the others cost next to nothing. */
const RESUME_EVERY = 8

let enough = false
process.once('SIGINT', () => {
  enough = true
})

/**
 * @param {Server} server
 * @param {Tally} tally
 */
async function callOnce(server, tally) {
  const number = tally.sent++
  const [path, body] = number % RESUME_EVERY === 0 ? PARSE : PING
  const call = { path, body, idempotencyKey: `call-${number}` }
  const { status, requestId = '', creditsUsed = 0 } = await server.call(call)
  if (status === undefined) tally.open.push(call)
  else {
    demand(status === 200, `${path} was answered ${status}`)
    tally.acknowledged.push([requestId, creditsUsed])
  }
}

/**
 * From the start of the process to its first answer is a restart; then load, then the kill.
 * @param {Environment} env
 * @param {Tally} tally
 */
async function live(env, tally) {
  const server = await startServer(env)
  await callOnce(server, tally)
  tally.restarts.push(server.ageMs())
  const callers = Array.from({ length: CALLERS }, async () => {
    while (!server.isDead()) await callOnce(server, tally)
  })
  await sleep(LIFE_MS.min + Math.random() * (LIFE_MS.max - LIFE_MS.min))
  await server.kill()
  tally.kills += 1
  await Promise.all(callers)
}

/**
 * How old the oldest hold is: no call here lasts a second, so an old one is a dead server's.
 * @param {Store} store
 */
async function oldestHoldMs(store) {
  const { first } = await store.db
    .selectFrom('holds')
    .select((eb) => eb.fn.min('expires_at').as('first'))
    .executeTakeFirstOrThrow()
  return first === null ? 0 : Date.now() - (Number(first) - LIFETIMES.holdMs)
}

/**
 * Looks at the holds until it is told that all is over, and there is none.
 * @param {Store} store
 * @param {Tally} tally
 * @param {() => boolean} isOver
 */
async function watchHolds(store, tally, isOver) {
  for (;;) {
    const age = await oldestHoldMs(store)
    tally.oldestHoldMs = Math.max(tally.oldestHoldMs, age)
    demand(age < MINUTE_MS, `credits are held for ${age} ms`)
    if (isOver() && age === 0) return
    await sleep(LOOK_MS)
  }
}

/**
 * What no caller read an answer to is asked again, by the same key, of a server that stays.
 * @param {Environment} env
 * @param {Tally} tally
 */
async function askAgain(env, tally) {
  const server = await startServer(env)
  /** @type {number[]} */
  const again = []
  for (const call of tally.open) {
    const { status, creditsUsed = 0 } = await server.call(call)
    demand(status === 200, `a repeat was answered ${status}`)
    again.push(creditsUsed)
  }
  await server.kill()
  return again
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0)
/**
 * @param {number[]} sorted
 * @param {number} share
 */
const rank = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

/**
 * @param {string} engine
 * @param {StoreOptions} options
 */
async function run(engine, options) {
  const store = await openStore(options)
  const accounts = createAccounts({ store })
  const metering = await createMetering({ store, accounts })
  const { url = '', dataDir = '' } = options
  /** @type {Environment} */
  const place = url ? { DATABASE_URL: url } : { ROLECALL_DATA_DIR: dataDir }
  const first = await startServer(place)
  const account = await accounts.localAccount()
  if (account === undefined) throw new Error('the first start made no account')
  const env = { ...place, ROLECALL_ACCESS_KEY: first.key }
  await first.kill()
  /** @type {Tally} */
  const tally = { sent: 0, kills: 0, acknowledged: [], open: [], restarts: [], oldestHoldMs: 0 }
  let isOver = false
  const lives = Array.from({ length: SERVERS }, async (_, number) => {
    while (tally.kills + number < KILLS && !enough) await live(env, tally)
  })
  const over = Promise.all(lives).then(() => {
    isOver = true
  })
  await Promise.all([over, watchHolds(store, tally, () => isOver)])
  const again = await askAgain(env, tally)
  const charged = await chargesOf(store, account.id)
  holdAgainst(tally.acknowledged, charged)
  const calls = tally.acknowledged.length + again.length
  demand(charged.size === calls, `${calls} calls were made, ${charged.size} are charged`)
  const told = sum(tally.acknowledged.map(([, credits]) => credits)) + sum(again)
  demand(told === sum([...charged.values()]), 'what was told is not what was charged')
  const check = await metering.checkLedger(account.id)
  demand(check.ok && check.held === 0, `the books: ${check.problems.join(', ')}`)
  await metering.close()
  await store.close()
  const restarts = tally.restarts.sort((a, b) => a - b)
  return {
    engine,
    kills: tally.kills,
    acknowledged: tally.acknowledged.length,
    askedAgain: again.length,
    oldestHoldMs: tally.oldestHoldMs,
    restartMs: { median: rank(restarts, 0.5), p95: rank(restarts, 0.95), most: restarts.at(-1) },
  }
}

console.log(JSON.stringify(await onNewStore(run, adminUrl)))
