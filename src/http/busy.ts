// The answer of a server that cannot take this request now: 503, and when to come back.
import { RolecallError } from '../core/errors.js'

export const busy = (
  message: string,
  retryAfterSeconds: number,
  headers: Record<string, string> = {},
): RolecallError =>
  new RolecallError('internal_error', `${message} Nothing was charged; try again.`, {
    status: 503,
    headers: { ...headers, 'retry-after': String(retryAfterSeconds) },
  })
