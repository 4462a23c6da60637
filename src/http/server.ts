// The server as a process runs it: opened, listening, and stopped without losing accepted work.
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { buildApp } from './app.js'
import { testPaymentsWarning } from './billing/test-payments-warning.js'
import type { Config } from './config.js'
import { Lifecycle } from './lifecycle.js'
import { listenError } from './listen-error.js'
import type { Logger } from './logger.js'
import { createMetrics } from './metrics/http-metrics.js'
import { readerMetrics, watchReaders } from './metrics/reader-metrics.js'
import { watchServices } from './metrics/service-metrics.js'
import { openServices } from './open-services.js'
import { answerRawEvents } from './raw-events.js'
import { ROUTES } from './routes/index.js'
import type { Services } from './services.js'

export interface RunningServer {
  port: number
  services: Services
  metrics: Registry
  /** Refuses new work, lets accepted work end, then closes. Later calls wait for the first. */
  stop(): Promise<void>
}

/** Closing takes less unless connections hold it up; those are cut after this time. */
const CLOSE_MS = 1000
/** All addresses, including IPv6 where the machine has it. */
const ANY_ADDRESS = ['::', '0.0.0.0'] as const
const NO_IPV6 = new Set(['EAFNOSUPPORT', 'EADDRNOTAVAIL'])

async function listen(app: FastifyInstance, port: number, host: string): Promise<number> {
  try {
    await app.listen({ port, host: host || ANY_ADDRESS[0] })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? ''
    if (host !== '' || !NO_IPV6.has(code)) throw error
    await app.listen({ port, host: ANY_ADDRESS[1] })
  }
  return (app.server.address() as AddressInfo).port
}

/** The folder of an embedded store. An address is left out because it may hold a password. */
const storeOf = (store: Services['store']): string =>
  store.engine === 'sqlite' ? resolve(store.dataDir) : store.engine

export async function startServer(config: Config, logger: Logger): Promise<RunningServer> {
  const lifecycle = new Lifecycle()
  const metrics = createMetrics(lifecycle)
  const { services, close } = await openServices(config, { observe: readerMetrics(metrics) })
  watchReaders(metrics, services.engine)
  watchServices(metrics, services)
  const app = await buildApp({ config, services, routes: ROUTES, lifecycle, logger, metrics })
  answerRawEvents(app.server)
  // No call is accepted before all readers are loaded and one has read something, so no caller waits
  // for loading.
  await services.engine.warm()
  const port = await listen(app, config.PORT, config.HOST).catch((error: unknown) => {
    throw listenError(error, config.PORT, config.HOST)
  })
  logger.info({ port, store: storeOf(services.store) }, 'listening')
  const warning = testPaymentsWarning(config)
  if (warning !== undefined) logger.warn(warning)

  const drain = async (): Promise<void> => {
    lifecycle.drain()
    logger.info({ inFlight: lifecycle.inFlight }, 'draining')
    // The server stays open for a while, to tell late callers to go elsewhere.
    await wait(config.ROLECALL_DRAIN_MIN_MS)
    await Promise.race([
      lifecycle.idle(),
      wait(config.ROLECALL_DRAIN_MAX_MS, undefined, { ref: false }),
    ])
    app.server.closeIdleConnections()
    await Promise.race([app.close(), wait(CLOSE_MS, undefined, { ref: false })])
    app.server.closeAllConnections()
    await close()
    logger.info('stopped')
  }

  let stopping: Promise<void> | undefined
  const stop = (): Promise<void> => {
    stopping ??= drain()
    return stopping
  }
  return { port, services, metrics, stop }
}
