// OpenTelemetry traces, where a collector is set: one span for a request and one for each of its parts.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dataText } from '../../tables/data-file.js'
import type { Config } from '../config.js'
import type { Logger } from '../logger.js'
import { wrapCall } from '../observe/wrap-call.js'
import type { Services } from '../services.js'
import { OtlpExporter } from './exporter.js'
import { newSpanId, newTraceId, nowMs, readTraceParent, type Span } from './span.js'

export interface TraceOptions {
  exporter: Pick<OtlpExporter, 'add'>
  /** The share of requests to trace, of those that bring no trace of their own. */
  percent: number
}

interface Trace {
  traceId: string
  spanId: string
  parentId: string
  startMs: number
  parts: Span[]
}

/** Below, the caller made the mistake, and the span is no error. */
const ERROR_FROM = 500

function beginTrace(request: FastifyRequest, percent: number): Trace | undefined {
  const parent = readTraceParent(request.headers.traceparent)
  if (parent ? !parent.sampled : Math.random() * 100 >= percent) return undefined
  return {
    traceId: parent?.traceId ?? newTraceId(),
    spanId: newSpanId(),
    parentId: parent?.spanId ?? '',
    startMs: nowMs(),
    parts: [],
  }
}

/** Names the route's pattern, never the address, so that no query string is sent. */
const rootSpan = (trace: Trace, request: FastifyRequest, reply: FastifyReply): Span => {
  const route = request.routeOptions.url ?? '(unknown)'
  return {
    traceId: trace.traceId,
    spanId: trace.spanId,
    parentId: trace.parentId,
    name: `${request.method} ${route}`,
    kind: 'server',
    startMs: trace.startMs,
    endMs: nowMs(),
    attributes: {
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': reply.statusCode,
      'rolecall.request_id': request.id,
    },
    failed: reply.statusCode >= ERROR_FROM,
  }
}

export function installTraces(
  app: FastifyInstance,
  services: Services,
  { exporter, percent }: TraceOptions,
): void {
  const current = new AsyncLocalStorage<Trace>()
  const traces = new WeakMap<FastifyRequest, Trace>()

  app.addHook('onRequest', (request, _reply, done) => {
    const trace = beginTrace(request, percent)
    if (!trace) return done()
    traces.set(request, trace)
    current.run(trace, done)
  })
  // After a body was read, code runs in the socket's context: this goes back to the request's.
  app.addHook('preValidation', (request, _reply, done) => {
    const trace = traces.get(request)
    if (trace) current.run(trace, done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const trace = traces.get(request)
    if (trace) exporter.add([rootSpan(trace, request, reply), ...trace.parts])
    done()
  })

  const part = (name: string) => {
    const note = (ms: number, failed: boolean): void => {
      const trace = current.getStore()
      if (!trace) return
      const endMs = nowMs()
      trace.parts.push({
        traceId: trace.traceId,
        spanId: newSpanId(),
        parentId: trace.spanId,
        name,
        kind: 'internal',
        startMs: endMs - ms,
        endMs,
        attributes: {},
        failed,
      })
    }
    return {
      done: (_parameters: unknown, _answer: unknown, ms: number) => note(ms, false),
      failed: (_parameters: unknown, _error: unknown, ms: number) => note(ms, true),
    }
  }
  wrapCall(services.keys, 'authenticate', part('authenticate'))
  wrapCall(services.rateLimiter, 'take', part('rate limit'))
  wrapCall(services.metering, 'reserve', part('reserve credits'))
  wrapCall(services, 'fetchDocument', part('fetch'))
  wrapCall(services.engine, 'run', part('read and answer'))
  wrapCall(services.metering, 'settle', part('settle credits'))
}

/** Undefined where no collector is set. The last spans are sent when the app closes. */
export function exporterOf(
  { ROLECALL_TRACES_URL: url }: Config,
  logger: Logger,
): OtlpExporter | undefined {
  if (url === '') return undefined
  const manifest = dataText('../../../package.json', import.meta.url)
  const { version } = JSON.parse(manifest) as { version: string }
  return new OtlpExporter({
    url,
    version,
    onFailure: (failure) => logger.warn({ failure }, 'traces are not taken'),
  })
}
