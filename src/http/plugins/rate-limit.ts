// The rate limit of an account, with the RateLimit header fields on every counted answer.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RolecallError } from '../../core/errors.js'
import { rateLimitHeaders } from '../../metering/rate-limit/headers.js'
import type { RateDecision } from '../../metering/types.js'
import type { Services } from '../services.js'
import { accountOf } from './authentication.js'

/** The dashboard has a bucket of its own: looking at usage must not use up the API's limit. */
const MANAGEMENT_RPM = 300
/** Asking for the list of tools costs nothing; a tool call counts as the call that it stands for. */
const ASSISTANTS_RPM = 1200

function decide(reply: FastifyReply, decision: RateDecision): void {
  const headers = rateLimitHeaders(decision)
  reply.headers(headers)
  if (decision.allowed) return
  throw new RolecallError(
    'rate_limited',
    `This account may make ${decision.limitRpm} calls a minute. Try again in ${headers['retry-after']} s.`,
  )
}

export function limitCalls({ rateLimiter }: Services) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { id, plan } = accountOf(request)
    decide(reply, await rateLimiter.take(id, plan.rate_limit_rpm))
  }
}

export function limitManagement({ rateLimiter }: Services) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    decide(reply, await rateLimiter.take(`manage:${accountOf(request).id}`, MANAGEMENT_RPM))
  }
}

export function limitAssistants({ rateLimiter }: Services) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    decide(reply, await rateLimiter.take(`mcp:${accountOf(request).id}`, ASSISTANTS_RPM))
  }
}
