// The Prometheus metrics of one process, shown on the admin port alone.
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Lifecycle } from '../lifecycle.js'
import { BUCKETS_SECONDS } from './buckets.js'

export function createMetrics(lifecycle: Lifecycle): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'rolecall_requests_in_flight',
    help: 'Requests being answered, and work whose caller has gone',
    registers: [registry],
    collect() {
      this.set(lifecycle.inFlight)
    },
  })
  return registry
}

export function installMetrics(app: FastifyInstance, registry: Registry): void {
  const answers = new Counter({
    name: 'rolecall_http_answers_total',
    help: 'Answers by route and status',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  const duration = new Histogram({
    name: 'rolecall_http_answer_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['route'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  })

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? '(unknown)'
    answers.inc({ method: request.method, route, status: reply.statusCode })
    duration.observe({ route }, reply.elapsedTime / 1000)
    done()
  })
}
