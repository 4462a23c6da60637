// The rate limit of an account, with the RateLimit header fields on every counted answer.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccountRecord } from '../../accounts/types.js'
import { cpuItems } from '../../metering/cpu-budget/headers.js'
import { rateLimitHeaders, rateLimitText } from '../../metering/rate-limit/headers.js'
import type { CpuBudget, RateDecision } from '../../metering/types.js'
import { RolecallError } from '../../runtime/errors.js'
import type { Services } from '../services.js'
import { accountOf } from './authentication.js'

/** The dashboard has a bucket of its own: looking at usage must not use up the API's limit. */
const MANAGEMENT_RPM = 300
/** Listing the tools is free; a tool call counts as the API call that it stands for. */
const ASSISTANTS_RPM = 1200

function decide(reply: FastifyReply, decision: RateDecision): void {
  const headers = rateLimitHeaders(decision)
  reply.headers(headers)
  if (decision.allowed) return
  throw new RolecallError(
    'rate_limited',
    `This account may make ${rateLimitText(decision.limitRpm)}. Try again in ${headers['retry-after']} s.`,
  )
}

export function limitCalls({ rateLimiter }: Services) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { id, plan } = accountOf(request)
    decide(reply, await rateLimiter.take(id, plan.rate_limit_rpm))
  }
}

const CPU_ITEM = /(?:, )?"cpu";[^,]*/

/** Sets the header fields of the CPU budget; called again once the call has spent some of it. */
export function tellBudget(reply: FastifyReply, budget: CpuBudget, account: AccountRecord): void {
  const items = cpuItems(budget.state(account.id, account.plan.rate_limit_rpm))
  const withItem = (name: string, item: string): void => {
    const told = String(reply.getHeader(name) ?? '').replace(CPU_ITEM, '')
    reply.header(name, told === '' ? item : `${told}, ${item}`)
  }
  withItem('ratelimit-policy', items.policy)
  withItem('ratelimit', items.limit)
}

/** Limits the CPU that reading costs, failed calls included, besides the number of calls. */
export function limitReading({ cpuBudget }: Services) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const account = accountOf(request)
    tellBudget(reply, cpuBudget, account)
    const state = cpuBudget.state(account.id, account.plan.rate_limit_rpm)
    if (state.allowed) return
    const seconds = Math.ceil(state.retryAfterMs / 1000)
    throw new RolecallError(
      'rate_limited',
      `This account's documents may cost ${Math.floor(state.budgetMs / 1000)} s of CPU a minute, failed calls included. Try again in ${seconds} s.`,
      { headers: { 'retry-after': String(seconds) } },
    )
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
