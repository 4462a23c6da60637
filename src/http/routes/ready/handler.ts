// Tells a balancer part by part what is ready. A server that drains or is full refuses before this.
import type { Readiness } from '../../../contract/service-state.js'
import { RolecallError } from '../../../runtime/errors.js'
import { endpoint } from '../../endpoint.js'
import { readySchema } from './schema.js'

const RETRY_SECONDS = '2'

export const ready = endpoint({
  ...readySchema,
  handle: async ({ services }): Promise<Readiness> => {
    const checks = { store: await services.store.health(), readers: services.engine.ready() }
    if (checks.store && checks.readers) return { ready: true, checks }
    throw new RolecallError('internal_error', 'This server is not ready for calls.', {
      status: 503,
      headers: { 'retry-after': RETRY_SECONDS },
      data: { ready: false, checks },
    })
  },
})
