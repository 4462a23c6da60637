// Answers as the reference shows them: the example of a route in its envelope, and every error.
import { ERROR_CODES, type ErrorCode } from '../../contract/errors.js'
import { costOf, costSet } from '../../metering/costs.js'
import type { Route } from '../endpoint.js'
import type { Json, JsonObject } from './components.js'
import { REQUEST_ID } from './sample-values.js'

const example = (summary: string, value: Json): JsonObject => ({ summary, value })

function enveloped(route: Route, data: unknown): Json {
  if (route.kind === 'endpoint' && route.enveloped === false) return data as Json
  const credits_used = route.kind === 'operation' ? costOf(costSet('B'), route.metered) : 0
  return { success: true, data: data as Json, credits_used, request_id: REQUEST_ID }
}

export function answerExamples(route: Route): JsonObject {
  const plain = { answer: example('The answer', enveloped(route, route.dataExample)) }
  if (route.kind !== 'operation' || route.evidence === undefined) return plain
  const data = { ...(route.dataExample as object), evidence: route.evidenceExample }
  return { ...plain, evidence: example('With include=evidence', enveloped(route, data)) }
}

export const errorExamples = (codes: readonly ErrorCode[], data?: JsonObject): JsonObject =>
  Object.fromEntries(
    codes.map((code) => [
      code,
      example(ERROR_CODES[code].text, {
        success: false,
        error: { code, message: ERROR_CODES[code].text },
        ...(data && { data }),
        request_id: REQUEST_ID,
      }),
    ]),
  )
