// Metrics of what calls use: documents by outcome, credits, rate limits, the store's answers.
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { RolecallError } from '../../runtime/errors.js'
import { wrapCall } from '../observe/wrap-call.js'
import type { Services } from '../services.js'
import { BUCKETS_SECONDS } from './buckets.js'

/** A busy machine is no fault of the document, so it has an outcome of its own. */
function outcomeOf(error: unknown): string {
  if (!(error instanceof RolecallError)) return 'internal_error'
  return error.status === 503 ? 'busy' : error.code
}

/** `manage:acc_…` is the dashboard's bucket; a bare account id is the main API's. */
const bucketOf = (id: string): string => (id.includes(':') ? (id.split(':', 1)[0] ?? '') : 'calls')

/** Wraps the methods of the services, so that no service needs to know of metrics. */
export function watchServices(registry: Registry, services: Services): void {
  watchDocuments(registry, services)
  watchCredits(registry, services)
  watchLimits(registry, services)
  watchStore(registry, services)
}

function watchDocuments(registry: Registry, { engine }: Services): void {
  const documents = new Counter({
    name: 'rolecall_documents_total',
    help: 'Operations of the engine by outcome: ok, busy, or the code of the error',
    labelNames: ['operation', 'outcome'],
    registers: [registry],
  })
  wrapCall(engine, 'run', {
    done: ([operation]) => documents.inc({ operation, outcome: 'ok' }),
    failed: ([operation], error) => documents.inc({ operation, outcome: outcomeOf(error) }),
  })
}

function watchCredits(registry: Registry, { metering }: Services): void {
  const credits = new Counter({
    name: 'rolecall_credits_charged_total',
    help: 'Credits charged, repeats not counted again',
    labelNames: ['operation'],
    registers: [registry],
  })
  const refused = new Counter({
    name: 'rolecall_credits_refused_total',
    help: 'Calls refused for want of credits',
    registers: [registry],
  })
  wrapCall(metering, 'settle', {
    done: ([{ operation }], { creditsUsed, replayed }) => {
      if (!replayed) credits.inc({ operation }, creditsUsed)
    },
  })
  wrapCall(metering, 'reserve', {
    failed: (_request, error) => {
      if (outcomeOf(error) === 'insufficient_credits') refused.inc()
    },
  })
}

function watchLimits(registry: Registry, { rateLimiter }: Services): void {
  const limited = new Counter({
    name: 'rolecall_rate_limited_total',
    help: 'Calls refused by a rate limit, by bucket: calls is the main API',
    labelNames: ['bucket'],
    registers: [registry],
  })
  limited.inc({ bucket: 'calls' }, 0)
  wrapCall(rateLimiter, 'take', {
    done: ([id], { allowed }) => {
      if (!allowed) limited.inc({ bucket: bucketOf(id) })
    },
  })
}

function watchStore(registry: Registry, { metering, store, engine }: Services): void {
  const latency = new Histogram({
    name: 'rolecall_store_seconds',
    help: 'Time to reserve and to settle credits: the durable writes of a call',
    labelNames: ['step'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  })
  const errors = new Counter({
    name: 'rolecall_store_errors_total',
    help: 'Reserving or settling that failed because the store did not answer',
    labelNames: ['step'],
    registers: [registry],
  })
  for (const step of ['reserve', 'settle'] as const) {
    errors.inc({ step }, 0)
    wrapCall(metering, step, {
      done: (_parameters, _answer, ms) => latency.observe({ step }, ms / 1000),
      failed: (_parameters, error) => {
        if (outcomeOf(error) === 'busy') errors.inc({ step })
      },
    })
  }
  new Gauge({
    name: 'rolecall_ready',
    help: '1 while the store answers and readers are warm, as /ready tells it',
    registers: [registry],
    async collect() {
      this.set((await store.health()) && engine.ready() ? 1 : 0)
    },
  })
}
