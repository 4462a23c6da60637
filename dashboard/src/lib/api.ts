// Calls of the two APIs, each with its credential.
import { T } from '../texts'
import { type Answer, ApiError, type Call, send } from './http'
import { accessToken, endSession, sessionToken } from './session'

/** A credential that the server refuses has ended: the page then shows that nobody is signed in. */
async function whileSignedIn<D>(call: () => Promise<Answer<D>>): Promise<Answer<D>> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    if (error.code !== 'signed_out') endSession()
    throw new ApiError('signed_out', T.errors.signedOut, 401, 0)
  }
}

/** The management API, with the session. */
export const manage = <D>(path: string, call: Call = {}): Promise<Answer<D>> =>
  whileSignedIn(async () => send<D>(path, sessionToken(), call))

/** The main API, with a short-lived token of the session's account. */
export const callMain = <D>(path: string, call: Call = {}): Promise<Answer<D>> =>
  whileSignedIn(async () => send<D>(path, await accessToken(), call))
