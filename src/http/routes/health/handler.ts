// Asks the store and the readers whether they work, and tells load balancers.
import type { Health } from '../../../contract/service-state.js'
import { RolecallError } from '../../../runtime/errors.js'
import { endpoint } from '../../endpoint.js'
import type { Services } from '../../services.js'
import { healthSchema } from './schema.js'

const RETRY_SECONDS = '5'

/** Names what cannot work now; '' when everything can. */
async function troubleOf({ store, engine }: Services): Promise<string> {
  if (!(await store.health())) return 'The store does not answer.'
  return engine.ready() ? '' : 'The readers of documents are being started.'
}

export const health = endpoint({
  ...healthSchema,
  handle: async ({ services }): Promise<Health> => {
    const trouble = await troubleOf(services)
    if (trouble === '') return { status: 'ok', env: services.env }
    throw new RolecallError('internal_error', trouble, {
      status: 503,
      headers: { 'retry-after': RETRY_SECONDS },
      data: { status: 'degraded', env: services.env },
    })
  },
})
