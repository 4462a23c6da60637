// A few warm readers and the line before them, in which payers take turns (see reader-shares.ts). A job
// is bounded by the work it makes, never by how busy the machine is; a reader that had to be ended is
// replaced by one that is warm before its turn.
import { busy } from '../../runtime/busy.js'
import { RolecallError } from '../../runtime/errors.js'
import type { Answer } from '../outcome/answer.js'
import { type Reader, ReaderDied } from './reader.js'
import { LONG_CPU_MS, ReaderShares } from './reader-shares.js'
import type { Share } from './share.js'
import { type JobBounds, type Overrun, watchWork } from './work-watch.js'

export interface ReaderPoolOptions {
  open(): Reader
  size: number
  waitingMax: number
  /** Of one payer; as many as may wait at all, without it. */
  waitingPerPayerMax?: number
  waitMsMax: number
  /** Readers start with the first job and go when idle for so long; without it they are kept. */
  idleMsMax?: number
}

export interface Turn extends JobBounds {
  share: Share
  /** By its size it looks as if it took long. */
  long?: boolean
  /** What is told of a document that makes more work than it may. */
  tooMuchWork: string
  /** Its first part was read before: it goes before all others. */
  ahead?: boolean
}

export interface PoolLoad {
  running: number
  waiting: number
}

/** A reader that could not start is not started again at once. */
const RESTART_DELAY_MS = 1000
const RETRY_SECONDS_MAX = 60
/** Weight of the newest job in the mean time of a job. */
const MEAN_WEIGHT = 0.2
/** From this share of its CPU on, a job looks as if its reader will have to be ended. */
const SUSPECT_SHARE = 0.5
const TRIES_MAX = 2
const TOO_MUCH_MEMORY = 'Reading the document needs more memory than is allowed.'

export class ReaderPool {
  readonly #shares: ReaderShares
  readonly #readers = new Set<Reader>()
  readonly #idle: { reader: Reader; leaves: NodeJS.Timeout | undefined }[] = []
  /** At work on something that may end them: for each there is one reader more. */
  readonly #suspects = new Set<Reader>()
  /** Whether the last reader that was started became warm. */
  #startable = false
  #jobMs = 0
  #closed = false

  constructor(private readonly options: ReaderPoolOptions) {
    this.#shares = new ReaderShares({
      size: options.size,
      waitingMax: options.waitingMax,
      waitingPerPayerMax: options.waitingPerPayerMax ?? options.waitingMax,
      busy: (internal) => this.#busy(internal),
    })
  }

  /**
   * Starts the first reader; resolves when it is warm, rejects when it cannot start. The others follow the
   * first job, or start when one has to wait: until then each would double what a start costs.
   */
  async warm(): Promise<void> {
    if (this.#readers.size === 0) await this.#start()
  }

  /** Whether readers are warm; one that was ended and is being replaced does not change it. */
  get ready(): boolean {
    return this.#startable
  }

  get load(): PoolLoad {
    return { running: this.#shares.running, waiting: this.#shares.waiting }
  }

  /** Runs a job when its turn comes; once more when its reader was ended by something else. */
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
    await Promise.all([...this.#readers].map((reader) => reader.end()))
  }

  async #runOnce(job: object, turn: Turn): Promise<Answer> {
    const reader = await this.#take(turn)
    const started = performance.now()
    const watch = watchWork(reader, turn, [
      { cpuMs: turn.cpuMsMax * SUSPECT_SHARE, reached: () => this.#suspect(reader) },
      { cpuMs: LONG_CPU_MS, reached: () => this.#tookLong(reader) },
    ])
    const usedMs = () => this.#usedMs(reader, turn, performance.now() - started)
    try {
      const outcome = await Promise.race([reader.run(job), watch.overrun])
      if (typeof outcome === 'string') throw this.#refusal(outcome, turn)
      this.#jobMs += (performance.now() - started - this.#jobMs) * MEAN_WEIGHT
      this.#leaveWork(reader, turn, await usedMs())
      if (outcome.worn) await reader.end()
      else this.#offer(reader)
      this.#fillAgain()
      return outcome.answer
    } catch (error) {
      this.#leaveWork(reader, turn, await usedMs())
      await reader.end()
      throw error
    } finally {
      watch.stop()
    }
  }

  /** What the job has cost; of a reader that has died as much as it can have been. */
  async #usedMs(reader: Reader, { cpuMsMax }: Turn, elapsedMs: number): Promise<number> {
    const usedMs = await reader.jobCpuMs().catch(() => elapsedMs)
    return Math.min(usedMs, cpuMsMax)
  }

  #leaveWork(reader: Reader, { share }: Turn, cpuMs: number): void {
    this.#suspects.delete(reader)
    if (this.#shares.end(reader, cpuMs)) share.spent(cpuMs)
  }

  /** Where all readers are at long work one more is warmed, for those who bring short work. */
  #tookLong(reader: Reader): void {
    this.#shares.tookLong(reader)
    if (this.options.idleMsMax === undefined) this.#fillAgain()
  }

  /** The one that will take its place is warmed while it works on. */
  #suspect(reader: Reader): void {
    if (this.options.idleMsMax !== undefined) return
    this.#suspects.add(reader)
    this.#fillAgain()
  }

  async #take({ deadlineMs, ahead = false, long = false, share }: Turn): Promise<Reader> {
    if (this.#closed) throw this.#busy('the pool is closed')
    const leftMs = deadlineMs - performance.now()
    // Who has waited before and was read in part waits as long as there is time for an answer.
    const msMax = ahead ? leftMs : Math.min(this.options.waitMsMax, leftMs)
    const { payer, weight } = share
    const ask = { payer, weight, ahead, long, msMax }
    const idle = this.#idle.at(-1)
    if (idle && this.#shares.takeIdle(idle.reader, ask)) {
      clearTimeout(idle.leaves)
      this.#idle.pop()
      return idle.reader
    }
    const reader = this.#shares.wait(ask)
    this.#fillAgain()
    return reader
  }

  /** A warm reader without a job goes to whose turn it is. */
  #offer(reader: Reader): void {
    if (this.options.idleMsMax === undefined && this.#readers.size > this.#wanted) {
      void reader.end()
      return
    }
    if (this.#shares.give(reader)) return
    const { idleMsMax } = this.options
    const leave = () => {
      this.#leaveIdle(reader)
      void reader.end()
    }
    const leaves = idleMsMax === undefined ? undefined : setTimeout(leave, idleMsMax).unref()
    this.#idle.push({ reader, leaves })
  }

  #leaveIdle(reader: Reader): void {
    const place = this.#idle.findIndex((idle) => idle.reader === reader)
    if (place >= 0) this.#idle.splice(place, 1)
  }

  /** Starts the readers that are missing; a promise for each. */
  #fill(): Promise<void>[] {
    const started: Promise<void>[] = []
    while (this.#readers.size < this.#wanted) started.push(this.#start())
    return started
  }

  /** Readers that are not kept are started when somebody waits for one. */
  get #wanted(): number {
    const { size, idleMsMax } = this.options
    if (idleMsMax !== undefined) return Math.min(size, this.load.running + this.load.waiting)
    return size + Math.max(this.#suspects.size, this.#shares.allLong ? 1 : 0)
  }

  #start(): Promise<void> {
    const reader = this.options.open()
    this.#readers.add(reader)
    let warm = false
    reader.onEnd(() => {
      if (!warm) this.#startable = false
      this.#lost(reader, warm ? 0 : RESTART_DELAY_MS)
    })
    return reader.ready.then(() => {
      warm = true
      this.#startable = true
      this.#offer(reader)
    })
  }

  #lost(reader: Reader, delayMs: number): void {
    this.#leaveIdle(reader)
    setTimeout(() => {
      this.#readers.delete(reader)
      this.#fillAgain()
    }, delayMs).unref()
  }

  /** What cannot start is tried again when its end is heard of. */
  #fillAgain(): void {
    if (this.#closed) return
    for (const started of this.#fill()) started.catch(() => {})
  }

  #refusal(overrun: Overrun, { tooMuchWork }: Turn): RolecallError {
    if (overrun === 'deadline') return this.#busy('the machine was too busy to finish the job')
    return new RolecallError('parse_failed', tooMuchWork, { internal: 'over its CPU bound' })
  }

  /** Tells when the line will be done, by the mean time of a job. */
  #busy(internal: string): RolecallError {
    const { running, waiting } = this.load
    const seconds = (this.#jobMs * (running + waiting)) / this.options.size / 1000
    const retryAfter = Math.min(RETRY_SECONDS_MAX, Math.max(1, Math.ceil(seconds)))
    const line = waiting > 0 ? `, with ${waiting} waiting` : ''
    return busy(`The service is busy reading documents${line}.`, retryAfter, { internal })
  }
}
