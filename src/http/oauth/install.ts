// The connector flow on the server: metadata, authorization, tokens, registration, revocation.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { asClientMetadata, problemOf } from '../../identity/connector/client-metadata.js'
import { PATHS, SCOPE } from '../../identity/connector/settings.js'
import { RolecallError } from '../../runtime/errors.js'
import { DAY_MS } from '../../runtime/units.js'
import { parseJson } from '../json/parse-json.js'
import type { Services } from '../services.js'
import { installInteraction } from './interaction.js'
import { handOver } from './mount.js'

export const RESOURCE_METADATA = '/.well-known/oauth-protected-resource'
const SERVER_METADATA = '/.well-known/oauth-authorization-server'
/** A registration is a few addresses and a name. */
const REGISTRATION_BYTES_MAX = 16 * 1024
/**
 * New clients from one address in a day. A client takes a row for a day, and longer once it is let
 * in.
 */
const REGISTRATIONS_PER_DAY = 200
const REGISTRATIONS = {
  intervalMs: DAY_MS / REGISTRATIONS_PER_DAY,
  // One more than is allowed: whoever gets the last one has none left.
  burst: REGISTRATIONS_PER_DAY + 1,
}

/** RFC 9728: which authorization server protects a resource. */
const resourceMetadata = (publicUrl: string, path: string) => ({
  resource: `${publicUrl}${path}`,
  authorization_servers: [publicUrl],
  scopes_supported: [SCOPE],
  bearer_methods_supported: ['header'],
  resource_name: 'Rolecall',
})

/** RFC 8414: only endpoints that answer are listed. Tokens are opaque, so there is no key set. */
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

/** A request that names no scope asks for the only one there is. */
function withScope(request: FastifyRequest): void {
  const url = new URL(request.raw.url ?? '/', 'http://localhost')
  if (url.searchParams.has('scope')) return
  url.searchParams.set('scope', SCOPE)
  request.raw.url = `${url.pathname}${url.search}`
}

/** Counts a registration; throws when the address has used up its registrations. */
async function countRegistration({ ip }: FastifyRequest, services: Services): Promise<void> {
  const spending = { name: `register:${ip}`, bucket: REGISTRATIONS, units: 1 }
  const [fullAtMs = 0] = await services.rateLimiter.spend([spending])
  const { intervalMs } = REGISTRATIONS
  const drawn = (fullAtMs - services.clock.now()) / intervalMs
  if (drawn <= REGISTRATIONS_PER_DAY) return
  const retryAfter = String(Math.ceil(intervalMs / 1000))
  throw new RolecallError('rate_limited', 'Too many registrations from this address.', {
    headers: { 'retry-after': retryAfter },
  })
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
        const problem = problemOf(request.body)
        if (problem) return reply.code(400).send(problem)
        await countRegistration(request, services)
        // The library accepts a body that was read already.
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
    // The library reads and bounds these bodies itself.
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
