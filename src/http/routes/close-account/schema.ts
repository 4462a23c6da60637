// DELETE /v1/account: the account's holder ends it.
import { ClosedAccount } from '../../../contract/management.js'
import { ACCOUNT_ID } from '../../openapi/sample-values.js'

export const closeAccountSchema = {
  name: 'close-account',
  method: 'DELETE',
  path: '/v1/account',
  auth: 'session',
  tag: 'Management API',
  summary: 'Deletes the account',
  description:
    'E-mail address and password are erased, keys, connections and sessions end at once, credits are lost. The ledger stays, under an id that names nobody. A running subscription must be cancelled first.',
  data: ClosedAccount,
  dataExample: { account_id: ACCOUNT_ID, closed: true },
  errors: ['invalid_request'],
} as const
