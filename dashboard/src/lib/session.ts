// Who is signed in. Tokens live only in this module's memory; a cookie that no script can read
// survives a reload.
import { T } from '../texts'
import { ApiError, send } from './http'
import { createStore, useStore } from './store'

export interface Session {
  token: string
  expires_in: number
  account_id: string
}

interface State {
  status: 'starting' | 'out' | 'in'
  session: Session | null
  /** Why a sign-in link did not work. */
  notice: string | null
}

const state = createStore<State>({ status: 'starting', session: null, notice: null })
/** A token is renewed this long before it ends, so that no call meets its end. */
const SPARE_SECONDS = 60
const LINK = /^#in=([0-9A-Za-z]{32})$/

let access: { token: string; endsAt: number } | null = null

export const useSession = (): State => useStore(state, (now) => now)
export const isSignedIn = (): boolean => state.get().status === 'in'

const enter = (session: Session | null): void => {
  access = null
  state.set({ status: session ? 'in' : 'out', session, notice: null })
}

export function sessionToken(): string {
  const { session } = state.get()
  if (!session) throw new ApiError('signed_out', T.errors.signedOut, 401, 0)
  return session.token
}

export async function accessToken(): Promise<string> {
  if (access && access.endsAt > Date.now()) return access.token
  const { data } = await send<{ token: string; expires_in: number }>(
    '/v1/access-token',
    sessionToken(),
    { method: 'POST' },
  )
  access = { token: data.token, endsAt: Date.now() + (data.expires_in - SPARE_SECONDS) * 1000 }
  return data.token
}

/** The one-time code from the terminal stands behind the #, which no server and no log sees. */
async function byLink(code: string): Promise<boolean> {
  history.replaceState(null, '', location.pathname)
  try {
    const { data } = await send<{ session: Session }>('/session/link', null, { body: { code } })
    enter(data.session)
    return true
  } catch (error) {
    state.set({ notice: error instanceof ApiError ? error.message : T.errors.unknown })
    return false
  }
}

export async function startSession(): Promise<void> {
  const code = LINK.exec(location.hash)?.[1]
  if (code !== undefined && (await byLink(code))) return
  const { notice } = state.get()
  try {
    enter((await send<{ session: Session | null }>('/session', null)).data.session)
  } catch {
    enter(null)
  }
  if (notice !== null && !isSignedIn()) state.set({ notice })
}

export async function signIn(
  path: '/auth/sign-in' | '/auth/sign-up',
  credentials: { email: string; password: string },
): Promise<void> {
  const { data } = await send<Session>(path, null, { body: credentials })
  enter(data)
  // The page works without the cookie; only a reload would ask to sign in again.
  await send('/session', data.token, { method: 'POST' }).catch(() => undefined)
}

/** The server has ended the session, or it has run out. */
export function endSession(): void {
  enter(null)
  state.set({ notice: T.errors.sessionEnded })
}

export async function signOut(): Promise<void> {
  await send('/session', null, { method: 'DELETE' }).catch(() => undefined)
  enter(null)
}
