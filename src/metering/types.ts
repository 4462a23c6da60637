// Credits, limits and repeats: what the HTTP layer calls around every metered operation.
import type { LedgerCheck } from '../store/check-ledger.js'

/** Operations as the cost table names them. */
export type MeteredCall =
  | 'parse_resume'
  | 'parse_jd'
  | 'match'
  | 'score_requirements'
  | 'extract_skills'
  | 'extract_experience'
  | 'extract_education'
  | 'extract_contact'
  | 'redact'
  | 'normalize_title'
  | 'normalize_skill'
  | 'ping'

export type CostSetName = 'A' | 'B'

/** Which sides of a match come as raw documents. */
export interface InlineParses {
  resume?: boolean
  job?: boolean
}

export interface ReserveRequest {
  accountId: string
  operation: MeteredCall
  /** Credits; `metering.cost(operation, inline)` gives them. 0 for free calls. */
  cost: number
  requestId: string
  idempotency?: IdempotentRequest
}

export interface IdempotentRequest {
  /** The header's value, 1 to 255 characters; anything else is invalid_request. */
  key: string
  /** `metering.fingerprint(…)` of the request. */
  fingerprint: string
}

/** Credits set aside for one call. Every hold must end, by `settle` or `release`. */
export interface Hold {
  readonly id: string
  readonly accountId: string
  readonly operation: MeteredCall
  readonly requestId: string
  readonly cost: number
  /** What the account can still spend when this call is charged. */
  readonly creditsRemaining: number
  /** Set when an earlier call with this Idempotency-Key was charged; this one is free then. */
  readonly replayed: boolean
  /** What `credits_used` must say when the call succeeds at full cost. */
  readonly creditsUsed: number
}

export interface Receipt {
  /** For `credits_used`: charged now, or by the first call when this one repeats it. */
  creditsUsed: number
  replayed: boolean
}

export interface UsageReport {
  plan: string
  creditsRemaining: number
  /** YYYY-MM, UTC. */
  period: string
  creditsUsed: number
  calls: number
}

export interface DailyUsage {
  /** YYYY-MM-DD, UTC. */
  day: string
  operation: string
  calls: number
  credits: number
}

export interface LedgerEntry {
  at: number
  kind: string
  operation: string | null
  /** Negative for credits that were spent or have lapsed. */
  credits: number
  requestId: string | null
}

export interface Metering {
  cost(operation: MeteredCall, inline?: InlineParses): number
  /**
   * Sets credits aside. Throws insufficient_credits when the balance is too low, and
   * idempotency_conflict when the key belongs to another request or to one that still runs.
   */
  reserve(request: ReserveRequest): Promise<Hold>
  /**
   * Ties the Idempotency-Key to what was fetched for the call, by field. Throws
   * idempotency_conflict when the call that was charged had fetched something else.
   */
  confirm(hold: Hold, fetched: ReadonlyMap<string, Uint8Array>): Promise<void>
  /**
   * Charges; the charge is durable when the promise resolves. `cost` may be lower than the hold's.
   */
  settle(hold: Hold, cost?: number): Promise<Receipt>
  /** Gives the credits back: closes an open hold and refunds a settled one. Never throws. */
  release(hold: Hold): Promise<void>
  /** Keyed hash of a request: method and path, then the body as it was read. */
  fingerprint(...parts: (string | Uint8Array)[]): string
  usage(accountId: string): Promise<UsageReport>
  /** Charged calls by day and operation, beginning with the day of `from`. */
  dailyUsage(accountId: string, from: number): Promise<DailyUsage[]>
  /** The newest entries of the ledger. */
  entries(accountId: string, limit: number): Promise<LedgerEntry[]>
  /** Credits that never expire. Applied once per reference; false when it was applied before. */
  grantPack(accountId: string, credits: number, reference: string): Promise<boolean>
  /** Changes the plan; its credits for this period are granted once per plan and period. */
  changePlan(accountId: string, planId: string): Promise<void>
  checkLedger(accountId: string): Promise<LedgerCheck>
  /** Frees what dead processes held; runs every few seconds. */
  sweep(): Promise<number>
  /** Finishes what is queued, then stops. */
  close(): Promise<void>
}

export interface RateDecision {
  allowed: boolean
  /** Requests per minute. */
  limitRpm: number
  /** Calls that would pass right now. */
  remaining: number
  /** Until a refused call could pass; 0 when allowed. */
  retryAfterMs: number
  /** Until the whole burst is available again. */
  resetMs: number
}

export interface RateLimiter {
  /** Counts one call of the account, over all its keys and all processes of the store. */
  take(accountId: string, limitRpm: number): Promise<RateDecision>
  /**
   * Draws on buckets of another kind, even below empty, and gives the time when each is full again.
   */
  spend(spendings: readonly Spending[]): Promise<number[]>
  close(): Promise<void>
}

export interface Spending {
  name: string
  bucket: { intervalMs: number; burst: number }
  units: number
}

/** How much of its CPU budget an account has left. */
export interface CpuState {
  allowed: boolean
  /** The budget of each minute. */
  budgetMs: number
  remainingMs: number
  /** Until some budget is left again; 0 when allowed. */
  retryAfterMs: number
  /** Until the whole budget is there again. */
  resetMs: number
}

export interface CpuBudget {
  /** @param limitRpm the limit of the account's plan: the budget grows with it */
  state(accountId: string, limitRpm: number): CpuState
  spend(accountId: string, limitRpm: number, cpuMs: number): void
  /** Tells the other nodes at once what was spent. */
  tell(): Promise<void>
  close(): Promise<void>
}
