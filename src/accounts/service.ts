// Makes and finds accounts, and caches them for the calls that need their plan.
import type { Pack, Plan } from '../contract/management.js'
import { RolecallError } from '../runtime/errors.js'
import { ExpiringCache } from '../runtime/expiring-cache.js'
import { randomId } from '../runtime/ids.js'
import type { Store } from '../store/types.js'
import { CATALOG } from './catalog.js'
import { closeAccount } from './close-account.js'
import { AccountRepository, type AccountRow } from './repository.js'
import type { AccountRecord, Accounts, Catalog, LocalAccount } from './types.js'

/**
 * As for keys: a closed account is refused everywhere within a minute. The second number bounds
 * what a node remembers.
 */
const CACHE = { ttlMs: 30_000, entriesMax: 10_000 }
const LOCAL_ALIAS = 'local'

export interface AccountsOptions {
  store: Store
  catalog?: Catalog
}

export function createAccounts(options: AccountsOptions): Accounts {
  return new AccountService(options.store, options.catalog ?? CATALOG)
}

class AccountService implements Accounts {
  readonly catalog: Catalog
  readonly #store: Store
  readonly #repository: AccountRepository
  readonly #cache: ExpiringCache<AccountRecord>

  constructor(store: Store, catalog: Catalog) {
    this.catalog = catalog
    this.#store = store
    this.#repository = new AccountRepository(store.db)
    this.#cache = new ExpiringCache({ clock: store.clock, ...CACHE })
  }

  async create(plan?: string): Promise<AccountRecord> {
    const row = this.#newRow(plan ?? this.planOrFirst('').id, null)
    await this.#repository.insert(row)
    return this.#record(row)
  }

  async find(accountId: string): Promise<AccountRecord | undefined> {
    const cached = this.#cache.get(accountId)
    if (cached) return cached
    const row = await this.#repository.byId(accountId)
    if (!row) return undefined
    const record = this.#record(row)
    this.#cache.set(accountId, record)
    return record
  }

  async ensureLocalAccount(plan: string): Promise<LocalAccount> {
    const mine = this.#newRow(plan, LOCAL_ALIAS)
    const known = await this.#repository.byAlias(LOCAL_ALIAS)
    if (known) return { account: this.#record(known), created: false }
    if (await this.#repository.insert(mine)) return { account: this.#record(mine), created: true }
    return this.ensureLocalAccount(plan)
  }

  async localAccount(): Promise<AccountRecord | undefined> {
    const row = await this.#repository.byAlias(LOCAL_ALIAS)
    return row && this.#record(row)
  }

  async close(accountId: string): Promise<void> {
    await closeAccount(this.#store.db, accountId, this.#store.clock.now())
    this.forget(accountId)
  }

  forget(accountId: string): void {
    this.#cache.delete(accountId)
  }

  plan(id: string): Plan {
    return listed(this.catalog.plans, 'plan', id)
  }

  anyPlan(id: string): Plan {
    return listed(this.#everyPlan(), 'plan', id)
  }

  planOrFirst(id: string): Plan {
    const [first] = this.catalog.plans
    const plan = this.#everyPlan().find((known) => known.id === id) ?? first
    if (!plan) throw new Error('the catalog lists no plan')
    return plan
  }

  pack(id: string): Pack {
    return listed(this.catalog.packs, 'pack', id)
  }

  #everyPlan(): readonly Plan[] {
    return [...this.catalog.plans, ...(this.catalog.unlisted ?? [])]
  }

  #newRow(plan: string, alias: string | null): AccountRow {
    return {
      id: randomId('acct_'),
      plan: this.anyPlan(plan).id,
      alias,
      billing_customer: null,
      created_at: this.#store.clock.now(),
      closed_at: null,
    }
  }

  #record(row: AccountRow): AccountRecord {
    return {
      id: row.id,
      plan: this.planOrFirst(row.plan),
      billingCustomer: row.billing_customer,
      createdAt: row.created_at,
    }
  }
}

function listed<T extends { id: string }>(items: readonly T[], kind: string, id: string): T {
  const found = items.find((item) => item.id === id)
  if (found) return found
  const known = items.map((item) => item.id).join(', ')
  throw new RolecallError('invalid_request', `There is no such ${kind}. The catalog has: ${known}.`)
}
