// Tells a database that cannot serve now from a query that is wrong.
import { RolecallError } from '../runtime/errors.js'

/**
 * PostgreSQL classes: 08 connection, 28 log-in refused, 3D database gone, 40 rolled back (a
 * deadlock), 53 resources, 57 operator intervention; 25006 read-only, as a standby is.
 */
const SQLSTATE = /^(08|28|3D|40|53|57)...$|^25006$/
const SYSTEM = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])
/** SQLite's codes for a file that cannot be used now; its other codes mean a mistake of ours. */
const SQLITE = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|NOTADB|CORRUPT)/
/** pg gives these errors no code. */
const TEXTS = /connection terminated|timeout exceeded|client was closed|not queryable|pool after/i

export function isUnavailable(error: unknown): boolean {
  if (error instanceof RolecallError) return error.status === 503
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return SQLSTATE.test(code) || SYSTEM.has(code) || SQLITE.test(code) || TEXTS.test(error.message)
}

/** Whether another process is writing, which ends in a moment. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')

/**
 * PostgreSQL cannot store a NUL in a text, SQLite can. A text that only one of them takes is
 * refused on both.
 */
const UNSTORABLE = '22021'

const isUnstorable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNSTORABLE

/**
 * The error that a caller may see: 503 for an unreachable database, 400 for a text that cannot be
 * stored, the error itself otherwise.
 */
export function translated(error: unknown): unknown {
  if (isUnstorable(error)) {
    return new RolecallError('invalid_request', 'A text may not contain the NUL character.')
  }
  if (error instanceof RolecallError || !isUnavailable(error)) return error
  return new RolecallError(
    'internal_error',
    'The service is busy. Nothing was charged; try again.',
    {
      status: 503,
      headers: { 'retry-after': '5' },
      cause: error,
      internal: `store unavailable: ${(error as Error).message}`,
    },
  )
}
