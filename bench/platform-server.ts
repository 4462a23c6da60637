// One server under load, as a child of platform.ts: a bare Fastify route, or the real /ping.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import fastify from 'fastify'
import type { Accounts } from '#engine/accounts/types.js'
import { buildApp } from '#engine/http/app.js'
import { readConfig } from '#engine/http/config.js'
import { Lifecycle } from '#engine/http/lifecycle.js'
import { processLog } from '#engine/http/logger.js'
import { openServices } from '#engine/http/open-services.js'
import { ROUTES } from '#engine/http/routes/index.js'

const [kind, accountCount, location] = process.argv.slice(2)

/** What a server sends to its parent once it listens, and the orders that it takes. */
export interface Listening {
  port: number
  apiKeys: string[]
}
export interface Report {
  loop: { p50: number; p99: number }
  cpuMicroseconds: number
}
export interface Count {
  charged: number
}
export type Order = 'measure' | 'report' | 'count' | 'stop'

const tell = (message: Listening | Report | Count): void => {
  process.send?.(message)
}

const CREDITS = 1_000_000_000
/**
 * No plan for sale allows as many calls as this bench makes: the limit is checked, but never
 * reached.
 */
const LIMIT_RPM = 1_000_000_000

function bareApp() {
  const app = fastify()
  app.get('/ping', async () => ({ success: true, data: { pong: true }, credits_used: 0 }))
  return { app, apiKeys: [], charged: async () => 0 }
}

function liftRateLimit(accounts: Accounts): void {
  const find = accounts.find.bind(accounts)
  accounts.find = async (id) => {
    const account = await find(id)
    return account && { ...account, plan: { ...account.plan, rate_limit_rpm: LIMIT_RPM } }
  }
}

async function meteredApp() {
  const place = kind === 'postgres' ? 'DATABASE_URL' : 'ROLECALL_DATA_DIR'
  const { REDIS_URL } = process.env
  const config = readConfig({ [place]: location, REDIS_URL })
  const { services } = await openServices(config)
  const { accounts, keys, metering } = services
  liftRateLimit(accounts)
  const apiKeys: string[] = []
  const ids: string[] = []
  for (let made = 0; made < Number(accountCount); made += 1) {
    const { id } = await accounts.create()
    await metering.grantPack(id, CREDITS, 'bench')
    ids.push(id)
    apiKeys.push((await keys.mint(id, 'bench')).key)
  }
  const { logger } = processLog('silent')
  const lifecycle = new Lifecycle()
  const app = await buildApp({ config, services, routes: ROUTES, lifecycle, logger })
  const charged = async () => {
    let sum = 0
    for (const id of ids) {
      const check = await metering.checkLedger(id)
      if (!check.ok) throw new Error(check.problems.join(', '))
      sum += (await metering.usage(id)).creditsUsed
    }
    return sum
  }
  return { app, apiKeys, charged }
}

const { app, apiKeys, charged } = kind === 'bare' ? bareApp() : await meteredApp()
await app.listen({ port: 0, host: '127.0.0.1' })
const delay = monitorEventLoopDelay({ resolution: 1 })
let cpuBefore = process.cpuUsage()

const orders: Readonly<Record<Order, () => void>> = {
  measure() {
    delay.enable()
    delay.reset()
    cpuBefore = process.cpuUsage()
  },
  report() {
    delay.disable()
    const ms = (nanoseconds: number) => nanoseconds / 1e6
    const loop = { p50: ms(delay.percentile(50)), p99: ms(delay.percentile(99)) }
    const { user, system } = process.cpuUsage(cpuBefore)
    tell({ loop, cpuMicroseconds: user + system })
  },
  async count() {
    tell({ charged: await charged() })
  },
  stop: () => process.exit(0),
}
process.on('message', (order: Order) => orders[order]())
const address = app.server.address()
if (address === null || typeof address === 'string') throw new Error('the server has no port')
tell({ port: address.port, apiKeys })
