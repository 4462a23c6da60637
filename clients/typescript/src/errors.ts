// What a call throws: the service's own refusals, and a service that cannot be reached.
import type { ErrorCode } from './types.gen.js'

/** `unreachable`: no answer at all, or one that is not the service's (a proxy's page, for instance). */
export type FailureCode = ErrorCode | 'unreachable'

export interface Failure {
  code: FailureCode
  status: number
  requestId?: string
  cause?: unknown
}

export class RolecallError extends Error {
  override readonly name = 'RolecallError'
  /** The code to decide by. */
  readonly code: FailureCode
  /** HTTP status; 0 when there was no answer. */
  readonly status: number
  /** Quote it when you ask for help; '' when there was no answer. */
  readonly requestId: string

  constructor(message: string, { code, status, requestId = '', cause }: Failure) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.status = status
    this.requestId = requestId
  }
}
