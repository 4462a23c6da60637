// GET /ready: whether a balancer should send calls here. Open, free, never rate-limited.
import { Readiness } from '../../../contract/service-state.js'

export const readySchema = {
  name: 'ready',
  method: 'GET',
  path: '/ready',
  auth: 'none',
  tag: 'Service',
  summary: 'Whether this server takes calls now',
  description:
    'For load balancers. Answers 503 while the store does not answer, no reader of documents is warm, the server is full, or it is shutting down; `/health` still answers 200 on a server that is full.',
  data: Readiness,
  errors: ['invalid_request'],
  dataExample: { ready: true, checks: { store: true, readers: true } },
} as const
