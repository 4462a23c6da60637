// API keys: minted once, listed by prefix, revoked for good, checked at every call.
import type { KeySummary, MintedKey, RevokedKey } from '../contract/keys.js'
import { RolecallError } from '../runtime/errors.js'
import { ExpiringCache } from '../runtime/expiring-cache.js'
import { randomId } from '../runtime/ids.js'
import { LIMITS } from '../runtime/limits.js'
import type { Store } from '../store/types.js'
import { displayPrefix, hashKey, isWellFormed, looksLikeKey, makeKey } from './key-format.js'
import { LastUses } from './last-uses.js'
import { KeyRepository, type KeyRow } from './repository.js'
import type { KeyIdentity, Keys } from './types.js'

/** Well under the minute in which a revocation must reach every node. */
const KNOWN = { ttlMs: 30_000, entriesMax: 10_000 }
/** Short: it only keeps a caller who repeats a wrong key away from the database. */
const UNKNOWN = { ttlMs: 10_000, entriesMax: 10_000 }
const KEY_ID = /^key_[0-9A-Za-z]{22}$/
const CONTROL = /\p{Cc}/u

export const createKeys = (options: { store: Store }): Keys => new KeyService(options.store)

class KeyService implements Keys {
  readonly #store: Store
  readonly #repository: KeyRepository
  readonly #known: ExpiringCache<KeyIdentity>
  readonly #unknown: ExpiringCache<true>
  readonly #lookups = new Map<string, Promise<KeyIdentity | undefined>>()
  readonly #uses: LastUses
  #lastCreatedAt = 0
  #revocations = 0

  constructor(store: Store) {
    this.#store = store
    this.#repository = new KeyRepository(store.db)
    this.#known = new ExpiringCache({ clock: store.clock, ...KNOWN })
    this.#unknown = new ExpiringCache({ clock: store.clock, ...UNKNOWN })
    this.#uses = new LastUses(store.clock, (uses) => this.#repository.markUsed(uses))
  }

  async mint(accountId: string, label = ''): Promise<MintedKey> {
    const key = makeKey()
    // At least a millisecond apart, so that "newest first" is well defined.
    this.#lastCreatedAt = Math.max(this.#store.clock.now(), this.#lastCreatedAt + 1)
    const row: KeyRow = {
      id: randomId('key_'),
      account_id: accountId,
      hash: hashKey(key),
      prefix: displayPrefix(key),
      label: checkedLabel(label),
      created_at: this.#lastCreatedAt,
      last_used_at: null,
      revoked_at: null,
    }
    await this.#repository.insert(row)
    return { key, keyId: row.id, keyPrefix: row.prefix, label: row.label }
  }

  async list(accountId: string): Promise<KeySummary[]> {
    const rows = await this.#repository.ofAccount(accountId)
    return rows.map((row) => ({
      keyId: row.id,
      keyPrefix: row.prefix,
      label: row.label,
      createdAt: new Date(row.created_at).toISOString(),
      lastUsedAt: isoOrNull(this.#uses.pending(row.id) ?? row.last_used_at),
      revokedAt: isoOrNull(row.revoked_at),
    }))
  }

  async revoke(accountId: string, keyId: string): Promise<RevokedKey> {
    const revokedAt = KEY_ID.test(keyId)
      ? await this.#repository.revoke(accountId, keyId, this.#store.clock.now())
      : undefined
    if (revokedAt === undefined) throw new RolecallError('not_found', 'There is no such key.')
    this.#known.deleteWhere((identity) => identity.keyId === keyId)
    // A look-up that began before may still find the key live, so nobody may join it or cache its
    // answer.
    this.#lookups.clear()
    this.#revocations += 1
    return { keyId, revoked: true, revokedAt: new Date(revokedAt).toISOString() }
  }

  async authenticate(rawKey: string): Promise<KeyIdentity | undefined> {
    if (!looksLikeKey(rawKey)) return undefined
    const hash = hashKey(rawKey)
    let identity = this.#known.get(hash)
    if (!identity && isWellFormed(rawKey)) identity = await this.#lookUp(hash)
    if (identity) this.#uses.note(identity.keyId)
    return identity
  }

  close(): Promise<void> {
    return this.#uses.close()
  }

  /** Calls with the same key that arrive together share one query. */
  #lookUp(hash: string): Promise<KeyIdentity | undefined> {
    if (this.#unknown.get(hash)) return Promise.resolve(undefined)
    let lookup = this.#lookups.get(hash)
    if (!lookup) {
      lookup = this.#query(hash).finally(() => {
        if (this.#lookups.get(hash) === lookup) this.#lookups.delete(hash)
      })
      this.#lookups.set(hash, lookup)
    }
    return lookup
  }

  async #query(hash: string): Promise<KeyIdentity | undefined> {
    const revocations = this.#revocations
    const row = await this.#repository.live(hash)
    if (!row) {
      this.#unknown.set(hash, true)
      return undefined
    }
    const identity = { accountId: row.account_id, keyId: row.id }
    if (revocations === this.#revocations) this.#known.set(hash, identity)
    return identity
  }
}

function checkedLabel(label: string): string {
  const trimmed = label.trim()
  if ([...trimmed].length > LIMITS.keyLabelCharsMax) {
    throw new RolecallError(
      'invalid_request',
      `A label has at most ${LIMITS.keyLabelCharsMax} characters.`,
    )
  }
  if (CONTROL.test(trimmed)) {
    throw new RolecallError('invalid_request', 'A label cannot contain control characters.')
  }
  return trimmed
}

const isoOrNull = (ms: number | null): string | null =>
  ms === null ? null : new Date(ms).toISOString()
