// Values that the examples of the reference share. None of them exists.
import type { Connection, KeySummary } from '../../contract/keys.js'
import type { Session } from '../../contract/management.js'

export const REQUEST_ID = 'req_c2FtcGxlLXJlcXVl'
export const ACCOUNT_ID = 'acct_0000000000000000000000'

export const KEY_SUMMARY: KeySummary = {
  keyId: 'key_0000000000000000000000',
  keyPrefix: 'rc_live_0000',
  label: 'production',
  createdAt: '2026-01-05T09:31:00.000Z',
  lastUsedAt: '2026-01-31T12:00:00.000Z',
  revokedAt: null,
}

export const CONNECTION: Connection = {
  connectionId: 'conn_0000000000000000000000',
  clientId: 'https://tool.example.com/client.json',
  name: 'A tool',
  scopes: ['api'],
  createdAt: '2026-01-06T10:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
}

export const SESSION: Session = {
  token: 'eyJhbGciOiJFUzI1NiJ9.e30.sample',
  expires_in: 43_200,
  account_id: ACCOUNT_ID,
}
