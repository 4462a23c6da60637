// Bytes to a JSON value, safely: bounded, without prototype keys, and silent about its input.
import { RolecallError } from '../../runtime/errors.js'
import { type JsonBounds, scanJson } from './scan-json.js'

/** A Candidate of 100 positions with 50 highlights each has about 6,000 values. */
export const JSON_BOUNDS: JsonBounds = { depthMax: 64, tokensMax: 200_000 }

const REFUSALS = {
  too_deep: `is nested deeper than ${JSON_BOUNDS.depthMax} levels.`,
  too_many: `holds more than ${JSON_BOUNDS.tokensMax} values.`,
} as const

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether merging this value somewhere could reach a prototype. */
function reachesPrototype(root: unknown): boolean {
  const open: unknown[] = [root]
  while (open.length > 0) {
    const value = open.pop()
    if (!isObject(value)) continue
    if (Object.hasOwn(value, '__proto__')) return true
    const maker: unknown = Object.getOwnPropertyDescriptor(value, 'constructor')?.value
    if (isObject(maker) && Object.hasOwn(maker, 'prototype')) return true
    for (const key of Object.keys(value)) {
      const inner = value[key]
      if (isObject(inner)) open.push(inner)
    }
  }
  return false
}

/** `what` names the text in the error, for instance "The body". */
export function parseJson(bytes: Buffer, what: string): unknown {
  const verdict = scanJson(bytes, JSON_BOUNDS)
  if (verdict !== 'fits') {
    throw new RolecallError('invalid_request', `${what} ${REFUSALS[verdict]}`)
  }
  let value: unknown
  try {
    value = JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''))
  } catch {
    // The parser's own message quotes its input, which may be a document.
    throw new RolecallError('invalid_request', `${what} is not valid JSON.`)
  }
  if (reachesPrototype(value)) {
    throw new RolecallError('invalid_request', `${what} holds a prototype key, which is refused.`)
  }
  return value
}
