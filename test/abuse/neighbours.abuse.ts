// Attackers beside a caller who does nothing wrong: what the attack does to that caller, and what
// it costs the attacker. Idle and attacked times alternate in one run, because only their ratio
// counts.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../support/server.js'
import {
  type Caller,
  flood,
  HEAVY,
  newToll,
  openWorld,
  resumeText,
  send,
  trickle,
} from './attacks.js'

const SECONDS = Number(process.env.ABUSE_SECONDS ?? 10)
const RATIO_MAX = 3
const PAUSE_MS = 100
const ROUNDS = 2
const LARGE_CHARS = 1_200_000
/** The free plan's budget for a minute. */
const FREE_CPU_SECONDS = 18

let server: TestServer
let world: Awaited<ReturnType<typeof openWorld>>
let victim: Caller
let people = 0

beforeAll(async () => {
  world = await openWorld()
  server = await startTestServer({
    env: { ROLECALL_WORKERS: '2', ROLECALL_FETCH_ALLOW: world.host, ROLECALL_LOG_LEVEL: 'error' },
  })
  victim = { url: server.url, key: server.key, toll: newToll() }
})
afterAll(async () => {
  world.close()
  await server.stop()
})

const post = async (path: string, headers: Record<string, string>, body: object) =>
  (await (
    await fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  ).json()) as { data: { token: string; account_id: string; key: string } }

/** A stranger with a free account, as anyone can have one. */
async function attacker(plan = 'free'): Promise<Caller> {
  people += 1
  const email = `attacker${people}@example.com`
  const { data } = await post('/auth/sign-up', {}, { email, password: 'a long enough one' })
  if (plan !== 'free') await server.command('plan', 'set', plan, '--account', data.account_id)
  const minted = await post('/v1/keys', { authorization: `Bearer ${data.token}` }, {})
  return { url: server.url, key: minted.data.key, toll: newToll() }
}

/** One after the other, since signing up is expensive on purpose. */
async function attackers(count: number): Promise<Caller[]> {
  const all: Caller[] = []
  while (all.length < count) all.push(await attacker())
  return all
}

/** The victim's calls: small ones, large ones, and documents behind a URL. */
const SMALL = { path: '/parse/resume', body: { text: resumeText(0) } }
const LARGE = { path: '/extract/contact', body: { text: resumeText(0) + ' '.repeat(LARGE_CHARS) } }
const BY_URL = () => ({ path: '/parse/resume', body: { url: `${world.origin}/same` } })
type Call = { path: string; body: object }

interface Sample {
  ms: number[]
  refused: number[]
}

async function callFor(ms: number, { path, body }: Call, sample: Sample): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(body))
  const until = performance.now() + ms
  while (performance.now() < until) {
    const started = performance.now()
    const status = await send(victim, path, bytes)
    sample.ms.push(performance.now() - started)
    if (status !== 200) sample.refused.push(status)
    await wait(PAUSE_MS)
  }
}

const median = (values: number[]): number =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN

interface Attack {
  attackers: Caller[]
  /** Returns a function that ends the attack. */
  begin(): () => unknown
  call?: Call
}

/** Idle, attacked, idle, attacked: other work of the machine then affects both. */
async function measure(name: string, { attackers: all, begin, call = SMALL }: Attack) {
  const idle: Sample = { ms: [], refused: [] }
  const attacked: Sample = { ms: [], refused: [] }
  const roundMs = (SECONDS * 1000) / ROUNDS
  await callFor(1000, call, { ms: [], refused: [] })
  for (let round = 0; round < ROUNDS; round += 1) {
    await callFor(roundMs / 2, call, idle)
    const end = begin()
    await wait(500)
    await callFor(roundMs, call, attacked)
    await end()
    await wait(500)
  }
  const ratio = median(attacked.ms) / median(idle.ms)
  const sum = (of: (caller: Caller) => number) => all.reduce((sofar, one) => sofar + of(one), 0)
  const statuses: Record<string, number> = {}
  for (const { toll } of all) {
    for (const [status, count] of Object.entries(toll.statuses)) {
      statuses[status] = (statuses[status] ?? 0) + count
    }
  }
  console.log(name, {
    victim: {
      idleMs: Math.round(median(idle.ms) * 10) / 10,
      attackedMs: Math.round(median(attacked.ms) * 10) / 10,
      ratio: Math.round(ratio * 100) / 100,
      worstMs: Math.round(Math.max(...attacked.ms)),
      calls: attacked.ms.length,
      refused: attacked.refused,
    },
    attacker: {
      accounts: all.length,
      calls: sum(({ toll }) => toll.calls),
      statuses,
      creditsPaid: sum(({ toll }) => toll.credits),
      cpuSecondsLeft: all.map(({ toll }) => toll.cpuLeft),
    },
  })
  expect(idle.refused).toEqual([])
  expect(attacked.refused).toEqual([])
  expect(ratio).toBeLessThanOrEqual(RATIO_MAX)
}

describe('starving', () => {
  test('by one heavy text every two seconds, which fails and is free', async () => {
    const one = await attacker()
    const [heavy] = HEAVY
    if (!heavy) throw new Error('there is no heavy text')
    await measure('starving by one', {
      attackers: [one],
      begin: () => flood(() => send(one, heavy.path, heavy.body), { everyMs: 2000, atOnce: 4 }),
    })
    // Failed calls cost no credits, but they cost CPU from the attacker's budget.
    expect(one.toll.cpuLeft).toBeLessThan(FREE_CPU_SECONDS)
  })

  test('by six accounts with every heavy text that was found', async () => {
    const six = await attackers(6)
    await measure('starving by six', {
      attackers: six,
      begin: () => {
        const ends = six.map((one, at) =>
          flood(
            (turn) => {
              const heavy = HEAVY[(turn + at) % HEAVY.length]
              return heavy ? send(one, heavy.path, heavy.body) : wait(0)
            },
            { everyMs: 1000 },
          ),
        )
        return () => Promise.all(ends.map((end) => end()))
      },
    })
  })

  test('by a paying account that sends small documents as fast as it may', async () => {
    const rich = await attacker('growth')
    const body = Buffer.from(JSON.stringify(SMALL.body))
    await measure('flood of small documents', {
      attackers: [rich],
      begin: () => flood(() => send(rich, SMALL.path, body), { atOnce: 16, everyMs: 500 }),
    })
  })
})

describe('slow senders', () => {
  test.each([
    [1, 0],
    [6, 0],
    [6, LARGE_CHARS],
  ])(
    'of five megabytes, six at once by %i accounts, %i bytes at once',
    async (accounts, atOnce) => {
      const all = await attackers(accounts)
      await measure(`six slow senders of ${accounts}, ${atOnce} bytes at once`, {
        attackers: all,
        call: LARGE,
        begin: () => {
          const ends = Array.from({ length: 6 }, (_, at) =>
            trickle(all[at % accounts] as Caller, server.port, atOnce),
          )
          return () => {
            for (const end of ends) end()
          }
        },
      })
    },
  )

  test('that documents are fetched from hold up their caller alone', async () => {
    const one = await attacker('growth')
    const body = Buffer.from(JSON.stringify({ url: `${world.origin}/never` }))
    await measure('slow servers', {
      attackers: [one],
      call: BY_URL(),
      begin: () => {
        const stop = new AbortController()
        for (let at = 0; at < 40; at += 1) {
          one.toll.calls += 1
          fetch(`${server.url}/parse/resume`, {
            method: 'POST',
            headers: { 'x-access-key': one.key, 'content-type': 'application/json' },
            body,
            signal: stop.signal,
          }).catch(() => {})
        }
        return () => stop.abort()
      },
    })
  })
})

describe('guessing', () => {
  test('passwords of many addresses slows nobody down', async () => {
    const nobody: Caller = { url: server.url, key: '', toll: newToll() }
    await measure('guessing passwords', {
      attackers: [nobody],
      begin: () =>
        flood(
          (turn) => {
            const email = `somebody${turn}@example.com`
            const body = Buffer.from(JSON.stringify({ email, password: 'not this one' }))
            return send(nobody, '/auth/sign-in', body)
          },
          { atOnce: 8, everyMs: 100 },
        ),
    })
  })
})

describe('one credit a day', () => {
  test('buys one document: a repeat that comes upon another is refused', async () => {
    const one = await attacker()
    const body = Buffer.from(JSON.stringify({ url: `${world.origin}/changing` }))
    const again = () => send(one, '/parse/resume', body, { 'idempotency-key': 'the same' })
    const statuses: number[] = []
    for (let call = 0; call < 20; call += 1) {
      statuses.push(await again())
      await wait(2100)
    }
    const read = statuses.filter((status) => status === 200).length
    console.log('one credit a day', { documents: read, creditsPaid: one.toll.credits, statuses })
    expect(read).toBe(one.toll.credits)
    expect(read).toBe(1)
  })
})
