// What is known of an account, and what can be done with one.
import type { Pack, Plan } from '../contract/management.js'

export interface Catalog {
  plans: readonly Plan[]
  /**
   * Plans that are never sold or shown: an operator gives them, as the first start gives `local`.
   */
  unlisted?: readonly Plan[]
  packs: readonly Pack[]
}

export interface AccountRecord {
  /** Prefix acct_. */
  id: string
  plan: Plan
  /** The payment provider's customer, once there is one. */
  billingCustomer: string | null
  createdAt: number
}

export interface LocalAccount {
  account: AccountRecord
  /** True for exactly one caller among all processes: the one that made the account. */
  created: boolean
}

export interface Accounts {
  readonly catalog: Catalog
  /** A new account on this plan; without one, on the catalog's first. */
  create(plan?: string): Promise<AccountRecord>
  /** Answered from a cache of at most a minute. Undefined for an unknown id. */
  find(accountId: string): Promise<AccountRecord | undefined>
  /** The account of an installation's own operator; made by the first caller. */
  ensureLocalAccount(plan: string): Promise<LocalAccount>
  /** The account of that operator, if there is one. */
  localAccount(): Promise<AccountRecord | undefined>
  /** Closes the account for good: its user, keys and connections go, its books stay. */
  close(accountId: string): Promise<void>
  /** Drops the cached record, after a change of plan or of billing. */
  forget(accountId: string): void
  /** The catalog's plan; invalid_request for an unknown one, and for one that is not for sale. */
  plan(id: string): Plan
  /** The same, unlisted plans included: for operators. */
  anyPlan(id: string): Plan
  /**
   * A stored plan. A plan that has left the catalog counts as the first one, so that the account
   * stays usable.
   */
  planOrFirst(id: string): Plan
  /** The catalog's pack; invalid_request for an unknown one. */
  pack(id: string): Pack
}
