// The rate limit of an account, over all its keys and all processes that share the back end.
import type { Clock } from '../../runtime/clock.js'
import { ExpiringCache } from '../../runtime/expiring-cache.js'
import type { Store } from '../../store/types.js'
import { Batcher } from '../batcher.js'
import type { RateDecision, RateLimiter, Spending } from '../types.js'
import { bucketOf, decision, nextFreeMs, type Taken } from './gcra.js'
import { memoryBackend } from './memory.js'
import { postgresBackend } from './postgres.js'
import { sqliteBackend } from './sqlite.js'
import { Stock } from './stock.js'
import type { Ask, RateLimitBackend } from './types.js'

/**
 * The most calls that are drawn in one go: a bound for one statement, and more than come together.
 */
const BATCH_MAX = 512
const NOTHING: Taken = { granted: 0, tatMs: 0 }
/** Longer than any bucket takes to let the next call through. */
const EMPTY = { ttlMs: 60_000, entriesMax: 50_000 }

export interface RateLimiterOptions {
  store: Store
  redisUrl?: string
}

export async function createRateLimiter(options: RateLimiterOptions): Promise<RateLimiter> {
  const { store, redisUrl } = options
  const backend = redisUrl ? await sharedBackend(redisUrl) : await storeBackend(store)
  return new BatchedRateLimiter(store.clock, backend)
}

export const createMemoryRateLimiter = (clock: Clock): RateLimiter =>
  new BatchedRateLimiter(clock, memoryBackend())

/** The client is loaded only where a Redis is configured. */
const sharedBackend = async (url: string): Promise<RateLimitBackend> => {
  const { redisBackend } = await import('./redis.js')
  return redisBackend(url)
}

const storeBackend = async (store: Store): Promise<RateLimitBackend> =>
  store.engine === 'postgres' ? postgresBackend(store.postgres) : sqliteBackend(store.dataDir)

interface Call {
  accountId: string
  limitRpm: number
}

/**
 * Calls that arrive together are drawn in one go, and a busy process draws a little ahead. An empty
 * bucket is remembered: other processes can only make it emptier, so this one refuses alone until
 * the next call could pass.
 */
export class BatchedRateLimiter implements RateLimiter {
  readonly #clock: Clock
  readonly #backend: RateLimitBackend
  readonly #batcher: Batcher<Call, RateDecision>
  readonly #empty: ExpiringCache<{ tatMs: number; limitRpm: number }>
  readonly #stock: Stock

  constructor(clock: Clock, backend: RateLimitBackend) {
    this.#clock = clock
    this.#backend = backend
    this.#batcher = new Batcher({ run: (calls) => this.#takeAll(calls), sizeMax: BATCH_MAX })
    this.#empty = new ExpiringCache({ clock, ...EMPTY })
    this.#stock = new Stock(clock)
  }

  async take(accountId: string, limitRpm: number): Promise<RateDecision> {
    const nowMs = this.#clock.now()
    const served = this.#stock.serve(accountId, limitRpm)
    if (served) return decision(true, served.tatMs, nowMs, limitRpm, served.left)
    const empty = this.#empty.get(accountId)
    if (empty?.limitRpm === limitRpm && isEmpty(empty.tatMs, nowMs, limitRpm)) {
      return decision(false, empty.tatMs, nowMs, limitRpm)
    }
    return this.#batcher.add({ accountId, limitRpm })
  }

  async spend(spendings: readonly Spending[]): Promise<number[]> {
    const asks = spendings.map(({ name, bucket, units }) => ({
      accountId: name,
      bucket,
      wanted: units,
    }))
    const taken = await this.#backend.takeAll(asks, this.#clock.now())
    return taken.map(({ tatMs }) => tatMs)
  }

  async close(): Promise<void> {
    await this.#batcher.idle()
    await this.#backend.close()
  }

  async #takeAll(calls: Call[]): Promise<RateDecision[]> {
    const nowMs = this.#clock.now()
    const limits = new Map(calls.map(({ accountId, limitRpm }) => [accountId, limitRpm]))
    const taken = await this.#backend.takeAll(this.#asks(calls, limits), nowMs)
    const left = new Map([...limits.keys()].map((id, index) => [id, taken[index] ?? NOTHING]))
    const decisions = calls.map(({ accountId, limitRpm }) => {
      const { granted, tatMs } = left.get(accountId) ?? NOTHING
      if (granted === 0) {
        this.#empty.set(accountId, { tatMs, limitRpm })
        return decision(false, tatMs, nowMs, limitRpm)
      }
      left.set(accountId, { granted: granted - 1, tatMs })
      return decision(true, tatMs, nowMs, limitRpm, granted - 1)
    })
    for (const [accountId, { granted, tatMs }] of left) {
      this.#stock.put(accountId, limits.get(accountId) ?? 0, granted, tatMs)
    }
    return decisions
  }

  /** One ask per account, for its waiting calls and a few ahead. */
  #asks(calls: Call[], limits: ReadonlyMap<string, number>): Ask[] {
    const waiting = new Map<string, number>()
    for (const { accountId } of calls) waiting.set(accountId, (waiting.get(accountId) ?? 0) + 1)
    return [...limits].map(([accountId, limitRpm]) => ({
      accountId,
      bucket: bucketOf(limitRpm),
      wanted: (waiting.get(accountId) ?? 0) + this.#stock.ahead(accountId),
    }))
  }
}

/** Judged by the clock that filled the bucket: a clock that was set back since tells nothing. */
function isEmpty(tatMs: number, nowMs: number, limitRpm: number): boolean {
  const bucket = bucketOf(limitRpm)
  const waitMs = nextFreeMs(tatMs, bucket) - nowMs
  return waitMs > 0 && waitMs <= bucket.intervalMs
}
