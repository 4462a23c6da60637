// Account rows. A new account gets its balance row at the same time, before any period is granted.
import type { Kysely, Selectable } from 'kysely'
import type { AccountsTable, Database } from '../store/schema.js'

export type AccountRow = Selectable<AccountsTable>

export class AccountRepository {
  readonly #db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  /** False when an account with this alias is already there. */
  insert(row: AccountRow): Promise<boolean> {
    return this.#db.transaction().execute(async (tx) => {
      const inserted = await tx
        .insertInto('accounts')
        .values(row)
        .onConflict((conflict) => conflict.column('alias').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!inserted) return false
      await tx
        .insertInto('balances')
        .values({ account_id: row.id, period: '', plan_credits: 0, pack_credits: 0 })
        .execute()
      return true
    })
  }

  /** Undefined for a closed account too. */
  byId(id: string): Promise<AccountRow | undefined> {
    return this.#db
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .executeTakeFirst()
  }

  byAlias(alias: string): Promise<AccountRow | undefined> {
    return this.#db.selectFrom('accounts').selectAll().where('alias', '=', alias).executeTakeFirst()
  }
}
