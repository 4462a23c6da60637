// Slows down guessing: tries are counted per network address and e-mail together, and for each
// alone.
import { createHash } from 'node:crypto'
import { RolecallError } from '../runtime/errors.js'
import type { Throttle } from './types.js'

/**
 * Tries a minute. The pair is the tightest limit. The e-mail alone has more room, so that a
 * stranger cannot easily lock its owner out. The address alone stops tries through many e-mails.
 */
const PER_MINUTE = { pair: 6, email: 20, from: 300 } as const

/** The limiter stores names, so they are hashed: no e-mail address is stored there. */
const nameOf = (kind: string, value: string): string =>
  `guess:${kind}:${createHash('sha256').update(value).digest('base64url')}`

export async function countTry(throttle: Throttle, email: string, from: string): Promise<void> {
  const decisions = await Promise.all([
    throttle.take(nameOf('pair', `${from} ${email}`), PER_MINUTE.pair),
    throttle.take(nameOf('email', email), PER_MINUTE.email),
    throttle.take(nameOf('from', from), PER_MINUTE.from),
  ])
  const waitMs = Math.max(...decisions.map((one) => (one.allowed ? 0 : one.retryAfterMs)))
  if (decisions.every((one) => one.allowed)) return
  throw new RolecallError('rate_limited', 'Too many tries. Wait a moment before the next one.', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  })
}
