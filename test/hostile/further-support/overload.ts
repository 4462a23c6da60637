// Everything that a server can be asked for, while it is full or about to end.
import { ROUTES } from '../../../src/http/routes/index.js'

export interface Asked {
  name: string
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  /** Whose credential is sent. */
  as: 'key' | 'session' | 'nobody'
}

const asked = (as: Asked['as'], method: Asked['method'], paths: readonly string[]): Asked[] =>
  paths.map((path) => ({ name: `${method} ${path} as ${as}`, method, path, as }))

const OPERATIONS = ROUTES.filter(({ kind }) => kind === 'operation').map(({ path }) => path)

export const ASKED: Asked[] = [
  ...asked('key', 'POST', OPERATIONS),
  ...asked('key', 'GET', OPERATIONS),
  ...asked('nobody', 'POST', OPERATIONS.slice(0, 4)),
  ...asked('session', 'GET', ['/v1/account', '/v1/account/data', '/v1/usage', '/v1/usage/daily']),
  ...asked('session', 'GET', ['/v1/keys', '/v1/connections']),
  ...asked('session', 'POST', ['/v1/keys', '/v1/access-token', '/v1/billing/checkout']),
  ...asked('session', 'DELETE', ['/v1/keys/key_0', '/v1/connections/conn_0']),
  ...asked('nobody', 'POST', ['/auth/sign-up', '/auth/sign-in', '/v1/billing/webhook', '/mcp']),
  ...asked('nobody', 'GET', ['/', '/docs', '/openapi.json', '/.well-known/jwks.json']),
]

/** Without /health, which always answers, and without unknown addresses, which cause no work. */
export const SITUATIONS = ['full', 'draining'] as const
export const OVERLOADS = SITUATIONS.flatMap((situation) =>
  ASKED.map((one) => ({ ...one, name: `${situation}: ${one.name}`, situation })),
)
