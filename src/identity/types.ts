// Dashboard identity: who may open a session, and whose session a token is.
import type { JSONWebKeySet } from 'jose'
import type { AccessToken, Session } from '../contract/management.js'

export interface Credentials {
  email: string
  password: string
}

export interface Identity {
  /** Makes an account on the free plan. A taken or malformed address throws invalid_request. */
  signUp(credentials: Credentials, from: string): Promise<Session>
  /**
   * Throws invalid_key for an unknown address and for a wrong password alike; rate_limited on
   * guessing.
   */
  signIn(credentials: Credentials, from: string): Promise<Session>
  /** Opens a session without a password: for the operator, from the command line. */
  openSession(accountId: string): Promise<Session>
  /**
   * The session of a token of ours, with the time that it has left; undefined for any other token.
   */
  resumeSession(token: string): Promise<Session | undefined>
  /** A short-lived access token of the account, for the main API. */
  openAccess(accountId: string): Promise<AccessToken>
  /** The account of a valid access token; undefined otherwise. */
  authenticateAccess(token: string): Promise<string | undefined>
  /** A code that signs the account in once, within a day. */
  makeLink(accountId: string): Promise<string>
  /** Opens the session of the code, the first time that it is used. */
  redeemLink(code: string): Promise<Session | undefined>
  /** The account of a valid session token, ours or the outside issuer's; undefined otherwise. */
  authenticate(token: string): Promise<string | undefined>
  /** The address that the account signs in with; '' where it has none. */
  emailOf(accountId: string): Promise<string>
  /** The keys that others need to check our tokens. */
  publicKeys(): Promise<JSONWebKeySet>
}

export interface IdentityOptions {
  /** The `iss` of our own tokens. */
  issuer: string
  sessionSeconds: number
  signUpOpen: boolean
  outside?: OutsideIssuerOptions
}

export interface OutsideIssuerOptions {
  issuer: string
  audience: string
}

/** Counts tries under a name; the platform's rate limiter can be used. */
export interface Throttle {
  take(name: string, perMinute: number): Promise<{ allowed: boolean; retryAfterMs: number }>
}
