// Dashboard identity: who may open a session, and whose session a token is.
import type { JSONWebKeySet } from 'jose'
import type { AccessToken, Session } from '../contract/management.js'

export interface Credentials {
  email: string
  password: string
}

export interface Identity {
  /** A new account on the free plan. A taken or malformed address: invalid_request. */
  signUp(credentials: Credentials, from: string): Promise<Session>
  /** invalid_key for an unknown address and for a wrong password alike; rate_limited on guessing. */
  signIn(credentials: Credentials, from: string): Promise<Session>
  /** A session for an account that needs no password: the operator's own, from the command line. */
  openSession(accountId: string): Promise<Session>
  /** The session that a token of ours opens, with the time it has left; undefined otherwise. */
  resumeSession(token: string): Promise<Session | undefined>
  /** A short-lived access token of the account, for the main API. */
  openAccess(accountId: string): Promise<AccessToken>
  /** The account of a valid access token; undefined otherwise. */
  authenticateAccess(token: string): Promise<string | undefined>
  /** A code that signs the account in once, within a day. */
  makeLink(accountId: string): Promise<string>
  /** Opens the session that the code stands for, the first time it comes. */
  redeemLink(code: string): Promise<Session | undefined>
  /** The account of a valid session token, ours or the outside issuer's; undefined otherwise. */
  authenticate(token: string): Promise<string | undefined>
  /** The address that the account signs in with; '' where it has none of its own. */
  emailOf(accountId: string): Promise<string>
  /** What others need to check our tokens. */
  publicKeys(): Promise<JSONWebKeySet>
}

export interface IdentityOptions {
  /** `iss` of our own tokens. */
  issuer: string
  sessionSeconds: number
  signUpOpen: boolean
  outside?: OutsideIssuerOptions
}

export interface OutsideIssuerOptions {
  issuer: string
  audience: string
}

/** Counts tries under a name; the platform's rate limiter fits. */
export interface Throttle {
  take(name: string, perMinute: number): Promise<{ allowed: boolean; retryAfterMs: number }>
}
