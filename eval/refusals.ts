// How the engine refuses: a refusal has a code that callers may meet; anything else is a defect.
import { RolecallError } from '#engine/runtime/errors.js'

const REFUSALS: ReadonlySet<string> = new Set([
  'parse_failed',
  'unsupported_format',
  'invalid_request',
])

export const isRefusal = (answer: string): boolean => REFUSALS.has(answer)

/** The error's code, and its internal text for developers. */
export function toldBy(error: unknown): { code: string | null; internal: string } {
  if (!(error instanceof RolecallError)) return { code: null, internal: String(error) }
  return { code: error.code, internal: error.internal ?? String(error) }
}

/** Returns null for a document that is of another kind or cannot be read. */
export async function unlessRefused<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (toldBy(error).code === 'parse_failed') return null
    throw error
  }
}
