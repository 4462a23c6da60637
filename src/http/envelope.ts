// The two envelopes as text. Every answer of the service is made here, Node's own errors included.
import { randomFillSync } from 'node:crypto'
import type { ErrorCode } from '../contract/errors.js'
import { JsonText } from '../text/json-text.js'

/** 96 bits: no two calls share an id; and 16 letters of base64 without padding. */
const ID_BYTES = 12
/**
 * Random bytes for many ids at once: asking the system for each id would cost more than the rest.
 */
const pool = Buffer.alloc(ID_BYTES * 256)
let used = pool.length

/** `req_` and 96 random bits. */
export function newRequestId(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += ID_BYTES
  return `req_${pool.toString('base64url', used - ID_BYTES, used)}`
}

export const JSON_TYPE = 'application/json; charset=utf-8'

export function successText(data: unknown, creditsUsed: number, requestId: string): string {
  const text = data instanceof JsonText ? data.text : JSON.stringify(data)
  return `{"success":true,"data":${text},"credits_used":${creditsUsed},"request_id":"${requestId}"}`
}

export function errorText(
  code: ErrorCode,
  message: string,
  requestId: string,
  data?: object,
): string {
  const error = { code, message }
  return JSON.stringify({ success: false, error, ...(data && { data }), request_id: requestId })
}
