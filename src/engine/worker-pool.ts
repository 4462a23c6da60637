// A pool of worker threads in which a job that overruns its time is killed with its worker.
import { Piscina } from 'piscina'
import { RolecallError } from '../core/errors.js'
import { Gate, type GateOptions } from '../core/gate.js'
import type { Answer } from './answer.js'
import { fairTimeout, type Timeout } from './fair-clock.js'
import type { Outcome } from './outcome.js'
import type { ScanJob } from './scan-worker.js'
import type { OperationJob } from './worker.js'

export type Job = OperationJob | ScanJob

export interface WorkerPoolOptions extends GateOptions {
  file: string
  jobTimeoutMs: number
  timeoutMessage: string
  /** The cap is kept by a fair clock. */
  fair?: boolean
  /** JavaScript heap of one worker; PDFium's memory is capped by a V8 flag instead. */
  heapMbMax: number
  /** Threads are started at once and kept; otherwise with the first job, and let go when idle. */
  keepsThreads: boolean
  /** Folder of an operator's own skill vocabularies. */
  taxonomyDir?: string
}

const IDLE_MS_MAX = 60_000
const TOO_MUCH_MEMORY = 'Reading the document needs more memory than is allowed.'
/** A thread that was ended between two jobs, and not by the job that it had just been given. */
const ENDED_BEFORE = /^worker exited with code/

export class JobTimeout extends RolecallError {
  constructor(message: string) {
    super('parse_failed', message, { internal: 'job timed out' })
  }
}

const hardTimeout = (timeoutMs: number): Timeout => ({
  signal: AbortSignal.timeout(timeoutMs),
  clear: () => {},
})

export class WorkerPool {
  private readonly gate: Gate
  private readonly pool: Piscina

  constructor(private readonly options: WorkerPoolOptions) {
    this.gate = new Gate(options)
    this.pool = new Piscina({
      filename: options.file,
      name: 'runJob',
      minThreads: options.keepsThreads ? options.runningMax : 0,
      maxThreads: options.runningMax,
      idleTimeout: IDLE_MS_MAX,
      concurrentTasksPerWorker: 1,
      resourceLimits: { maxOldGenerationSizeMb: options.heapMbMax },
      workerData: { taxonomyDir: options.taxonomyDir },
      // Threads that block on Atomics.wait between jobs could not hear from tesseract's own thread.
      atomics: 'disabled',
      // Nothing of the server's environment is a document's business.
      env: {},
    })
    // A thread that dies between jobs is replaced; there is nobody to tell.
    this.pool.on('error', () => {})
  }

  /** Runs a job; where it has less time than others, that is asked when its turn comes. */
  run(job: Job, timeLeftMs?: () => number): Promise<Answer> {
    return this.gate.pass(() => {
      const { jobTimeoutMs } = this.options
      return this.runNow(job, Math.min(jobTimeoutMs, timeLeftMs?.() ?? jobTimeoutMs), true)
    })
  }

  private async runNow(job: Job, timeoutMs: number, mayRepeat: boolean): Promise<Answer> {
    const { signal, clear } = this.options.fair ? fairTimeout(timeoutMs) : hardTimeout(timeoutMs)
    try {
      const outcome = (await this.pool.run(job, { signal })) as Outcome
      if (outcome.worn) await this.end(outcome.threadId)
      return outcome.answer
    } catch (error) {
      if (signal.aborted) throw new JobTimeout(this.options.timeoutMessage)
      const { message, name } = error as Error
      if (mayRepeat && ENDED_BEFORE.test(message)) return this.runNow(job, timeoutMs, false)
      throw new RolecallError('parse_failed', TOO_MUCH_MEMORY, { internal: `worker died: ${name}` })
    } finally {
      clear()
    }
  }

  private async end(threadId: number): Promise<void> {
    await this.pool.threads.find((thread) => thread.threadId === threadId)?.terminate()
  }

  load(): { running: number; waiting: number } {
    return { running: this.gate.running, waiting: this.gate.waiting }
  }

  close(): Promise<void> {
    return this.pool.destroy()
  }
}
