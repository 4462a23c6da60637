// How much CPU of readers each account may use in a minute. Every reading counts, failed ones too;
// credits are independent of it. Asking needs no query: this process answers from what it knows.
import type { Clock } from '../../runtime/clock.js'
import { ExpiringCache } from '../../runtime/expiring-cache.js'
import type { CpuBudget, CpuState, RateLimiter } from '../types.js'
import { cpuBucket, cpuState, spend } from './budget.js'

export interface CpuBudgetOptions {
  clock: Clock
  rateLimiter: Pick<RateLimiter, 'spend'>
  /** CPU for each call a minute that the plan allows. */
  callCpuMs: number
}

/**
 * How often this node tells the others what was spent here, and learns what they spent: little
 * beside a budget of minutes.
 */
const TELL_MS = 250
/** Every debt is over by then. */
const KNOWN = { ttlMs: 30 * 60_000, entriesMax: 50_000 }

interface Known {
  tatMs: number
  budgetMs: number
  /** Spent here, but not told to the other nodes yet. */
  untoldMs: number
}

export const createCpuBudget = (options: CpuBudgetOptions): CpuBudget =>
  new CpuBudgetService(options)

/**
 * Each process counts for itself, and their counts add up where the rate limit is kept (store or
 * Redis). Between two reports a node does not know what the others spent, so it may let one job too
 * many through.
 */
class CpuBudgetService implements CpuBudget {
  readonly #options: CpuBudgetOptions
  readonly #known: ExpiringCache<Known>
  readonly #untold = new Map<string, Known>()
  #telling: NodeJS.Timeout | undefined
  #told: Promise<void> = Promise.resolve()

  constructor(options: CpuBudgetOptions) {
    this.#options = options
    this.#known = new ExpiringCache({ clock: options.clock, ...KNOWN })
  }

  state(accountId: string, limitRpm: number): CpuState {
    const { tatMs, budgetMs } = this.#of(accountId, limitRpm)
    return cpuState(tatMs, this.#options.clock.now(), budgetMs)
  }

  spend(accountId: string, limitRpm: number, cpuMs: number): void {
    if (!(cpuMs > 0)) return
    const known = this.#of(accountId, limitRpm)
    known.tatMs = spend(known.tatMs, this.#options.clock.now(), known.budgetMs, cpuMs)
    known.untoldMs += cpuMs
    this.#known.set(accountId, known)
    this.#untold.set(accountId, known)
    this.#telling ??= setTimeout(() => void this.tell(), TELL_MS).unref()
  }

  /** Tells what was spent here and learns what others spent. Runs on a timer. */
  tell(): Promise<void> {
    clearTimeout(this.#telling)
    this.#telling = undefined
    const spent = [...this.#untold]
    this.#untold.clear()
    if (spent.length > 0) this.#told = this.#told.then(() => this.#tellAll(spent))
    return this.#told
  }

  async close(): Promise<void> {
    await this.tell()
  }

  async #tellAll(spent: [string, Known][]): Promise<void> {
    const asks = spent.map(([accountId, known]) => {
      const units = Math.ceil(known.untoldMs)
      known.untoldMs = 0
      return { name: `cpu:${accountId}`, bucket: cpuBucket(known.budgetMs), units }
    })
    // While the back end is away each process has its own count.
    const tats = await this.#options.rateLimiter.spend(asks).catch(() => [])
    for (const [at, [, known]] of spent.entries()) {
      known.tatMs = Math.max(known.tatMs, tats[at] ?? 0)
    }
  }

  #of(accountId: string, limitRpm: number): Known {
    const budgetMs = limitRpm * this.#options.callCpuMs
    const known = this.#known.get(accountId)
    // A new plan has a new budget: what was spent of the old one is dropped.
    return known?.budgetMs === budgetMs ? known : { tatMs: 0, budgetMs, untoldMs: 0 }
  }
}
