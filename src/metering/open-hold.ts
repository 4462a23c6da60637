// A hold as this process knows it: what callers see of it, and what ends it.
import { randomBase62 } from '../runtime/ids.js'
import type { ReserveRow } from './credits/types.js'
import type { Hold, IdempotentRequest, MeteredCall, ReserveRequest } from './types.js'

/** Enough that two processes hardly ever draw the same. */
const PREFIX_CHARS = 10

export class OpenHold implements Hold {
  readonly id: string
  readonly request: ReserveRequest
  /** Set by the reservation. */
  period = ''
  creditsRemaining = 0
  /** What the first call was charged, when this one repeats it. */
  chargedBefore: number | undefined
  /** Keyed hash of what was fetched for the call, once that is known. */
  content: string | null = null

  constructor(id: string, request: ReserveRequest) {
    this.id = id
    this.request = request
  }

  get accountId(): string {
    return this.request.accountId
  }

  get operation(): MeteredCall {
    return this.request.operation
  }

  get requestId(): string {
    return this.request.requestId
  }

  /** A repeat costs nothing. */
  get cost(): number {
    return this.replayed ? 0 : this.request.cost
  }

  get replayed(): boolean {
    return this.chargedBefore !== undefined
  }

  get creditsUsed(): number {
    return this.chargedBefore ?? this.cost
  }

  /** The Idempotency-Key that this hold has claimed. */
  get claim(): IdempotentRequest | undefined {
    return this.replayed ? undefined : this.request.idempotency
  }

  /**
   * Whether there is a row to close. A repeat has none; a free call without a key has none either.
   */
  get kept(): boolean {
    return this.cost > 0 || this.claim !== undefined
  }

  toRow(): ReserveRow {
    return {
      holdId: this.id,
      accountId: this.accountId,
      cost: this.cost,
      operation: this.operation,
      requestId: this.requestId,
      kept: this.kept,
    }
  }
}

/** Only holds made here can be ended: a hold is no data to pass around. */
export function asOpenHold(hold: Hold): OpenHold {
  if (hold instanceof OpenHold) return hold
  throw new TypeError('not a hold of this process')
}

/** Makes the ids of this process's holds: a random beginning, so that no two processes share one. */
export function holdIds(): () => string {
  const prefix = `hold_${randomBase62(PREFIX_CHARS)}`
  let count = 0
  return () => {
    count += 1
    return `${prefix}_${count.toString(36)}`
  }
}
