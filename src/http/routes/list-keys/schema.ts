// GET /v1/keys: the account's keys by their display prefixes.
import { KeyList } from '../../../contract/keys.js'
import { KEY_SUMMARY } from '../../openapi/sample-values.js'

export const listKeysSchema = {
  name: 'list-keys',
  method: 'GET',
  path: '/v1/keys',
  auth: 'session',
  tag: 'Management API',
  summary: 'Lists the keys of the account',
  description: 'Newest first, revoked ones included, display prefixes only.',
  data: KeyList,
  dataExample: { keys: [KEY_SUMMARY] },
} as const
