// Traces: a span for the request and one for each part, under the caller's trace, without content.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/support/app.js'
import { OtlpExporter, otlpOf } from './exporter.js'
import { readTraceParent, type Span } from './span.js'

const CANARY = 'Zephyrine-Oakenshield-7741'
const PARENT = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) }

/** The spans that a collector gets while these calls are made. */
async function spansOf(calls: (app: TestApp) => Promise<void>): Promise<string[]> {
  const posts: string[] = []
  const collector = createServer(async (request, response) => {
    posts.push((await request.toArray()).join(''))
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`
  const app = await openTestApp({ env: { ROLECALL_TRACES_URL: url } })
  await calls(app)
  await app.close()
  collector.closeAllConnections()
  collector.close()
  return posts
}

interface SentSpan {
  name: string
  spanId: string
  parentSpanId: string
}

describe('traces of calls', () => {
  it('show each part under the request, and nothing of what was sent', async () => {
    const text = `${CANARY}\n${CANARY}@example.com\n\nEXPERIENCE\nEngineer, ${CANARY}, 2019 - 2021`
    const headers = { traceparent: `00-${PARENT.traceId}-${PARENT.spanId}-01` }
    const posts = await spansOf(async (app) => {
      const options = { key: app.key, headers, body: { text } }
      expect((await app.call(`/parse/resume?extra=${CANARY}`, options)).status).toBe(200)
    })
    expect(posts.join('')).not.toContain(CANARY)
    expect(posts.join('')).not.toContain('rc_live_')
    const spans: SentSpan[] = JSON.parse(posts[0] ?? '').resourceSpans[0].scopeSpans[0].spans
    const root = spans.find(({ name }) => name === 'POST /parse/resume')
    expect(root).toMatchObject({ traceId: PARENT.traceId, parentSpanId: PARENT.spanId })
    const parts = spans.filter(({ parentSpanId }) => parentSpanId === root?.spanId)
    expect(parts.map(({ name }) => name)).toEqual([
      'authenticate',
      'rate limit',
      'reserve credits',
      'read and answer',
      'settle credits',
    ])
  })

  it('are left out where the caller does not sample', async () => {
    const headers = { traceparent: `00-${PARENT.traceId}-${PARENT.spanId}-00` }
    const posts = await spansOf(async (app) => {
      await app.call('/ping', { key: app.key, headers })
    })
    expect(posts).toEqual([])
  })
})

describe('the trace of a caller', () => {
  it.each([
    ['', undefined],
    ['00-zz-11-01', undefined],
    [`00-${'0'.repeat(32)}-${PARENT.spanId}-01`, undefined],
    [`00-${PARENT.traceId}-${PARENT.spanId}-01`, { ...PARENT, sampled: true }],
    [`00-${PARENT.traceId}-${PARENT.spanId}-00`, { ...PARENT, sampled: false }],
  ])('is read from %s', (header, expected) => {
    expect(readTraceParent(header)).toEqual(expected)
  })
})

describe('a collector that is away', () => {
  it('costs spans and one line in the log, never a call', async () => {
    const failures: string[] = []
    const exporter = new OtlpExporter({
      url: 'http://127.0.0.1:9/v1/traces',
      version: '1',
      onFailure: (name) => failures.push(name),
    })
    const span: Span = {
      ...PARENT,
      parentId: '',
      name: 'x',
      kind: 'server',
      startMs: 1.5,
      endMs: 2,
      attributes: { n: 1 },
      failed: true,
    }
    for (let round = 0; round < 3; round += 1) {
      exporter.add(Array.from({ length: 3_000 }, () => span))
      await exporter.flush()
    }
    await exporter.close()
    expect(failures).toEqual(['TypeError'])
    expect(otlpOf([span], '1').resourceSpans[0]?.scopeSpans[0]?.spans[0]).toMatchObject({
      kind: 2,
      startTimeUnixNano: '1500000',
      attributes: [{ key: 'n', value: { intValue: '1' } }],
      status: { code: 2 },
    })
  })
})
