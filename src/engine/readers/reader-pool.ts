// Runs jobs on a few warm readers (reader-fleet.ts); jobs wait in a line in which payers take turns
// (reader-shares.ts). A job is bounded by the work it makes, never by how busy the machine is.
import { busy } from '../../runtime/busy.js'
import { RolecallError } from '../../runtime/errors.js'
import type { Answer } from '../outcome/answer.js'
import { type Reader, ReaderDied } from './reader.js'
import { type FleetOptions, ReaderFleet } from './reader-fleet.js'
import { LONG_CPU_MS, ReaderShares } from './reader-shares.js'
import type { Share } from './share.js'
import { type JobBounds, type Overrun, watchWork } from './work-watch.js'

export interface ReaderPoolOptions extends FleetOptions {
  waitingMax: number
  /** How many jobs of one payer may wait; if it is not set, as many as may wait at all. */
  waitingPerPayerMax?: number
  waitMsMax: number
}

export interface Turn extends JobBounds {
  share: Share
  /** Whether the job will probably take long, judged by its size. */
  long?: boolean
  /** The message for a document that makes more work than is allowed. */
  tooMuchWork: string
  /** Whether the job's first part was read before: then it goes before all others. */
  ahead?: boolean
}

export interface PoolLoad {
  running: number
  waiting: number
}

/** The longest time for which a refused caller is sent away, however long the line is. */
const RETRY_SECONDS_MAX = 60
/** Weight of the newest job in the mean time of a job: the last five decide most of it. */
const MEAN_WEIGHT = 0.2
/**
 * From this share of its CPU bound on, a job may cost its reader: half of the time is left to warm
 * another one.
 */
const SUSPECT_SHARE = 0.5
/** A reader may be ended once through no fault of the job, so a job is tried twice. */
const TRIES_MAX = 2
const TOO_MUCH_MEMORY = 'Reading the document needs more memory than is allowed.'

export class ReaderPool {
  readonly #shares: ReaderShares
  readonly #fleet: ReaderFleet
  #jobMs = 0
  #closed = false

  constructor(private readonly options: ReaderPoolOptions) {
    this.#shares = new ReaderShares({
      size: options.size,
      waitingMax: options.waitingMax,
      waitingPerPayerMax: options.waitingPerPayerMax ?? options.waitingMax,
      busy: (internal) => this.#busy(internal),
    })
    this.#fleet = new ReaderFleet(options, this.#shares)
  }

  /**
   * Starts the readers; resolves when all are loaded and the first is warm, rejects when one of
   * them cannot start. The others warm up a moment later, or before their first job.
   */
  async warm(): Promise<void> {
    await this.#fleet.warm()
  }

  /** Whether readers are warm. This stays true while a reader that was ended is being replaced. */
  get ready(): boolean {
    return this.#fleet.ready
  }

  get load(): PoolLoad {
    return { running: this.#shares.running, waiting: this.#shares.waiting }
  }

  /**
   * Runs a job when its turn comes, and a second time if its reader died without the job's fault.
   */
  async run(job: object, turn: Turn): Promise<Answer> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#runOnce(job, tries > 1 ? { ...turn, ahead: true } : turn)
      } catch (error) {
        if (!(error instanceof ReaderDied)) throw error
        if (error.outOfMemory || tries >= TRIES_MAX) {
          throw new RolecallError('parse_failed', TOO_MUCH_MEMORY, { internal: error.message })
        }
      }
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#shares.close(this.#busy('the pool is closed'))
    await this.#fleet.close()
  }

  async #runOnce(job: object, turn: Turn): Promise<Answer> {
    const reader = await this.#take(turn)
    const started = performance.now()
    const watch = watchWork(reader, turn, [
      { cpuMs: turn.cpuMsMax * SUSPECT_SHARE, reached: () => this.#fleet.suspect(reader) },
      { cpuMs: LONG_CPU_MS, reached: () => this.#tookLong(reader) },
    ])
    const usedMs = () => this.#usedMs(reader, turn, performance.now() - started)
    try {
      const outcome = await Promise.race([reader.run(job), watch.overrun])
      if (typeof outcome === 'string') throw this.#refusal(outcome, turn)
      this.#jobMs += (performance.now() - started - this.#jobMs) * MEAN_WEIGHT
      this.#leaveWork(reader, turn, await usedMs())
      if (outcome.worn) await reader.end()
      else this.#fleet.offer(reader)
      return outcome.answer
    } catch (error) {
      this.#leaveWork(reader, turn, await usedMs())
      await reader.end()
      throw error
    } finally {
      watch.stop()
    }
  }

  /** The CPU that the job has cost; if its reader has died, the most that it can have cost. */
  async #usedMs(reader: Reader, { cpuMsMax }: Turn, elapsedMs: number): Promise<number> {
    const usedMs = await reader.jobCpuMs().catch(() => elapsedMs)
    return Math.min(usedMs, cpuMsMax)
  }

  #leaveWork(reader: Reader, { share }: Turn, cpuMs: number): void {
    this.#fleet.clear(reader)
    if (this.#shares.end(reader, cpuMs)) share.spent(cpuMs)
  }

  /** If all readers are at long work, one more is warmed for short work. */
  #tookLong(reader: Reader): void {
    this.#shares.tookLong(reader)
    if (this.options.idleMsMax === undefined) this.#fleet.fill()
  }

  async #take({ deadlineMs, ahead = false, long = false, share }: Turn): Promise<Reader> {
    if (this.#closed) throw this.#busy('the pool is closed')
    const leftMs = deadlineMs - performance.now()
    // A job that waited before and was read in part may wait as long as there is time for an
    // answer.
    const msMax = ahead ? leftMs : Math.min(this.options.waitMsMax, leftMs)
    const { payer, weight } = share
    const ask = { payer, weight, ahead, long, msMax }
    const idle = this.#fleet.takeIdle(ask)
    if (idle) return idle
    const reader = this.#shares.wait(ask)
    this.#fleet.fill()
    return reader
  }

  #refusal(overrun: Overrun, { tooMuchWork }: Turn): RolecallError {
    if (overrun === 'deadline') return this.#busy('the machine was too busy to finish the job')
    return new RolecallError('parse_failed', tooMuchWork, { internal: 'over its CPU bound' })
  }

  /** The refusal of a busy pool. It says when the line will be done, by the mean time of a job. */
  #busy(internal: string): RolecallError {
    const { running, waiting } = this.load
    const seconds = (this.#jobMs * (running + waiting)) / this.options.size / 1000
    const retryAfter = Math.min(RETRY_SECONDS_MAX, Math.max(1, Math.ceil(seconds)))
    const line = waiting > 0 ? `, with ${waiting} waiting` : ''
    return busy(`The service is busy reading documents${line}.`, retryAfter, { internal })
  }
}
