// Turns whatever was thrown into the error envelope. Unknown errors tell nothing about themselves.

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ERROR_CODES } from '../../contract/errors.js'
import { RolecallError } from '../../runtime/errors.js'
import { KIBIBYTE, MEBIBYTE } from '../../runtime/units.js'
import { translated } from '../../store/unavailable.js'
import { errorText, JSON_TYPE } from '../envelope.js'
import { lingerOn } from '../linger.js'
import { errorFields } from '../logger.js'
import { REQUEST_ID_HEADER } from './request-id.js'

const sizeText = (bytes: number): string =>
  bytes < MEBIBYTE ? `${Math.ceil(bytes / KIBIBYTE)} KiB` : `${(bytes / MEBIBYTE).toFixed(1)} MiB`

function bodyTooLarge(request: FastifyRequest): RolecallError {
  const cap = sizeText(request.routeOptions.bodyLimit ?? 0)
  const size = Number(request.headers['content-length'])
  const sent = Number.isFinite(size) ? `; this one has ${sizeText(size)}` : ''
  return new RolecallError('invalid_request', `The body may have at most ${cap}${sent}.`)
}

/** The framework's errors that the caller caused, by code. */
const FRAMEWORK_ERRORS: Record<string, (request: FastifyRequest) => RolecallError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: bodyTooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new RolecallError('invalid_request', 'The Content-Type header is not valid.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new RolecallError('invalid_request', 'The body is not as long as Content-Length says.'),
  FST_ERR_BAD_URL: () =>
    new RolecallError('invalid_request', 'The path is not a valid URL component.'),
  FST_ERR_MAX_PARAM_LENGTH: () => new RolecallError('not_found'),
  FST_ERR_HANDLER_TIMEOUT: () =>
    new RolecallError('internal_error', 'The call took too long. Nothing was charged.', {
      status: 503,
      headers: { 'retry-after': '5' },
    }),
}

export function asRolecallError(thrown: unknown, request: FastifyRequest): RolecallError {
  const error = translated(thrown)
  if (error instanceof RolecallError) return error
  const code = (error as Partial<FastifyError> | null)?.code ?? ''
  const known = FRAMEWORK_ERRORS[code]
  return known ? known(request) : new RolecallError('internal_error')
}

function log(request: FastifyRequest, thrown: unknown, error: RolecallError): void {
  if (error.status < 500) return
  const fields = { request_id: request.id, ...errorFields(thrown), internal: error.internal }
  if (error.status === ERROR_CODES.internal_error.status) request.log.error(fields, 'call failed')
  else request.log.warn({ ...fields, frames: undefined }, 'call refused')
}

export function sendError(request: FastifyRequest, reply: FastifyReply, thrown: unknown): void {
  const error = asRolecallError(thrown, request)
  log(request, thrown, error)
  // Fastify closes the connection after refusing a body. Without the header Node reads and drops
  // the rest, so that a caller who is still sending sees the answer.
  if (error.status < 500) reply.removeHeader('connection')
  lingerOn(request, reply)
  reply
    .code(error.status)
    .headers({ ...error.headers, [REQUEST_ID_HEADER]: request.id })
    .type(JSON_TYPE)
    .send(errorText(error.code, error.publicMessage, request.id, error.data))
}

export function installErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown, request, reply) => sendError(request, reply, thrown))
}
