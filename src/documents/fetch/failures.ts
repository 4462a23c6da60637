// The refusals of a fetch that was allowed but did not succeed.
import { RolecallError } from '../../runtime/errors.js'

/** The text completes "url could not be fetched: …". */
export const fetchFailed = (why: string, internal?: string): RolecallError =>
  new RolecallError('parse_failed', `url could not be fetched: ${why}.`, {
    ...(internal !== undefined && { internal }),
  })

/** The refusal of a fetch, or of what it brought, with the name of the field that it was for. */
export const ofField = (error: unknown, field: string): unknown =>
  error instanceof RolecallError && field !== 'url'
    ? error.saying(error.publicMessage.replace(/\burl\b/, field))
    : error

const TEXTS: Record<string, string> = {
  ECONNREFUSED: 'the server refused the connection',
  ECONNRESET: 'the server broke off the connection',
  EPIPE: 'the server broke off the connection',
  ECONNABORTED: 'the server broke off the connection',
  ETIMEDOUT: 'the server did not answer',
  EHOSTUNREACH: 'the server could not be reached',
  ENETUNREACH: 'the server could not be reached',
  EADDRNOTAVAIL: 'the server could not be reached',
  HPE_HEADER_OVERFLOW: 'the server sent too many header fields',
}
/** Node's codes for a certificate or a handshake that failed. */
const TLS_CODE = /^(?:ERR_TLS|ERR_SSL|CERT_|DEPTH_|SELF_SIGNED|UNABLE_TO|EPROTO)/
const HTTP_CODE = /^HPE_/
const PACKED_CODE = /^(?:Z_|ERR__ERROR|ERR_BROTLI)/

/** Translates an error of the socket, TLS, HTTP or zlib. */
export function failureOf(error: unknown): RolecallError {
  if (error instanceof RolecallError) return error
  const { code = '' } = error as NodeJS.ErrnoException
  const [first] = error instanceof AggregateError ? error.errors : []
  if (code === '' && first) return failureOf(first)
  if (TLS_CODE.test(code)) return fetchFailed('its TLS certificate or handshake is not valid', code)
  if (PACKED_CODE.test(code)) return fetchFailed('the answer is packed wrongly', code)
  if (HTTP_CODE.test(code) && !TEXTS[code]) {
    return fetchFailed('the answer is not valid HTTP', code)
  }
  return fetchFailed(TEXTS[code] ?? 'the connection failed', code)
}
