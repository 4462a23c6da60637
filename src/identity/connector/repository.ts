// Connections and live access tokens, as the store keeps them.
import type { Selectable } from 'kysely'
import type { ConnectionsTable } from '../../store/schema.js'
import type { Store } from '../../store/types.js'
import { endGrant } from './end-grant.js'
import { hashId } from './hash-id.js'

export type ConnectionRow = Selectable<ConnectionsTable>

/** Far above the tools that an account connects; a list stays bounded. */
const LISTED_MAX = 1000
/** Bounds what one sweep deletes, and so how long it holds the table; the next takes the rest. */
const UNUSED_CLIENTS_MAX = 20_000

export interface TokenRow {
  connectionId: string
  grantId: string
  accountId: string
  payload: string
}

export class ConnectionRepository {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  /** Marks the client as used too: from now on it does not expire. */
  insert(row: ConnectionRow): Promise<void> {
    return this.#store.db.transaction().execute(async (tx) => {
      await tx.insertInto('connections').values(row).execute()
      const used = tx.updateTable('oauth_objects').set({ expires_at: null })
      await used.where('model', '=', 'Client').where('id', '=', row.client_id).execute()
    })
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
      .select(['connections.id', 'connections.account_id', 'connections.grant_id'])
      .select('oauth_objects.payload')
      .where('oauth_objects.model', '=', 'AccessToken')
      .where('oauth_objects.id', '=', hashId('AccessToken', token))
      .where('connections.revoked_at', 'is', null)
      .executeTakeFirst()
    if (!row) return undefined
    const { id: connectionId, account_id: accountId, grant_id: grantId, payload } = row
    return { connectionId, accountId, grantId, payload }
  }

  async noteUse(connectionId: string, at: number): Promise<void> {
    await this.#store.db
      .updateTable('connections')
      .set({ last_used_at: at })
      .where('id', '=', connectionId)
      .execute()
  }

  /** When it ended, now or before; undefined when it is not a connection of this account. */
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
      await endGrant(tx, grantId, at)
      return at
    })
  }

  async forgetExpired(): Promise<void> {
    const now = this.#store.clock.now()
    const { db } = this.#store
    await db.deleteFrom('oauth_objects').where('expires_at', '<=', now).execute()
    // Bounds unused clients in all: only the latest stay, however many addresses register them.
    const latest = db
      .selectFrom('oauth_objects')
      .select('id')
      .where('model', '=', 'Client')
      .where('expires_at', 'is not', null)
      .orderBy('expires_at', 'desc')
      .limit(UNUSED_CLIENTS_MAX)
    await db
      .deleteFrom('oauth_objects')
      .where('model', '=', 'Client')
      .where('expires_at', 'is not', null)
      .where('id', 'not in', latest)
      .execute()
  }
}
