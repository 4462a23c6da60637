// The cookie that keeps a browser signed in over a reload. It is sent to /session alone.
import type { IncomingMessage } from 'node:http'

const NAME = 'rolecall_session'
const PATH = '/session'
/** A session token has a few hundred characters, so a longer header is not ours. */
const COOKIE_CHARS_MAX = 8192

/** Scripts, other sites and all other addresses of this server never get the cookie. */
const attributes = (secure: boolean): string =>
  `Path=${PATH}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`

export const sessionCookie = (token: string, seconds: number, secure: boolean): string =>
  `${NAME}=${token}; Max-Age=${seconds}; ${attributes(secure)}`

export const endedCookie = (secure: boolean): string => `${NAME}=; Max-Age=0; ${attributes(secure)}`

export function readSessionCookie({ headers }: IncomingMessage): string | undefined {
  const { cookie = '' } = headers
  if (cookie.length > COOKIE_CHARS_MAX) return undefined
  const pairs = cookie.split(';').map((pair) => pair.trim())
  const found = pairs.find((pair) => pair.startsWith(`${NAME}=`))
  return found?.slice(NAME.length + 1)
}
