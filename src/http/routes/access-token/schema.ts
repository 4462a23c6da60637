// POST /v1/access-token: a short-lived token of the main API, for pages that hold a session.
import { AccessToken } from '../../../contract/management.js'

export const accessTokenSchema = {
  name: 'access-token',
  method: 'POST',
  path: '/v1/access-token',
  auth: 'session',
  status: 201,
  tag: 'Management API',
  summary: 'Opens the main API for a session, for a quarter of an hour',
  description:
    'For pages: the token is sent as Authorization: Bearer, and no API key has to live in a browser.',
  data: AccessToken,
  dataExample: { token: 'eyJhbGciOiJFUzI1NiJ9.e30.sample', expires_in: 900 },
} as const
