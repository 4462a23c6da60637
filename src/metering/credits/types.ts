// The hot path of metering, as both engines offer it: many holds opened or closed at once.
export interface ReserveRow {
  holdId: string
  accountId: string
  cost: number
  operation: string
  requestId: string
  /** Whether a hold is written: a free call without an Idempotency-Key needs none. */
  kept: boolean
}

export interface ReserveContext {
  processId: string
  period: string
  expiresAt: number
}

export type ReserveOutcome =
  /** `creditsRemaining`: what can be spent after this call. */
  | { kind: 'held'; period: string; creditsRemaining: number }
  | { kind: 'refused'; creditsRemaining: number }
  /** A new period has begun: its credits must be granted first. */
  | { kind: 'stale' }
  | { kind: 'unknown' }

export type CloseRow =
  /** Charges `cost` of what is held and gives the rest back; `partial`: there is a rest. */
  | { kind: 'settle'; holdId: string; cost: number; partial: boolean; idempotent: boolean }
  | { kind: 'release'; holdId: string; idempotent: boolean }
  /** A free call that held nothing. */
  | { kind: 'count'; accountId: string; period: string }

export interface CloseContext {
  now: number
  /** Below `closeLanes`; no two batches of a process share one at the same time. */
  lane: number
}

export interface CreditRepository {
  /** How many batches of closes are worth having under way at once. */
  readonly closeLanes: number
  /** In order: a row is refused only when the balance, after the rows before it, is too low. */
  reserveAll(rows: readonly ReserveRow[], context: ReserveContext): Promise<ReserveOutcome[]>
  /** Per row, whether its hold was still open and is now closed; true for a count. */
  closeAll(rows: readonly CloseRow[], context: CloseContext): Promise<boolean[]>
}
