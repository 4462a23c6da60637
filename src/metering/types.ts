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

/** Credits set aside for one call. End it with `settle` or `release`, always. */
export interface Hold {
  readonly id: string
  readonly accountId: string
  readonly operation: MeteredCall
  readonly requestId: string
  readonly cost: number
  /** What the account can still spend with this call's cost taken off. */
  readonly creditsRemaining: number
  /** Set when an earlier call with this Idempotency-Key was charged: this one is not. */
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
  /** Negative for what was spent or lapsed. */
  credits: number
  requestId: string | null
}

export interface Metering {
  cost(operation: MeteredCall, inline?: InlineParses): number
  /**
   * Sets credits aside. insufficient_credits when the balance is too low, idempotency_conflict
   * when the key belongs to another request or to one that still runs.
   */
  reserve(request: ReserveRequest): Promise<Hold>
  /**
   * Binds the Idempotency-Key to what was fetched for the call, by the field that named it:
   * idempotency_conflict when the call that was charged had come upon something else.
   */
  confirm(hold: Hold, fetched: ReadonlyMap<string, Uint8Array>): Promise<void>
  /** Charges; durable when the promise resolves. `cost` may be lower than the hold's. */
  settle(hold: Hold, cost?: number): Promise<Receipt>
  /** Gives back, whatever became of the hold: an open one is closed, a settled one refunded. Never throws. */
  release(hold: Hold): Promise<void>
  /** Keyed hash of a request: method and path, then the body as it was read. */
  fingerprint(...parts: (string | Uint8Array)[]): string
  usage(accountId: string): Promise<UsageReport>
  /** Charged calls by day and operation, from this moment's day on. */
  dailyUsage(accountId: string, from: number): Promise<DailyUsage[]>
  /** The newest entries of the ledger. */
  entries(accountId: string, limit: number): Promise<LedgerEntry[]>
  /** Credits that never expire. Applied once per reference; false when it was known already. */
  grantPack(accountId: string, credits: number, reference: string): Promise<boolean>
  /** Moves to a plan; its credits for this period are granted once per plan and period. */
  changePlan(accountId: string, planId: string): Promise<void>
  checkLedger(accountId: string): Promise<LedgerCheck>
  /** Frees what dead processes held; runs by itself every few seconds. */
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
  /** Until the whole burst is there again. */
  resetMs: number
}

export interface RateLimiter {
  /** Counts one call of this account. Per account, over all keys and processes of the store. */
  take(accountId: string, limitRpm: number): Promise<RateDecision>
  /** Draws on buckets of another kind, whether or not they hold so much; when each is full again. */
  spend(spendings: readonly Spending[]): Promise<number[]>
  close(): Promise<void>
}

export interface Spending {
  name: string
  bucket: { intervalMs: number; burst: number }
  units: number
}

/** Where an account stands with its budget of CPU. */
export interface CpuState {
  allowed: boolean
  /** Of each minute. */
  budgetMs: number
  remainingMs: number
  /** Until something is left again; 0 when allowed. */
  retryAfterMs: number
  /** Until all of it is there again. */
  resetMs: number
}

export interface CpuBudget {
  /** @param limitRpm of the account's plan: the budget grows with it */
  state(accountId: string, limitRpm: number): CpuState
  spend(accountId: string, limitRpm: number, cpuMs: number): void
  /** Shares what was spent with the other nodes at once. */
  tell(): Promise<void>
  close(): Promise<void>
}
