// Finds the one credential of a request. Two different credentials count as none.
import type { IncomingMessage } from 'node:http'
import { headerValues } from './header-values.js'

const BEARER = /^Bearer +([^\s,]+)$/i

/** The token of `Authorization: Bearer`; undefined when absent, malformed or contradictory. */
export function bearerToken(request: IncomingMessage): string | undefined {
  const [first, ...others] = headerValues(request, 'authorization')
  if (first === undefined || others.some((other) => other !== first)) return undefined
  return BEARER.exec(first.trim())?.[1]
}

/** The API key of `x-access-key` or of the bearer token. */
export function apiKey(request: IncomingMessage): string | undefined {
  const keys = headerValues(request, 'x-access-key').map((value) => value.trim())
  if (headerValues(request, 'authorization').length > 0) {
    const token = bearerToken(request)
    if (token === undefined) return undefined
    keys.push(token)
  }
  const [first, ...others] = keys
  if (first === undefined || first === '') return undefined
  return others.every((other) => other === first) ? first : undefined
}
