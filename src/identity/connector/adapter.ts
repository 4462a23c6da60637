// The authorization server's storage, on our store: its seven methods.
import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Store } from '../../store/types.js'
import { hashId } from './hash-id.js'

/** Names that others look them up by; everything else is a secret of its bearer. */
const PUBLIC_IDS = new Set(['Client', 'Grant'])

export class StoreAdapter implements Adapter {
  readonly #store: Store
  readonly #model: string

  constructor(store: Store, model: string) {
    this.#store = store
    this.#model = model
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    // The token itself stands in its payload as jti: it comes back with whoever shows it.
    const { jti: _secret, ...kept } = payload
    const row = {
      uid: payload.uid === undefined ? null : hashId('uid', payload.uid),
      grant_id: payload.grantId ?? null,
      payload: JSON.stringify(kept),
      expires_at: expiresIn ? this.#store.clock.now() + expiresIn * 1000 : null,
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

  /** Of the device flow, which is off. */
  async findByUserCode(): Promise<undefined> {
    return undefined
  }

  async consume(id: string): Promise<void> {
    await this.#store.db
      .updateTable('oauth_objects')
      .set({ consumed_at: this.#store.clock.now() })
      .where('model', '=', this.#model)
      .where('id', '=', this.#key(id))
      .execute()
  }

  async destroy(id: string): Promise<void> {
    if (this.#model === 'Grant') await this.#endConnection(id)
    await this.#store.db
      .deleteFrom('oauth_objects')
      .where('model', '=', this.#model)
      .where('id', '=', this.#key(id))
      .execute()
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#store.db
      .deleteFrom('oauth_objects')
      .where('model', '=', this.#model)
      .where('grant_id', '=', grantId)
      .execute()
  }

  /** A grant ends also when a code or a refresh token is shown twice. */
  async #endConnection(grantId: string): Promise<void> {
    await this.#store.db
      .updateTable('connections')
      .set({ revoked_at: this.#store.clock.now() })
      .where('grant_id', '=', grantId)
      .where('revoked_at', 'is', null)
      .execute()
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
    return PUBLIC_IDS.has(this.#model) ? id : hashId(this.#model, id)
  }
}
