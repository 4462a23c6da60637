// Puts a declared route onto the server. The order of the checks is fixed here for all routes.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type TObject, Type } from 'typebox'
import type { AccountRecord } from '../accounts/types.js'
import { type InputCheck, inputCheck } from '../runtime/check-input.js'
import { RolecallError } from '../runtime/errors.js'
import { LIMITS } from '../runtime/limits.js'
import type { Endpoint, EndpointContext, Operation, Route } from './endpoint.js'
import { JSON_TYPE, successText } from './envelope.js'
import type { Lifecycle } from './lifecycle.js'
import { callOperation } from './operation/call.js'
import { accountOf, authenticateByKey, authenticateBySession } from './plugins/authentication.js'
import { limitCalls, limitManagement, limitReading } from './plugins/rate-limit.js'
import type { Services } from './services.js'
import { withoutNulls } from './without-nulls.js'

/** Bodies of management and identity calls are a few short fields. */
const SMALL_BODY_BYTES_MAX = 16 * 1024
const NOTHING: TObject = Type.Object({})

type Fields = Record<string, unknown>

/**
 * In this order: authentication, rate limit (both before the body is read), input, credits, work.
 */
function registerOperation(
  app: FastifyInstance,
  operation: Operation,
  services: Services,
  lifecycle: Lifecycle,
): void {
  app.route({
    method: [...operation.methods],
    url: operation.path,
    bodyLimit: operation.bodyBytesMax ?? LIMITS.bodyBytesMax,
    onRequest: [
      authenticateByKey(services),
      limitCalls(services),
      ...(operation.light ? [] : [limitReading(services)]),
    ],
    handler: callOperation(operation, services, lifecycle),
  })
}

/** A class because of its accessors, like CallContext. */
class Visit implements EndpointContext<Fields, Fields> {
  readonly #request: FastifyRequest

  constructor(
    readonly services: Services,
    request: FastifyRequest,
    readonly params: Fields,
    readonly body: Fields,
  ) {
    this.#request = request
  }

  get account(): AccountRecord {
    return accountOf(this.#request)
  }

  get from(): string {
    return this.#request.ip
  }
}

/** These texts are stored, and PostgreSQL cannot store a NUL. */
function refuseNul(body: Fields): void {
  const bad = Object.entries(body).find(
    ([, value]) => typeof value === 'string' && value.includes('\0'),
  )
  if (bad)
    throw new RolecallError('invalid_request', `${bad[0]} may not contain the NUL character.`)
}

function endpointHandler(endpoint: Endpoint, services: Services) {
  const checkBody = inputCheck(endpoint.body ?? NOTHING) as InputCheck<Fields>
  const checkParams = inputCheck(endpoint.params ?? NOTHING) as InputCheck<Fields>

  return async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const params = checkParams(request.params)
    const body = checkBody(withoutNulls(request.body === undefined ? {} : request.body))
    refuseNul(body)
    const data = await endpoint.handle(new Visit(services, request, params, body))
    reply.code(endpoint.status ?? 200).type(JSON_TYPE)
    return endpoint.enveloped === false ? JSON.stringify(data) : successText(data, 0, request.id)
  }
}

function registerEndpoint(app: FastifyInstance, endpoint: Endpoint, services: Services): void {
  const open = endpoint.auth === 'none'
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    // HEAD on a metered call would be charged for nothing; open endpoints are free.
    exposeHeadRoute: open && endpoint.method === 'GET',
    bodyLimit: SMALL_BODY_BYTES_MAX,
    onRequest: open ? [] : [authenticateBySession(services), limitManagement(services)],
    handler: endpointHandler(endpoint, services),
  })
}

export function registerRoute(
  app: FastifyInstance,
  route: Route,
  services: Services,
  lifecycle: Lifecycle,
): void {
  if (route.kind === 'operation') registerOperation(app, route, services, lifecycle)
  else registerEndpoint(app, route, services)
}
