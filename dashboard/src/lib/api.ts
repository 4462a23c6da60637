// Calls of the two APIs, each with its credential.
import { T } from '../texts'
import { type Answer, ApiError, type Call, send } from './http'
import { accessToken, sessionToken } from './session'

/** The management API, with the session. */
export const manage = async <D>(path: string, call: Call = {}): Promise<Answer<D>> =>
  send<D>(path, sessionToken(), call)

/** The main API, with a short-lived token of the session's account. */
export const callMain = async <D>(path: string, call: Call = {}): Promise<Answer<D>> =>
  send<D>(path, await accessToken(), call)

/** The text to show beside an input when a call failed. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError) return T.errors.byCode[error.code] ?? error.message
  return T.errors.unknown
}
