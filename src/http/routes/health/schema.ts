// GET /health: whether the service can work. Open, free, never rate-limited.
import { Health } from '../../../contract/service-state.js'

export const healthSchema = {
  name: 'health',
  method: 'GET',
  path: '/health',
  auth: 'none',
  tag: 'Service',
  summary: 'Whether the service can work',
  description:
    'Answers 503 with status `degraded` while the store does not answer or no reader of documents is ready.',
  data: Health,
  errors: ['invalid_request'],
  dataExample: { status: 'ok', env: 'production' },
} as const
