// Turns work away when the server drains or is full, and counts the requests that it lets in.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { busy } from '../../runtime/busy.js'
import { RolecallError } from '../../runtime/errors.js'
import { headerValues } from '../header-values.js'
import type { Lifecycle } from '../lifecycle.js'

/** By then a balancer has noticed that the server drains. */
const DRAIN_RETRY_SECONDS = 2
/** Calls are short: in a second places have become free. */
const FULL_RETRY_SECONDS = 1
const CLOSE = { headers: { connection: 'close' } }

export interface AdmissionOptions {
  requestsMax: number
  lifecycle: Lifecycle
}

export function installAdmission(app: FastifyInstance, options: AdmissionOptions): void {
  const { lifecycle, requestsMax } = options

  const refusal = (request: FastifyRequest): RolecallError | undefined => {
    // Node's own check would answer without a body.
    if (request.raw.headers.host === undefined && request.raw.httpVersion === '1.1') {
      return new RolecallError('invalid_request', 'The Host header is missing.', CLOSE)
    }
    // With two hosts, a proxy in front may have used the other one.
    if (headerValues(request.raw, 'host').length > 1) {
      return new RolecallError('invalid_request', 'The Host header is given twice.', CLOSE)
    }
    if (lifecycle.draining) {
      return busy('This server is shutting down.', DRAIN_RETRY_SECONDS, CLOSE)
    }
    // A full server must still answer /health.
    if (lifecycle.inFlight >= requestsMax && request.routeOptions.url !== '/health') {
      return busy('The server is busy.', FULL_RETRY_SECONDS)
    }
    return undefined
  }

  app.addHook('onRequest', (request, reply, done) => {
    const refused = refusal(request)
    if (!refused) reply.raw.once('close', lifecycle.enter(request))
    done(refused)
  })
}
