// GET /v1/account/data: everything that is kept about the account, to take away.
import { AccountData } from '../../../contract/management.js'

export const ENTRIES_MAX = 10_000

export const accountDataSchema = {
  name: 'account-data',
  method: 'GET',
  path: '/v1/account/data',
  auth: 'session',
  tag: 'Management API',
  summary: 'Gives everything that is kept about the account',
  description: `Documents are not among it: none is ever kept. At most the ${ENTRIES_MAX} newest entries of the ledger.`,
  data: AccountData,
} as const
