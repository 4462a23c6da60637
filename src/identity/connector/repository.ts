// Connections and live access tokens, as the store keeps them.
import type { Selectable } from 'kysely'
import type { ConnectionsTable } from '../../store/schema.js'
import type { Store } from '../../store/types.js'
import { hashId } from './hash-id.js'

export type ConnectionRow = Selectable<ConnectionsTable>

const LISTED_MAX = 1000

export interface TokenRow {
  connectionId: string
  accountId: string
  payload: string
}

export class ConnectionRepository {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  async insert(row: ConnectionRow): Promise<void> {
    await this.#store.db.insertInto('connections').values(row).execute()
  }

  ofAccount(accountId: string): Promise<ConnectionRow[]> {
    return this.#store.db
      .selectFrom('connections')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .limit(LISTED_MAX)
      .execute()
  }

  /** The connection behind a live access token; its account must be the token's own. */
  async byToken(token: string): Promise<TokenRow | undefined> {
    const row = await this.#store.db
      .selectFrom('oauth_objects')
      .innerJoin('connections', 'connections.grant_id', 'oauth_objects.grant_id')
      .select(['connections.id', 'connections.account_id', 'oauth_objects.payload'])
      .where('oauth_objects.model', '=', 'AccessToken')
      .where('oauth_objects.id', '=', hashId('AccessToken', token))
      .where('connections.revoked_at', 'is', null)
      .executeTakeFirst()
    return row && { connectionId: row.id, accountId: row.account_id, payload: row.payload }
  }

  async noteUse(connectionId: string, at: number): Promise<void> {
    await this.#store.db
      .updateTable('connections')
      .set({ last_used_at: at })
      .where('id', '=', connectionId)
      .execute()
  }

  /** When it ended, now or before; undefined when it is not this account's. */
  revoke(accountId: string, connectionId: string, at: number): Promise<number | undefined> {
    return this.#store.db.transaction().execute(async (tx) => {
      const row = await tx
        .selectFrom('connections')
        .select(['grant_id', 'revoked_at'])
        .where('account_id', '=', accountId)
        .where('id', '=', connectionId)
        .executeTakeFirst()
      if (!row) return undefined
      const { grant_id: grantId, revoked_at: before } = row
      if (before !== null) return before
      const one = tx.updateTable('connections').set({ revoked_at: at })
      await one.where('id', '=', connectionId).execute()
      await tx.deleteFrom('oauth_objects').where('grant_id', '=', grantId).execute()
      const grant = tx.deleteFrom('oauth_objects').where('model', '=', 'Grant')
      await grant.where('id', '=', grantId).execute()
      return at
    })
  }

  async forgetExpired(): Promise<void> {
    const now = this.#store.clock.now()
    await this.#store.db.deleteFrom('oauth_objects').where('expires_at', '<=', now).execute()
  }
}
