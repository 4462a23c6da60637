// Asks the store, and tells load balancers the truth.
import type { Health } from '../../../contract/management.js'
import { RolecallError } from '../../../core/errors.js'
import { endpoint } from '../../endpoint.js'
import { healthSchema } from './schema.js'

const RETRY_SECONDS = '5'

export const health = endpoint({
  ...healthSchema,
  handle: async ({ services }): Promise<Health> => {
    if (await services.store.health()) return { status: 'ok', env: services.env }
    throw new RolecallError('internal_error', 'The store does not answer.', {
      status: 503,
      headers: { 'retry-after': RETRY_SECONDS },
      data: { status: 'degraded', env: services.env },
    })
  },
})
