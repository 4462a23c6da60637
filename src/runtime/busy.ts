// The answer of a server that cannot take or finish this request now: 503, and when to come back.
import { RolecallError } from './errors.js'

export interface BusyDetails {
  headers?: Record<string, string>
  /** For logs: what there was too much of. */
  internal?: string
}

export const busy = (
  message: string,
  retryAfterSeconds: number,
  { headers = {}, ...rest }: BusyDetails = {},
): RolecallError =>
  new RolecallError('internal_error', `${message} Nothing was charged; try again.`, {
    status: 503,
    headers: { ...headers, 'retry-after': String(retryAfterSeconds) },
    ...rest,
  })
