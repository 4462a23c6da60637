// The one error class that may reach a caller. Its public text never contains document text.
import { ERROR_CODES, type ErrorCode } from '../contract/errors.js'

export interface ErrorDetails {
  /** For logs and tests; must not contain document text either. */
  internal?: string
  /** Overrides the status of the code's row, where the contract asks for it (405, 503). */
  status?: number
  headers?: Record<string, string>
  /** The error behind this one: for operators and developers, never for a caller. */
  cause?: unknown
  /** `data` beside the error, where the contract asks for it (/health). */
  data?: object
}

export class RolecallError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly publicMessage: string
  readonly internal: string | undefined
  readonly headers: Record<string, string>
  readonly data: object | undefined

  constructor(code: ErrorCode, publicMessage?: string, details: ErrorDetails = {}) {
    super(publicMessage ?? ERROR_CODES[code].text, { cause: details.cause })
    this.name = 'RolecallError'
    this.code = code
    this.status = details.status ?? ERROR_CODES[code].status
    this.publicMessage = this.message
    this.internal = details.internal
    this.headers = details.headers ?? {}
    this.data = details.data
  }

  /** The same refusal in other words. */
  saying(publicMessage: string): RolecallError {
    const { code, status, headers, cause, internal, data } = this
    return new RolecallError(code, publicMessage, {
      status,
      headers,
      cause,
      ...(internal !== undefined && { internal }),
      ...(data !== undefined && { data }),
    })
  }
}
