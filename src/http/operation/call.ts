// One call of a main-API operation: input, credits, work, charge; credits go back on any failure.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IdempotentRequest, Metering } from '../../metering/types.js'
import { type InputCheck, inputCheck } from '../../runtime/check-input.js'
import { RolecallError } from '../../runtime/errors.js'
import type { Operation } from '../endpoint.js'
import { JSON_TYPE, successText } from '../envelope.js'
import { headerValues } from '../header-values.js'
import type { Lifecycle } from '../lifecycle.js'
import { accountOf } from '../plugins/authentication.js'
import type { Services } from '../services.js'
import { CallContext } from './call-context.js'
import { callWork } from './call-work.js'
import { readInput, wantsEvidence } from './read-input.js'

/** Bounds the header; metering has the same limit for a key. */
const IDEMPOTENCY_KEY_CHARS_MAX = 255

/** Only POST takes the header. A GET may be repeated safely, but is charged each time. */
function idempotency(request: FastifyRequest, metering: Metering): IdempotentRequest | undefined {
  const values = headerValues(request.raw, 'idempotency-key')
  if (request.method !== 'POST' || values.length === 0) return undefined
  const [key = '', ...others] = values
  if (others.length > 0 || key === '' || key.length > IDEMPOTENCY_KEY_CHARS_MAX) {
    throw new RolecallError(
      'invalid_request',
      `Idempotency-Key must be given once and have 1 to ${IDEMPOTENCY_KEY_CHARS_MAX} characters.`,
    )
  }
  const body = request.bodyBytes ?? Buffer.alloc(0)
  return { key, fingerprint: metering.fingerprint(`POST ${request.url}`, body) }
}

export function callOperation(operation: Operation, services: Services, lifecycle: Lifecycle) {
  const check: InputCheck<Record<string, unknown>> = inputCheck(operation.input)
  const { metering } = services

  const call = async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const input = readInput(operation, check, request)
    const evidence = wantsEvidence(request)
    const repeat = idempotency(request, metering)
    const hold = await metering.reserve({
      accountId: accountOf(request).id,
      operation: operation.metered,
      cost: metering.cost(operation.metered, operation.inlineParses?.(input)),
      requestId: request.id,
      ...(repeat && { idempotency: repeat }),
    })
    try {
      const work = callWork({ services, account: accountOf(request), hold, reply })
      const data = await operation.run(
        new CallContext({ services, request, reply, input, evidence, hold, work }),
      )
      const receipt = await metering.settle(hold)
      if (receipt.replayed) reply.header('idempotency-replayed', 'true')
      reply.type(JSON_TYPE)
      return successText(data, receipt.creditsUsed, request.id)
    } catch (error) {
      await metering.release(hold)
      throw error
    }
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    // Counted apart from the connection: the work goes on when the caller has hung up.
    const leave = lifecycle.enter(request)
    try {
      return await call(request, reply)
    } finally {
      leave()
    }
  }
}
