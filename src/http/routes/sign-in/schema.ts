// POST /auth/sign-in: a session for an account that exists.
import { Credentials } from '../../../contract/credentials.js'
import { Session } from '../../../contract/management.js'
import { SESSION } from '../../openapi/sample-values.js'

export const signInSchema = {
  name: 'sign-in',
  method: 'POST',
  path: '/auth/sign-in',
  auth: 'none',
  tag: 'Identity',
  summary: 'Opens a session',
  description: 'The token is the dashboard session JWT that the management API asks for.',
  body: Credentials,
  bodyExample: { email: 'ada@example.com', password: 'a long enough one' },
  data: Session,
  dataExample: SESSION,
  errors: ['invalid_request', 'invalid_key', 'rate_limited'],
} as const
