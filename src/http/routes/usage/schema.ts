// GET /v1/usage: what the account used in this period.
import { Usage } from '../../../contract/management.js'

export const usageSchema = {
  name: 'usage',
  method: 'GET',
  path: '/v1/usage',
  auth: 'session',
  tag: 'Management API',
  summary: 'Shows calls and credits of the current period',
  data: Usage,
} as const
