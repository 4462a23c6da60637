// API keys: what callers of the service see of them.
import type { KeySummary, MintedKey, RevokedKey } from '../contract/keys.js'

export interface KeyIdentity {
  accountId: string
  keyId: string
}

export interface Keys {
  /**
   * The raw key is in this answer and nowhere else. A label that is too long is an invalid_request.
   */
  mint(accountId: string, label?: string): Promise<MintedKey>
  /** Newest first, revoked ones included. */
  list(accountId: string): Promise<KeySummary[]>
  /**
   * Revoking a key again gives the same answer. An unknown key, or another account's, is not_found.
   */
  revoke(accountId: string, keyId: string): Promise<RevokedKey>
  /**
   * Whose key this is; undefined for a malformed, unknown or revoked one. Answered from a cache
   * of at most 60 s. A malformed key costs no look-up.
   */
  authenticate(rawKey: string): Promise<KeyIdentity | undefined>
  /** Writes what is pending (last uses) and stops the timer. */
  close(): Promise<void>
}
