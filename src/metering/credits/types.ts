// The hot path of metering, as both engines offer it: many holds opened or closed at once.
export interface ReserveRow {
  holdId: string
  accountId: string
  cost: number
  operation: string
  requestId: string
  /** Whether the hold is written: a free call without an Idempotency-Key needs no row. */
  kept: boolean
}

export interface ReserveContext {
  processId: string
  period: string
  expiresAt: number
}

export type ReserveOutcome =
  /** `creditsRemaining`: what the account can still spend after this call. */
  | { kind: 'held'; period: string; creditsRemaining: number }
  | { kind: 'refused'; creditsRemaining: number }
  /** A new period has begun: its credits must be granted first. */
  | { kind: 'stale' }
  | { kind: 'unknown' }

export type CloseRow =
  /** Charges `cost` and gives the rest back; `partial` says that there is a rest. */
  | { kind: 'settle'; holdId: string; cost: number; partial: boolean; idempotent: boolean }
  | { kind: 'release'; holdId: string; idempotent: boolean }
  /** A free call that held nothing. */
  | { kind: 'count'; accountId: string; period: string }

export interface CloseContext {
  now: number
  /** Less than `closeLanes`; two batches of a process never share a lane at the same time. */
  lane: number
}

export interface CreditRepository {
  /** How many batches of closes should run at once. */
  readonly closeLanes: number
  /** In order: a row is refused only when the balance is too low after the rows before it. */
  reserveAll(rows: readonly ReserveRow[], context: ReserveContext): Promise<ReserveOutcome[]>
  /** For each row, whether its hold was open and is closed now; true for a count. */
  closeAll(rows: readonly CloseRow[], context: CloseContext): Promise<boolean[]>
}
