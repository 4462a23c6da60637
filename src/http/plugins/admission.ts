// The door: turns work away when the server drains or is full, and counts what is let in.
import type { FastifyInstance } from 'fastify'
import { RolecallError } from '../../core/errors.js'
import { busy } from '../busy.js'
import type { Lifecycle } from '../lifecycle.js'

const DRAIN_RETRY_SECONDS = 2
const FULL_RETRY_SECONDS = 1

export interface AdmissionOptions {
  requestsMax: number
  lifecycle: Lifecycle
}

export function installAdmission(app: FastifyInstance, options: AdmissionOptions): void {
  const { lifecycle, requestsMax } = options

  app.addHook('onRequest', async (request, reply) => {
    // Node's own check answers without a body; ours speaks JSON.
    if (request.raw.headers.host === undefined && request.raw.httpVersion === '1.1') {
      throw new RolecallError('invalid_request', 'The Host header is missing.', {
        headers: { connection: 'close' },
      })
    }
    if (lifecycle.draining) {
      reply.header('connection', 'close')
      throw busy('This server is shutting down.', DRAIN_RETRY_SECONDS)
    }
    // /health must answer most of all when the server is full.
    if (lifecycle.inFlight >= requestsMax && request.routeOptions.url !== '/health') {
      throw busy('The server is busy.', FULL_RETRY_SECONDS)
    }
    reply.raw.once('close', lifecycle.enter())
  })
}
