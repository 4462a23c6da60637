// Every metric exists, counts what happens, and covers all that the dashboard and the alerts ask
// for.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/http/config.js'
import { memoryLog } from '../../src/http/logger.js'
import { type RunningServer, startServer } from '../../src/http/server.js'
import { type Answer, call } from '../support/call.js'

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../deploy/${path}`, import.meta.url)), 'utf8')

const dataDir = mkdtempSync(join(tmpdir(), 'rolecall-metrics-'))
let server: RunningServer
let key: string
beforeAll(async () => {
  const env = {
    HOST: '127.0.0.1',
    PORT: '0',
    ROLECALL_DATA_DIR: dataDir,
    ROLECALL_DRAIN_MIN_MS: '0',
  }
  server = await startServer(
    readConfig(env),
    memoryLog(() => {}),
  )
  const { id } = await server.services.accounts.create('free')
  key = (await server.services.keys.mint(id)).key
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true })
})

const ask = (path: string, body?: object): Promise<Answer> =>
  call(`http://127.0.0.1:${server.port}${path}`, { key, ...(body && { body }) })

async function countOf(name: string, labels: Record<string, string> = {}): Promise<number> {
  const values = (await server.metrics.getSingleMetric(name)?.get())?.values ?? []
  const fitting = values.filter((one) =>
    Object.entries(labels).every(([label, value]) => one.labels[label] === value),
  )
  return fitting.reduce((sum, { value }) => sum + value, 0)
}

describe('the metrics', () => {
  it('count documents by outcome, credits, and the store', async () => {
    const text = 'Ana Sample\nana@example.com\n\nEXPERIENCE\nEngineer, Example Labs, 2019 - 2021'
    expect((await ask('/parse/resume', { text })).status).toBe(200)
    expect((await ask('/parse/resume', { text: 'Stir the soup. Add salt.' })).status).toBe(422)
    const operation = 'parse_resume'
    expect(await countOf('rolecall_documents_total', { operation, outcome: 'ok' })).toBe(1)
    expect(await countOf('rolecall_documents_total', { operation, outcome: 'parse_failed' })).toBe(
      1,
    )
    expect(await countOf('rolecall_credits_charged_total', { operation })).toBe(1)
    const shown = await server.metrics.metrics()
    expect(shown).toContain('rolecall_store_seconds_count{step="reserve"} 2')
    expect(shown).toContain('rolecall_store_seconds_count{step="settle"} 1')
  })

  it('count what a rate limit refuses', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await ask('/ping')).status),
    )
    const refused = statuses.filter((status) => status === 429).length
    expect(refused).toBeGreaterThan(0)
    expect(await countOf('rolecall_rate_limited_total', { bucket: 'calls' })).toBe(refused)
  })

  it('say whether the node is ready', async () => {
    expect(await countOf('rolecall_ready')).toBe(1)
    const { health } = server.services.store
    server.services.store.health = async () => false
    expect(await countOf('rolecall_ready')).toBe(0)
    server.services.store.health = health
  })
})

/** The metric names in a PromQL text, without the endings of histograms. */
const namesIn = (text: string): string[] =>
  [...new Set(text.match(/\b(?:rolecall|process)_[a-z_]+/g))].map((name) =>
    name.replace(/_(?:bucket|sum|count)$/, ''),
  )

describe('what an operator is given', () => {
  const known = () => server.metrics.getMetricsAsArray().map(({ name }) => name)

  it('is a dashboard that asks for nothing that there is not', () => {
    const { panels } = JSON.parse(read('grafana/rolecall.json')) as {
      panels: { title: string; targets: { expr: string }[] }[]
    }
    expect(panels.length).toBeGreaterThan(10)
    for (const { title, targets } of panels) {
      const names = targets.flatMap(({ expr }) => namesIn(expr))
      expect(names.length, title).toBeGreaterThan(0)
      for (const name of names) expect(known(), title).toContain(name)
    }
  })

  it('are alerts on metrics that there are, each with what to do', () => {
    const rules = read('prometheus/alerts.yml').split('- alert: ').slice(1)
    expect(rules.length).toBeGreaterThan(5)
    for (const rule of rules) {
      const expr = /expr: (.*)/.exec(rule)?.[1] ?? ''
      expect(namesIn(expr).length, rule).toBeGreaterThan(0)
      for (const name of namesIn(expr)) expect(known(), rule).toContain(name)
      expect(rule).toMatch(/action: \S+/)
    }
  })

  it('shows every metric of our own in the dashboard or in an alert', () => {
    const shown = namesIn(read('grafana/rolecall.json') + read('prometheus/alerts.yml'))
    const own = known().filter((name) => name.startsWith('rolecall_'))
    expect(own.length).toBeGreaterThan(14)
    for (const name of own) expect(shown).toContain(name)
  })
})
