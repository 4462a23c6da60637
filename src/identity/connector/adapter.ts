// The storage of the authorization server on our store: the seven methods that its library asks
// for.

import type { Adapter, AdapterPayload } from 'oidc-provider'
import { DAY_SECONDS } from '../../runtime/units.js'
import type { Store } from '../../store/types.js'
import { endGrant } from './end-grant.js'
import { hashId } from './hash-id.js'

export interface AdapterEvents {
  /** Makes the library's error for a code or refresh token that was used before. */
  usedTwice(): Error
  /** Called when a live token ends, so that this process forgets it. */
  tokenEnded(token: string): void
  grantEnded(grantId: string): void
}

/** Anyone may register a client. One that nobody lets in within a day was left or never meant. */
const UNUSED_CLIENT_SECONDS = DAY_SECONDS

/** Ids of these are public names; all other ids are secrets of their bearer. */
const PUBLIC_IDS = new Set(['Client', 'Grant'])

export class StoreAdapter implements Adapter {
  readonly #store: Store
  readonly #model: string
  readonly #events: AdapterEvents

  constructor(store: Store, model: string, events: AdapterEvents) {
    this.#store = store
    this.#model = model
    this.#events = events
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    // `jti` is the token itself: it is not stored, since whoever shows the token brings it.
    const { jti: _secret, ...kept } = payload
    const seconds = this.#model === 'Client' ? UNUSED_CLIENT_SECONDS : expiresIn
    const row = {
      uid: payload.uid === undefined ? null : hashId('uid', payload.uid),
      grant_id: payload.grantId ?? null,
      payload: JSON.stringify(kept),
      expires_at: seconds ? this.#store.clock.now() + seconds * 1000 : null,
    }
    await this.#store.db
      .insertInto('oauth_objects')
      .values({ model: this.#model, id: this.#key(id), ...row })
      .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(row))
      .execute()
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const found = await this.#select('id', this.#key(id))
    return found && { ...found, jti: id }
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#select('uid', hashId('uid', uid))
  }

  /** Part of the device flow, which is off. */
  async findByUserCode(): Promise<undefined> {
    return undefined
  }

  /**
   * Succeeds once, however many nodes try at the same time. The library looks before it consumes:
   * if two looked at once, the later one is told here, and the grant ends.
   */
  async consume(id: string): Promise<void> {
    const { numUpdatedRows } = await this.#store.db
      .updateTable('oauth_objects')
      .set({ consumed_at: this.#store.clock.now() })
      .where('model', '=', this.#model)
      .where('id', '=', this.#key(id))
      .where('consumed_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) return
    const grantId = await this.#grantOf(id)
    if (grantId) await this.#endGrant(grantId)
    throw this.#events.usedTwice()
  }

  async destroy(id: string): Promise<void> {
    if (this.#model === 'AccessToken') this.#events.tokenEnded(id)
    // Also called when a code or a refresh token is shown twice.
    if (this.#model === 'Grant') return this.#endGrant(id)
    await this.#store.db
      .deleteFrom('oauth_objects')
      .where('model', '=', this.#model)
      .where('id', '=', this.#key(id))
      .execute()
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    this.#events.grantEnded(grantId)
    await this.#store.db
      .deleteFrom('oauth_objects')
      .where('model', '=', this.#model)
      .where('grant_id', '=', grantId)
      .execute()
  }

  async #endGrant(grantId: string): Promise<void> {
    await endGrant(this.#store.db, grantId, this.#store.clock.now())
    this.#events.grantEnded(grantId)
  }

  async #grantOf(id: string): Promise<string | null | undefined> {
    const row = await this.#store.db
      .selectFrom('oauth_objects')
      .select('grant_id')
      .where('model', '=', this.#model)
      .where('id', '=', this.#key(id))
      .executeTakeFirst()
    return row?.grant_id
  }

  async #select(column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> {
    const row = await this.#store.db
      .selectFrom('oauth_objects')
      .select(['payload', 'consumed_at'])
      .where('model', '=', this.#model)
      .where(column, '=', value)
      .where((eb) =>
        eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', this.#store.clock.now())]),
      )
      .executeTakeFirst()
    if (!row) return undefined
    const payload = JSON.parse(row.payload) as AdapterPayload
    return row.consumed_at === null
      ? payload
      : { ...payload, consumed: Math.floor(row.consumed_at / 1000) }
  }

  #key(id: string): string {
    // An id with a NUL was never given out, and PostgreSQL cannot take it as text.
    const asItIs = PUBLIC_IDS.has(this.#model) && !id.includes('\0')
    return asItIs ? id : hashId(this.#model, id)
  }
}
