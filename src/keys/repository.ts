// Key rows: inserted, marked as used or revoked, never deleted.
import type { Kysely, Selectable } from 'kysely'
import type { ApiKeysTable, Database } from '../store/schema.js'

export type KeyRow = Selectable<ApiKeysTable>

/** Far more than an account needs; the bound keeps a list short. */
const LISTED_MAX = 1_000

export class KeyRepository {
  readonly #db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  async insert(row: KeyRow): Promise<void> {
    await this.#db.insertInto('api_keys').values(row).execute()
  }

  ofAccount(accountId: string): Promise<KeyRow[]> {
    return this.#db
      .selectFrom('api_keys')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(LISTED_MAX)
      .execute()
  }

  /** When it was revoked, now or earlier; undefined when the account has no such key. */
  async revoke(accountId: string, keyId: string, now: number): Promise<number | undefined> {
    const row = await this.#db
      .updateTable('api_keys')
      .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(now)) }))
      .where('id', '=', keyId)
      .where('account_id', '=', accountId)
      .returning('revoked_at')
      .executeTakeFirst()
    return row?.revoked_at ?? undefined
  }

  /** The live key with this hash. */
  live(hash: string): Promise<{ id: string; account_id: string } | undefined> {
    return this.#db
      .selectFrom('api_keys')
      .select(['id', 'account_id'])
      .where('hash', '=', hash)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
  }

  /**
   * Rows are written in the order of their ids, so that two processes never wait for each other in
   * a circle.
   */
  async markUsed(uses: ReadonlyMap<string, number>): Promise<void> {
    await this.#db.transaction().execute(async (tx) => {
      for (const [keyId, usedAt] of [...uses].sort(([a], [b]) => (a < b ? -1 : 1))) {
        await tx
          .updateTable('api_keys')
          .set({ last_used_at: usedAt })
          .where('id', '=', keyId)
          .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', usedAt)]))
          .execute()
      }
    })
  }
}
