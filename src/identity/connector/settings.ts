// The settings of the authorization server: OAuth 2.1, public clients, code with PKCE, nothing
// else.

import type { Configuration, JWKS } from 'oidc-provider'
import { DAY_SECONDS, HOUR_SECONDS } from '../../runtime/units.js'
import { asClientMetadata, problemOf } from './client-metadata.js'

export const SCOPE = 'api'

/**
 * What can be stolen from a tool lives for an hour, a code for the moment of its exchange. Refresh
 * tokens are for one use; a grant is asked for again each year. Somebody at a consent page may go
 * away for a quarter of an hour.
 */
export const TTL = {
  AccessToken: HOUR_SECONDS,
  AuthorizationCode: 60,
  RefreshToken: 30 * DAY_SECONDS,
  Grant: 365 * DAY_SECONDS,
  Interaction: 15 * 60,
  Session: HOUR_SECONDS,
}

export const PATHS = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  registration: '/oauth/register',
  revocation: '/oauth/revoke',
  jwks: '/oauth/jwks',
  interaction: '/oauth/interaction',
}

export interface SettingsParts {
  publicUrl: string
  cookieKey: string
  jwks: JWKS
  adapter: NonNullable<Configuration['adapter']>
  fetchMetadata(url: string): Promise<Uint8Array>
  mayFetch(from: string): Promise<boolean>
  /** Makes the library's error for a resource that is not ours. */
  unknownResource(): Error
  /** The page for errors that cannot be sent to a client. */
  errorPage(error: { error: string; description: string }): string
}

const METADATA_DRAFT = 'draft-02'
/** The draft suggests this limit; documents have a few hundred bytes. */
const METADATA_BYTES_MAX = 5 * 1024
/** Covers the time that people spend on the consent page, so the document is fetched once. */
const METADATA_CACHE_SECONDS = { min: 15 * 60, max: 15 * 60 }

/** The document as the library takes it, from a fetch that reaches public hosts only. */
async function metadataResponse(bytes: Uint8Array): Promise<Response> {
  if (bytes.length > METADATA_BYTES_MAX) throw new Error('the document is too large')
  const metadata: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'))
  const problem = problemOf(metadata)
  if (problem) throw new Error(problem.error_description)
  return Response.json(asClientMetadata(metadata))
}

/** What the library may do beyond the plain flow: everything that is not needed is off. */
function featuresOf(parts: SettingsParts): NonNullable<Configuration['features']> {
  const { publicUrl } = parts
  /** The API itself, and its MCP endpoint. */
  const resources = new Set([publicUrl, `${publicUrl}/`, `${publicUrl}/mcp`])
  return {
    devInteractions: { enabled: false },
    userinfo: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    dPoP: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    registration: { enabled: true, issueRegistrationAccessToken: false },
    revocation: {
      enabled: true,
      allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
    },
    clientIdMetadataDocument: {
      enabled: true,
      ack: METADATA_DRAFT,
      cacheDuration: METADATA_CACHE_SECONDS,
      // Without a request our own pages ask, for a document that was fetched before.
      allowFetch: async (ctx) => ctx === undefined || parts.mayFetch(ctx.ip),
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => publicUrl,
      useGrantedResource: () => true,
      getResourceServerInfo: (_ctx, resource) => {
        if (!resources.has(resource)) throw parts.unknownResource()
        return {
          scope: SCOPE,
          audience: resource,
          accessTokenFormat: 'opaque',
          accessTokenTTL: TTL.AccessToken,
        }
      },
    },
  }
}

export function connectorSettings(parts: SettingsParts): Configuration {
  const secure = parts.publicUrl.startsWith('https:')
  const cookie = { httpOnly: true, sameSite: 'lax', secure, signed: true } as const

  return {
    adapter: parts.adapter,
    jwks: parts.jwks,
    scopes: [SCOPE],
    claims: {},
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    clientDefaults: {
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      id_token_signed_response_alg: 'ES256',
    },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    pkce: { required: () => true },
    ttl: TTL,
    routes: PATHS,
    cookies: { keys: [parts.cookieKey], long: cookie, short: cookie },
    interactions: { url: (_ctx, { uid }) => `${PATHS.interaction}/${uid}` },
    findAccount: async (_ctx, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId }),
    }),
    // The holder consents to every connection: an earlier consent never counts for a new one.
    loadExistingGrant: async ({ oidc }) => {
      const grantId = oidc.result?.consent?.grantId
      return grantId === undefined ? undefined : oidc.provider.Grant.find(grantId)
    },
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    expiresWithSession: async () => false,
    // Any page may call the token endpoint, because nothing there depends on a cookie.
    clientBasedCORS: () => true,
    fetch: async (url) => metadataResponse(await parts.fetchMetadata(String(url))),
    renderError: (ctx, out) => {
      ctx.type = 'html'
      ctx.body = parts.errorPage({
        error: out.error,
        description: out.error_description ?? '',
      })
    },
    features: featuresOf(parts),
  }
}
