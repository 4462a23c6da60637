// Tells who calls: an API key or a connected tool on the main API, a session on the management API.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AccountRecord } from '../../accounts/types.js'
import { ERROR_CODES } from '../../contract/errors.js'
import { RolecallError } from '../../runtime/errors.js'
import { apiKey, bearerToken } from '../credentials.js'
import type { Services } from '../services.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by authentication; null on open endpoints. */
    account: AccountRecord | null
    /** Whether the call came from our own page, with the token of its session. */
    fromPage: boolean
  }
}

/**
 * Every failure gets the same answer: it must not tell an unknown credential from a revoked one.
 */
const refusal = (challenge: string, message: string): RolecallError =>
  new RolecallError('invalid_key', message, { headers: { 'www-authenticate': challenge } })

const { text: REFUSED } = ERROR_CODES.invalid_key
const KEY_MESSAGE = `${REFUSED} The main API takes an API key in the header x-access-key, or a key or an access token as Authorization: Bearer.`
const SESSION_MESSAGE = `${REFUSED} The management API takes a dashboard session as Authorization: Bearer; API keys are for the main API.`

const KEY_CHALLENGE = 'Bearer realm="rolecall"'
const SESSION_CHALLENGE = 'Bearer realm="rolecall-dashboard"'

export function installAuthentication(app: FastifyInstance): void {
  app.decorateRequest('account', null)
  app.decorateRequest('fromPage', false)
}

/**
 * An API key comes in either header; an access token of a tool or of our page only as the bearer.
 */
async function callerOf(
  request: FastifyRequest,
  { keys, connector, identity }: Services,
): Promise<string | undefined> {
  const credential = apiKey(request.raw)
  if (credential === undefined) return undefined
  const key = await keys.authenticate(credential)
  if (key) return key.accountId
  const alone = request.headers['x-access-key'] === undefined
  if (!alone) return undefined
  const connected = await connector.authenticate(credential)
  if (connected !== undefined) return connected
  const person = await identity.authenticateAccess(credential)
  request.fromPage = person !== undefined
  return person
}

export function authenticateByKey(services: Services, challenge = () => KEY_CHALLENGE) {
  return async (request: FastifyRequest): Promise<void> => {
    const id = await callerOf(request, services)
    const account = id === undefined ? undefined : await services.accounts.find(id)
    if (account === undefined) throw refusal(challenge(), KEY_MESSAGE)
    request.account = account
  }
}

export function authenticateBySession({ identity, accounts }: Services) {
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearerToken(request.raw)
    // A key beside a session makes two credentials, even if one of them is right.
    const alone = request.headers['x-access-key'] === undefined
    const id = token !== undefined && alone ? await identity.authenticate(token) : undefined
    const account = id === undefined ? undefined : await accounts.find(id)
    if (account === undefined) throw refusal(SESSION_CHALLENGE, SESSION_MESSAGE)
    request.account = account
  }
}

/** For handlers that only run after authentication. */
export function accountOf(request: FastifyRequest): AccountRecord {
  if (request.account === null) throw new Error('this route has no authentication')
  return request.account
}
