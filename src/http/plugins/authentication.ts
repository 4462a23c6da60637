// Who is calling: an API key or a connected tool on the main API, a dashboard session on the management API.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AccountRecord } from '../../accounts/types.js'
import { RolecallError } from '../../core/errors.js'
import { apiKey, bearerToken } from '../credentials.js'
import type { Services } from '../services.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by authentication; null on open endpoints. */
    account: AccountRecord | null
  }
}

/** One answer for every failure: it must not tell an unknown credential from a revoked one. */
const refusal = (challenge: string): RolecallError =>
  new RolecallError('invalid_key', undefined, { headers: { 'www-authenticate': challenge } })

const KEY_CHALLENGE = 'Bearer realm="rolecall"'
const SESSION_CHALLENGE = 'Bearer realm="rolecall-dashboard"'

export function installAuthentication(app: FastifyInstance): void {
  app.decorateRequest('account', null)
}

/** An API key in either header, or a connected tool's access token as the bearer token alone. */
async function callerOf(
  request: FastifyRequest,
  { keys, connector }: Services,
): Promise<string | undefined> {
  const credential = apiKey(request.raw)
  if (credential === undefined) return undefined
  const key = await keys.authenticate(credential)
  if (key) return key.accountId
  const alone = request.headers['x-access-key'] === undefined
  return alone ? connector.authenticate(credential) : undefined
}

export function authenticateByKey(services: Services, challenge = () => KEY_CHALLENGE) {
  return async (request: FastifyRequest): Promise<void> => {
    const id = await callerOf(request, services)
    const account = id === undefined ? undefined : await services.accounts.find(id)
    if (account === undefined) throw refusal(challenge())
    request.account = account
  }
}

export function authenticateBySession({ identity, accounts }: Services) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearerToken(request.raw)
    // A key beside a session is two credentials, whichever of them is right.
    const alone = request.headers['x-access-key'] === undefined
    const id = token !== undefined && alone ? await identity.authenticate(token) : undefined
    const account = id === undefined ? undefined : await accounts.find(id)
    if (account === undefined) throw refusal(SESSION_CHALLENGE)
    request.account = account
  }
}

/** For handlers that only run after authentication. */
export function accountOf(request: FastifyRequest): AccountRecord {
  if (request.account === null) throw new Error('this route has no authentication')
  return request.account
}
