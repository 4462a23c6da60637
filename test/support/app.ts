// The application in this process, over its own store, for tests of routes and plugins.
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { buildApp } from '../../src/http/app.js'
import { type Config, readConfig } from '../../src/http/config.js'
import type { Route } from '../../src/http/endpoint.js'
import { Lifecycle } from '../../src/http/lifecycle.js'
import { memoryLog } from '../../src/http/logger.js'
import { openServices } from '../../src/http/open-services.js'
import { answerRawEvents } from '../../src/http/raw-events.js'
import { ROUTES } from '../../src/http/routes/index.js'
import type { Services } from '../../src/http/services.js'
import type { Clock } from '../../src/runtime/clock.js'
import { type Answer, type CallOptions, call } from './call.js'
import { embeddedDatabase, postgresDatabase, type TestDatabase } from './store.js'

export interface TestAppOptions {
  env?: Record<string, string>
  /** The plan of the account that `key` and `session` belong to. */
  plan?: string
  clock?: Clock
  /** A store that another node uses too; it is not removed at the end. */
  database?: TestDatabase
  /** Answers for client-ID metadata documents, instead of fetching them. */
  fetchMetadata?: (url: string) => Promise<Uint8Array>
  /** Additional routes that a suite needs. */
  extraRoutes?: readonly Route[]
}

export interface Person {
  accountId: string
  key: string
  keyId: string
  session: string
}

export interface TestApp extends Person {
  app: FastifyInstance
  url: string
  services: Services
  config: Config
  lifecycle: Lifecycle
  /** Every line logged so far. */
  lines: string[]
  call(path: string, options?: CallOptions): Promise<Answer>
  /** Another account with a key and a session. */
  person(plan?: string): Promise<Person>
  close(): Promise<void>
}

async function makePerson(services: Services, plan: string): Promise<Person> {
  const { id } = await services.accounts.create(plan)
  const { key, keyId } = await services.keys.mint(id)
  const { token } = await services.identity.openSession(id)
  return { accountId: id, key, keyId, session: token }
}

/**
 * Listens on a free port of the loopback, so that sockets behave as in production. The store is the
 * embedded one, or a new database if TEST_DATABASE_URL is set.
 */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const adminUrl = process.env.TEST_DATABASE_URL
  const own = adminUrl ? () => postgresDatabase(adminUrl) : embeddedDatabase
  const database = options.database ?? (await own())
  const config = readConfig({
    DATABASE_URL: database.options.url,
    ROLECALL_DATA_DIR: database.options.dataDir,
    ROLECALL_ENV: 'test',
    ...options.env,
  })
  const { services, close } = await openServices(config, options)
  const lifecycle = new Lifecycle()
  const lines: string[] = []
  const app = await buildApp({
    config,
    services,
    routes: [...ROUTES, ...(options.extraRoutes ?? [])],
    lifecycle,
    logger: memoryLog((line) => lines.push(line)),
  })
  answerRawEvents(app.server)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const plan = options.plan ?? 'scale'
  return {
    ...(await makePerson(services, plan)),
    app,
    url,
    services,
    config,
    lifecycle,
    lines,
    call: (path, callOptions) => call(`${url}${path}`, callOptions),
    person: (otherPlan = plan) => makePerson(services, otherPlan),
    close: async () => {
      app.server.closeAllConnections()
      await app.close()
      await close()
      if (!options.database) await database.remove()
    },
  }
}

/** One app for all tests of a file or of a `describe`; it exists once the first of them runs. */
export function useTestApp(options: TestAppOptions = {}): TestApp {
  const app = {} as TestApp
  beforeAll(async () => {
    Object.assign(app, await openTestApp(options))
  })
  afterAll(() => app.close())
  return app
}
