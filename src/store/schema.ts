// The tables, as queries see them. Times are milliseconds since the epoch, on both engines.
import type { Generated } from 'kysely'

export interface Database {
  accounts: AccountsTable
  users: UsersTable
  api_keys: ApiKeysTable
  secrets: SecretsTable
  balances: BalancesTable
  ledger: LedgerTable
  usage_periods: UsagePeriodsTable
  processes: ProcessesTable
  holds: HoldsTable
  idempotency: IdempotencyTable
  billing_customers: BillingCustomersTable
  billing_events: BillingEventsTable
  subscriptions: SubscriptionsTable
  billing_payments: BillingPaymentsTable
  test_provider: TestProviderTable
  oauth_objects: OauthObjectsTable
  connections: ConnectionsTable
}

export interface AccountsTable {
  id: string
  plan: string
  /** The name of an account that must exist only once, such as the local operator's. */
  alias: string | null
  billing_customer: string | null
  created_at: number
  /** When the holder closed the account; its books stay. */
  closed_at: number | null
}

export interface UsersTable {
  id: string
  account_id: string
  /** Folded to lower case by the writer; unique. */
  email: string
  password_hash: string
  created_at: number
}

export interface ApiKeysTable {
  id: string
  account_id: string
  /** SHA-256 of the raw key, hex. */
  hash: string
  prefix: string
  label: string
  created_at: number
  last_used_at: number | null
  revoked_at: number | null
}

export interface SecretsTable {
  name: string
  value: string
}

/** What an account can spend now: credits that open holds keep are already subtracted. */
export interface BalancesTable {
  account_id: string
  /** YYYY-MM up to which plan credits were granted; empty before the first grant. */
  period: string
  plan_credits: number
  pack_credits: number
  /** The paid term that the plan credits belong to; empty while they come by calendar months. */
  plan_term: Generated<string>
  /** End of that term, or 0. */
  plan_term_ends: Generated<number>
}

/** `refund` undoes a charge; `revoke` takes a pack's credits back because its money went back. */
export type EntryKind = 'grant' | 'lapse' | 'charge' | 'refund' | 'revoke'

/** Never updated, never deleted. A reference counts once per account and kind. */
export interface LedgerTable {
  id: Generated<number>
  account_id: string
  kind: EntryKind
  period: string
  plan_delta: number
  pack_delta: number
  /** What caused the entry: a hold, a period, a provider's event. */
  reference: string
  operation: string | null
  request_id: string | null
  created_at: number
}

/**
 * Usage is the sum over an account's shards: each writer has its own shard, so that none waits for
 * another.
 */
export interface UsagePeriodsTable {
  account_id: string
  period: string
  shard: number
  credits_used: number
  calls: number
}

/**
 * Processes that hold credits. A process that does not renew its row is dead, and its holds are
 * freed.
 */
export interface ProcessesTable {
  id: string
  alive_until: number
}

export interface HoldsTable {
  id: string
  account_id: string
  process_id: string
  period: string
  plan_credits: number
  pack_credits: number
  operation: string
  request_id: string
  expires_at: number
}

export interface IdempotencyTable {
  account_id: string
  /** Keyed hash of the header's value. */
  key: string
  /** Keyed hash of the request; never the request. */
  fingerprint: string
  /** Keyed hash of what was fetched for the request; null when nothing was. */
  content: string | null
  hold_id: string
  process_id: string
  /** Null while the first request runs. */
  charged: number | null
  expires_at: number
}

/** The provider's customer of an account, from its first checkout on, paid or not. */
export interface BillingCustomersTable {
  customer: string
  account_id: string
  created_at: number
}

/** Events that were applied, written together with their effects. */
export interface BillingEventsTable {
  id: string
  type: string
  received_at: number
}

export interface SubscriptionsTable {
  id: string
  account_id: string
  plan: string
  /** As the provider names it. */
  status: string
  /** Counts the writes: an answer of the provider from before the last write is stale. */
  version: number
}

/** Payments for packs and terms; amounts in cents. */
export interface BillingPaymentsTable {
  /** The provider's id of the payment; for a term, that of its invoice. */
  payment: string
  account_id: string
  /** 0 while only its refund is known. */
  pack_credits: number
  /** The term that it paid for; empty for a pack, and while only its refund is known. */
  term: string
  term_credits: number
  amount: number
  amount_refunded: number
  credits_revoked: number
}

/** Objects of the built-in test provider, as JSON. */
export interface TestProviderTable {
  id: string
  kind: string
  body: string
  /** When something will happen to the object by itself. */
  due_at: number | null
  created_at: number
}

/** What the authorization server keeps. Codes and tokens are stored only as hashes. */
export interface OauthObjectsTable {
  model: string
  id: string
  uid: string | null
  grant_id: string | null
  payload: string
  consumed_at: number | null
  expires_at: number | null
}

/** An outside tool that an account holder has let in. */
export interface ConnectionsTable {
  id: string
  account_id: string
  grant_id: string
  client_id: string
  client_name: string
  created_at: number
  last_used_at: number | null
  revoked_at: number | null
}
