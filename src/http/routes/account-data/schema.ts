// GET /v1/account/data: everything that is kept about the account, to take away.
import { AccountData } from '../../../contract/management.js'
import { ACCOUNT_ID, CONNECTION, KEY_SUMMARY, REQUEST_ID } from '../../openapi/sample-values.js'

/** Bounds the answer to a few megabytes. */
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
  dataExample: {
    account_id: ACCOUNT_ID,
    created_at: '2026-01-05T09:30:00.000Z',
    email: 'ada@example.com',
    plan: 'starter',
    credits: 1875,
    billing_customer: null,
    keys: [KEY_SUMMARY],
    connections: [CONNECTION],
    ledger: [
      {
        at: '2026-01-31T12:00:00.000Z',
        kind: 'charge',
        operation: 'parse_resume',
        credits: -1,
        request_id: REQUEST_ID,
      },
    ],
  },
} as const
