// The two tables behind every credit: the locked balance of an account, and the ledger it must
// agree with.
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { BalancesTable, Database, EntryKind } from '../../store/schema.js'
import type { Store } from '../../store/types.js'

export type Tx = Transaction<Database>

/** The locked row; `change` keeps it up to date. */
export type Balance = Selectable<BalancesTable>

export interface Entry {
  kind: EntryKind
  period: string
  plan: number
  pack: number
  /** Counts once for each account and kind of entry. */
  reference: string
}

export class Books {
  readonly #store: Store
  readonly #db: Kysely<Database>

  constructor(store: Store) {
    this.#store = store
    this.#db = store.db
  }

  /** Whatever moves credits locks the balance row first, so an account has one writer at a time. */
  locked<T>(
    accountId: string,
    work: (tx: Tx, balance: Balance) => Promise<T>,
    within?: Tx,
  ): Promise<T> {
    const run = async (tx: Tx): Promise<T> => work(tx, await this.#lock(tx, accountId))
    return within ? run(within) : this.#db.transaction().execute(run)
  }

  /** False when this account already has an entry with the reference. */
  async enter(tx: Tx, balance: Balance, entry: Entry): Promise<boolean> {
    const inserted = await tx
      .insertInto('ledger')
      .values({
        account_id: balance.account_id,
        kind: entry.kind,
        period: entry.period,
        plan_delta: entry.plan,
        pack_delta: entry.pack,
        reference: entry.reference,
        created_at: this.#store.clock.now(),
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'kind', 'reference']).doNothing())
      .returning('id')
      .executeTakeFirst()
    return inserted !== undefined
  }

  async change(tx: Tx, balance: Balance, to: Partial<Balance>): Promise<void> {
    Object.assign(balance, to)
    const { account_id, ...row } = balance
    await tx.updateTable('balances').set(row).where('account_id', '=', account_id).execute()
  }

  async #lock(tx: Tx, accountId: string): Promise<Balance> {
    const balance = await tx
      .selectFrom('balances')
      .selectAll()
      .where('account_id', '=', accountId)
      // SQLite has no row locks and needs none: its transactions here begin IMMEDIATE.
      .$if(this.#store.engine === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()
    if (!balance) throw new Error(`the account ${accountId} has no balance`)
    return balance
  }
}
