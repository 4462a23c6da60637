// The answers of a route as OpenAPI describes them: one success, and every error it can give.
import { type TSchema, Type } from 'typebox'
import { successEnvelope } from '../../contract/envelope.js'
import { ERROR_CODES, type ErrorCode, ErrorEnvelope } from '../../contract/errors.js'
import { Health } from '../../contract/service-state.js'
import type { Route } from '../endpoint.js'
import type { Components, JsonObject } from './components.js'
import { answerExamples, errorExamples } from './examples.js'

const OPERATION_ERRORS: readonly ErrorCode[] = [
  'invalid_request',
  'invalid_key',
  'insufficient_credits',
  'rate_limited',
]
const SESSION_ERRORS: readonly ErrorCode[] = ['invalid_key', 'rate_limited']

const header = (description: string): JsonObject => ({ description, schema: { type: 'string' } })

export const HEADERS: JsonObject = {
  RequestId: header('The request_id of the body'),
  RateLimit: header('What is left of the limit, and the seconds until all of it is there again'),
  RateLimitPolicy: header(
    'Calls (q) in a window of seconds (w); under "cpu" the seconds of CPU that documents may cost',
  ),
  RetryAfter: header('Seconds to wait before the next try'),
  Replayed: header('`true` when this call repeats one that was charged already'),
  WwwAuthenticate: header('The scheme that is asked for'),
}
const ref = (name: keyof typeof HEADERS): JsonObject => ({ $ref: `#/components/headers/${name}` })

export function errorCodesOf(route: Route): ErrorCode[] {
  const own = route.errors ?? []
  if (route.kind === 'operation') {
    const conflict: ErrorCode[] = route.methods.includes('POST') ? ['idempotency_conflict'] : []
    return [...new Set([...OPERATION_ERRORS, ...conflict, ...own])]
  }
  return [...new Set([...(route.auth === 'session' ? SESSION_ERRORS : []), ...own])]
}

/** `?include=evidence` adds a field beside the payload; without it the payload stays as it is. */
function dataOf(route: Route): TSchema {
  if (route.kind !== 'operation' || route.evidence === undefined) return route.data
  const added = Type.Object({ evidence: Type.Optional(route.evidence) })
  return Type.Unsafe({ allOf: [route.data, added], description: 'The payload' })
}

function success(route: Route, components: Components): JsonObject {
  const raw = route.kind === 'endpoint' && route.enveloped === false
  const schema: TSchema = raw ? route.data : successEnvelope(dataOf(route))
  const limited = route.kind === 'operation' || route.auth === 'session'
  return {
    description: 'Success',
    headers: {
      'X-Request-Id': ref('RequestId'),
      ...(limited && { RateLimit: ref('RateLimit'), 'RateLimit-Policy': ref('RateLimitPolicy') }),
      ...(route.kind === 'operation' && { 'Idempotency-Replayed': ref('Replayed') }),
    },
    content: {
      'application/json': {
        schema: components.reference(schema),
        examples: answerExamples(route),
      },
    },
  }
}

function failure(codes: readonly ErrorCode[], status: number, components: Components): JsonObject {
  return {
    description: codes.map((code) => `\`${code}\`: ${ERROR_CODES[code].text}`).join(' '),
    headers: {
      'X-Request-Id': ref('RequestId'),
      ...(status === 401 && { 'WWW-Authenticate': ref('WwwAuthenticate') }),
      ...((status === 429 || status === 503) && { 'Retry-After': ref('RetryAfter') }),
    },
    content: {
      'application/json': {
        schema: components.reference(ErrorEnvelope),
        examples: errorExamples(codes),
      },
    },
  }
}

/** The store is away, or the server is full or stopping. /health says so in its data too. */
function unavailable(route: Route, components: Components): JsonObject {
  const answer = failure(['internal_error'], 503, components)
  if (route.name !== 'health') return answer
  const schema = {
    allOf: [
      components.reference(ErrorEnvelope),
      { type: 'object', properties: { data: components.reference(Health) } },
    ],
  }
  const examples = errorExamples(['internal_error'], { status: 'degraded', env: 'production' })
  return { ...answer, content: { 'application/json': { schema, examples } } }
}

export function responsesOf(route: Route, components: Components): JsonObject {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of [...errorCodesOf(route), 'internal_error' as const]) {
    const { status } = ERROR_CODES[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const errors = [...byStatus].map(([status, codes]) => [
    String(status),
    failure(codes, status, components),
  ])
  const status = route.kind === 'endpoint' ? (route.status ?? 200) : 200
  return {
    [status]: success(route, components),
    ...Object.fromEntries(errors),
    503: unavailable(route, components),
  }
}
