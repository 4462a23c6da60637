// The connector flow on the server: metadata, authorization, tokens, registration, revocation.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RolecallError } from '../../core/errors.js'
import { asClientMetadata, hasOpenRedirect } from '../../identity/connector/client-metadata.js'
import { PATHS, SCOPE } from '../../identity/connector/settings.js'
import { parseJson } from '../json/parse-json.js'
import type { Services } from '../services.js'
import { installInteraction } from './interaction.js'
import { handOver } from './mount.js'

export const RESOURCE_METADATA = '/.well-known/oauth-protected-resource'
const SERVER_METADATA = '/.well-known/oauth-authorization-server'
const REGISTRATION_BYTES_MAX = 32 * 1024
/** New clients from one address; each is a row, if only for a day. */
const REGISTRATIONS_PER_MINUTE = 300

/** As RFC 7591 words it. */
const INSECURE_REDIRECT = {
  error: 'invalid_redirect_uri',
  error_description: 'redirect_uris must use https, or http on the loopback.',
}

/** RFC 9728: which authorization server guards what. */
const resourceMetadata = (publicUrl: string, path: string) => ({
  resource: `${publicUrl}${path}`,
  authorization_servers: [publicUrl],
  scopes_supported: [SCOPE],
  bearer_methods_supported: ['header'],
  resource_name: 'Rolecall',
})

/** RFC 8414: what the flow offers, and nothing that does not answer. Tokens are opaque: no key set. */
const serverMetadata = (publicUrl: string) => ({
  issuer: publicUrl,
  authorization_endpoint: `${publicUrl}${PATHS.authorization}`,
  token_endpoint: `${publicUrl}${PATHS.token}`,
  registration_endpoint: `${publicUrl}${PATHS.registration}`,
  revocation_endpoint: `${publicUrl}${PATHS.revocation}`,
  scopes_supported: [SCOPE],
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
  client_id_metadata_document_supported: true,
  service_documentation: `${publicUrl}/docs`,
})

function installMetadata(app: FastifyInstance, services: Services): void {
  const serve = (address: string, metadata: (publicUrl: string) => object): void => {
    app.get(address, async (_request, reply) => {
      reply.header('access-control-allow-origin', '*')
      return metadata(services.publicUrl.get())
    })
  }
  for (const path of ['', '/mcp']) {
    serve(`${RESOURCE_METADATA}${path}`, (publicUrl) => resourceMetadata(publicUrl, path))
  }
  serve(SERVER_METADATA, serverMetadata)
}

/** A request that names no scope asks for the one that there is. */
function withScope(request: FastifyRequest): void {
  const url = new URL(request.raw.url ?? '/', 'http://localhost')
  if (url.searchParams.has('scope')) return
  url.searchParams.set('scope', SCOPE)
  request.raw.url = `${url.pathname}${url.search}`
}

async function installRegistration(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser<Buffer>(
      'application/json',
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, body: Buffer) => parseJson(body, 'The body'),
    )
    scope.post(
      PATHS.registration,
      { bodyLimit: REGISTRATION_BYTES_MAX },
      async (request, reply) => {
        const name = `register:${request.ip}`
        const { allowed } = await services.rateLimiter.take(name, REGISTRATIONS_PER_MINUTE)
        if (!allowed) throw new RolecallError('rate_limited', 'Too many registrations at once.')
        if (hasOpenRedirect(request.body)) return reply.code(400).send(INSECURE_REDIRECT)
        // The library takes a body that was read already.
        Object.assign(request.raw, { body: asClientMetadata(request.body) })
        await handOver(services)(request, reply)
        return reply
      },
    )
  })
}

export async function installOauth(app: FastifyInstance, services: Services): Promise<void> {
  installMetadata(app, services)
  await installRegistration(app, services)
  await installInteraction(app, services)
  await app.register(async (scope) => {
    // The library reads these bodies itself, and bounds them.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const pass = handOver(services)
    scope.get(PATHS.authorization, async (request, reply) => {
      withScope(request)
      await pass(request, reply)
      return reply
    })
    scope.get(`${PATHS.authorization}/:uid`, pass)
    scope.post(PATHS.token, pass)
    scope.post(PATHS.revocation, pass)
    for (const path of [PATHS.token, PATHS.revocation, SERVER_METADATA]) scope.options(path, pass)
  })
}
