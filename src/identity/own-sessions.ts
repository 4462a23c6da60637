// Sessions and access tokens that this server signs itself.
import { decodeJwt, decodeProtectedHeader } from 'jose'
import type { AccessToken, Session } from '../contract/management.js'
import type { Clock } from '../runtime/clock.js'
import { type AccountTokens, accountTokens } from './account-tokens.js'
import type { SessionKeys } from './session-keys.js'

/** Longer than any token that we give out; longer texts are refused without work. */
const TOKEN_CHARS_MAX = 8192
/** Long enough for one sitting; whoever holds a session can get the next one. */
const ACCESS_SECONDS = 15 * 60
/** Headers that bring a key of the sender's choice. We accept only keys that we know by id. */
const SENT_KEYS = ['jwk', 'jku', 'x5u', 'x5c'] as const

/** The issuer that the token names; undefined when it cannot be read or brings its own key. */
export function claimedIssuer(token: string): string | undefined {
  if (token.length > TOKEN_CHARS_MAX) return undefined
  try {
    const header = decodeProtectedHeader(token)
    return SENT_KEYS.some((name) => name in header) ? undefined : decodeJwt(token).iss
  } catch {
    return undefined
  }
}

const verified = (tokens: AccountTokens, token: string) =>
  tokens.verify(token).catch(() => undefined)

export interface OwnSessionsParts {
  keys: SessionKeys
  clock: Clock
  /** The `iss` of the tokens. */
  issuer: string
  sessionSeconds: number
}

export class OwnSessions {
  readonly #clock: Clock
  readonly #issuer: string
  readonly #seconds: number
  readonly #sessions: AccountTokens
  readonly #access: AccountTokens

  constructor({ keys, clock, issuer, sessionSeconds }: OwnSessionsParts) {
    this.#clock = clock
    this.#issuer = issuer
    this.#seconds = sessionSeconds
    const tokens = (purpose: 'session' | 'access', seconds: number): AccountTokens =>
      accountTokens(keys, { issuer, clock, purpose, seconds })
    this.#sessions = tokens('session', sessionSeconds)
    this.#access = tokens('access', ACCESS_SECONDS)
  }

  async open(accountId: string): Promise<Session> {
    const token = await this.#sessions.sign(accountId)
    return { token, expires_in: this.#seconds, account_id: accountId }
  }

  /** The session of a token of ours, with the time that it has left. */
  async resume(token: string): Promise<Session | undefined> {
    const found = await verified(this.#sessions, token)
    if (found === undefined) return undefined
    const expires_in = Math.floor((found.expiresAt - this.#clock.now()) / 1000)
    return { token, expires_in, account_id: found.accountId }
  }

  async accountOf(token: string): Promise<string | undefined> {
    return (await verified(this.#sessions, token))?.accountId
  }

  async openAccess(accountId: string): Promise<AccessToken> {
    return { token: await this.#access.sign(accountId), expires_in: ACCESS_SECONDS }
  }

  async accountOfAccess(token: string): Promise<string | undefined> {
    if (claimedIssuer(token) !== this.#issuer) return undefined
    return (await verified(this.#access, token))?.accountId
  }
}
