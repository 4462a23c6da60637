// Decides who gets a reader next. Payers take turns by the CPU that they have used. No payer takes
// all readers while others are active, and long work leaves one reader to short work.
import { RolecallError } from '../../runtime/errors.js'
import { FairLine, type Refusal, type Wait } from '../../runtime/fair-line.js'
import { FairShares, type Work } from '../../runtime/fair-shares.js'
import type { Reader } from './reader.js'

export interface ReaderSharesOptions {
  /** How many readers there should be. */
  size: number
  waitingMax: number
  waitingPerPayerMax: number
  /** Makes the refusal for the case that the machine is too busy. */
  busy(internal: string): Error
  nowMs?(): number
}

export interface Ask extends Wait {
  weight: number
}

interface Job {
  payer: string
  long: boolean
  work: Work
}

/**
 * A job that has cost this much counts as long; so do the jobs of a payer whose jobs cost this much
 * on average.
 */
export const LONG_CPU_MS = 500
/**
 * How long the last reader is kept for a payer who was here: longer than the pause between two
 * calls of one program.
 */
const ABOUT_MS = 10_000
/** A job too short to measure still costs this much. */
const COST_MS_MIN = 1
/** When the payer's own jobs are in the way: one of them ends within about this time. */
const OWN_RETRY_SECONDS = 1

const REFUSALS: Record<Exclude<Refusal, 'own share'>, string> = {
  full: 'the line is full',
  late: 'waited too long in the line',
}

export class ReaderShares {
  readonly #shares = new FairShares()
  readonly #line: FairLine<Reader>
  readonly #working = new Map<Reader, Job>()
  readonly #options: Required<ReaderSharesOptions>
  /** The last two payers who came, the latest first. */
  #comers: { payer: string; atMs: number }[] = []

  constructor(options: ReaderSharesOptions) {
    this.#options = { nowMs: () => performance.now(), ...options }
    const { waitingMax, waitingPerPayerMax } = options
    this.#line = new FairLine(this.#shares, {
      waitingMax,
      waitingPerPayerMax,
      refusal: (why) => this.#refusal(why),
    })
  }

  get running(): number {
    return this.#working.size
  }

  get waiting(): number {
    return this.#line.length
  }

  /** Whether every reader there should be is at long work. */
  get allLong(): boolean {
    return this.#longRunning() >= this.#options.size
  }

  /** Takes an idle reader at once; false if it is kept for others. */
  takeIdle(reader: Reader, ask: Ask): boolean {
    this.#came(ask.payer)
    if (!this.#fits(ask)) return false
    this.#shares.enter(ask.payer, ask.weight)
    this.#begin(reader, ask)
    return true
  }

  async wait(ask: Ask): Promise<Reader> {
    this.#came(ask.payer)
    this.#shares.enter(ask.payer, ask.weight)
    try {
      return await this.#line.wait(ask)
    } catch (error) {
      this.#shares.leave(ask.payer)
      throw error
    }
  }

  /** Gives a free reader to somebody who waits and may have it; false if there is nobody. */
  give(reader: Reader): boolean {
    const next = this.#line.give(reader, (wait) => this.#fits(wait))
    if (next) this.#begin(reader, next)
    return next !== undefined
  }

  tookLong(reader: Reader): void {
    const job = this.#working.get(reader)
    if (job) job.long = true
  }

  /** Ends a job's work; false if the job had ended before. */
  end(reader: Reader, cpuMs: number): boolean {
    const job = this.#working.get(reader)
    job?.work.end(Math.max(COST_MS_MIN, cpuMs))
    return this.#working.delete(reader)
  }

  close(error: Error): void {
    this.#line.close(error)
  }

  #begin(reader: Reader, wait: Wait): void {
    const { payer } = wait
    this.#working.set(reader, { payer, long: this.#isLong(wait), work: this.#shares.begin(payer) })
  }

  #isLong({ payer, long = false }: Wait): boolean {
    return long || this.#shares.meanCost(payer) > LONG_CPU_MS
  }

  #fits(wait: Wait): boolean {
    const all = this.#options.size
    const allButOne = Math.max(1, all - 1)
    if (this.#isLong(wait) && this.#longRunning() >= allButOne) return false
    return !this.#othersAbout(wait.payer) || this.#runningOf(wait.payer) < allButOne
  }

  #longRunning(): number {
    let count = 0
    for (const { long } of this.#working.values()) if (long) count += 1
    return count
  }

  #runningOf(payer: string): number {
    let count = 0
    for (const job of this.#working.values()) if (job.payer === payer) count += 1
    return count
  }

  #came(payer: string): void {
    const others = this.#comers.filter((comer) => comer.payer !== payer)
    this.#comers = [{ payer, atMs: this.#options.nowMs() }, ...others].slice(0, 2)
  }

  #othersAbout(payer: string): boolean {
    const other = this.#comers.find((comer) => comer.payer !== payer)
    return other !== undefined && this.#options.nowMs() - other.atMs < ABOUT_MS
  }

  #refusal(why: Refusal): Error {
    if (why !== 'own share') return this.#options.busy(REFUSALS[why])
    return new RolecallError(
      'rate_limited',
      'This account has as many documents waiting as it may. Nothing was charged; send the next when one is done.',
      { headers: { 'retry-after': String(OWN_RETRY_SECONDS) } },
    )
  }
}
