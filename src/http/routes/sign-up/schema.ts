// POST /auth/sign-up: a new account on the free plan, and a session for it.
import { Credentials } from '../../../contract/credentials.js'
import { Session } from '../../../contract/management.js'
import { SESSION } from '../../openapi/sample-values.js'

export const signUpSchema = {
  name: 'sign-up',
  method: 'POST',
  path: '/auth/sign-up',
  auth: 'none',
  status: 201,
  tag: 'Identity',
  summary: 'Makes an account and opens a session',
  description: 'The token is the dashboard session JWT that the management API asks for.',
  body: Credentials,
  bodyExample: { email: 'ada@example.com', password: 'a long enough one' },
  data: Session,
  dataExample: SESSION,
  errors: ['invalid_request', 'rate_limited'],
} as const
