// Kills whole servers under load, again and again, and holds the books against what their callers read.
// Build first.
//   node test/crash/servers.mjs [kills] [postgres:// address of a server to make a database on]
// Two servers share the store, this process is a third node that stays. Every call carries an
// Idempotency-Key; what a kill left unanswered is sent again at the end and must then be charged once.
// Ctrl-C ends it with the lives that run, and its figures are told.
import { setTimeout as sleep } from 'node:timers/promises'
import { createAccounts } from '../../dist/accounts/service.js'
import { LIFETIMES } from '../../dist/metering/processes.js'
import { createMetering } from '../../dist/metering/service.js'
import { openStore } from '../../dist/store/open-store.js'
import { chargesOf, demand, holdAgainst } from './books.mjs'
import { startServer } from './one-server.mjs'
import { onNewStore } from './stores.mjs'

const KILLS = Number(process.argv[2] ?? 50)
const adminUrl = process.argv[3]
const SERVERS = 2
const CALLERS = 8
const LIFE_MS = { min: 100, max: 600 }
const LOOK_MS = 1000
const MINUTE_MS = 60_000
const RESUME = 'Ana Sample\nana@example.com\n\nEXPERIENCE\nEngineer, Example Labs, 2019 - 2021'
const CALLS = [
  ...Array.from({ length: 7 }, () => ({ path: '/ping', body: '{}' })),
  { path: '/parse/resume', body: JSON.stringify({ text: RESUME }) },
]

let enough = false
process.once('SIGINT', () => {
  enough = true
})

async function callOnce(server, tally) {
  const number = tally.sent++
  const call = { ...CALLS[number % CALLS.length], idempotencyKey: `call-${number}` }
  const answer = await server.call(call)
  if (answer.status === undefined) tally.open.push(call)
  else {
    demand(answer.status === 200, `${call.path} was answered ${answer.status}`)
    tally.acknowledged.push([answer.requestId, answer.creditsUsed])
  }
}

/** From the start of the process to its first answer is a restart; then load, then the kill. */
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

/** How old the oldest hold is: no call here lasts a second, so an old one is a dead server's. */
async function oldestHoldMs(store) {
  const { first } = await store.db
    .selectFrom('holds')
    .select((eb) => eb.fn.min('expires_at').as('first'))
    .executeTakeFirstOrThrow()
  return first === null ? 0 : Date.now() - (Number(first) - LIFETIMES.holdMs)
}

/** Looks at the holds until it is told that all is over, and there is none. */
async function watchHolds(store, tally, isOver) {
  for (;;) {
    const age = await oldestHoldMs(store)
    tally.oldestHoldMs = Math.max(tally.oldestHoldMs, age)
    demand(age < MINUTE_MS, `credits are held for ${age} ms`)
    if (isOver() && age === 0) return
    await sleep(LOOK_MS)
  }
}

/** What no caller read an answer to is asked again, by the same key, of a server that stays. */
async function askAgain(env, tally) {
  const server = await startServer(env)
  const again = []
  for (const call of tally.open) {
    const answer = await server.call(call)
    demand(answer.status === 200, `a repeat was answered ${answer.status}`)
    again.push(answer.creditsUsed)
  }
  await server.kill()
  return again
}

const sum = (numbers) => numbers.reduce((total, one) => total + one, 0)
const rank = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

async function run(engine, options) {
  const store = await openStore(options)
  const accounts = createAccounts({ store })
  const metering = await createMetering({ store, accounts })
  const env = options.url ? { DATABASE_URL: options.url } : { ROLECALL_DATA_DIR: options.dataDir }
  const first = await startServer(env)
  const account = await accounts.localAccount()
  env.ROLECALL_ACCESS_KEY = first.key
  await first.kill()
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
