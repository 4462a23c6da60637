// A reader in a thread of this process: light, because it shares tables and code with the other
// readers.
import { Worker } from 'node:worker_threads'
import type { Outcome } from '../outcome/outcome.js'
import { Pending } from './pending.js'
import {
  isOutOfMemory,
  type Reader,
  ReaderDied,
  type ReaderMessage,
  type ReaderQuestion,
} from './reader.js'
import { type CpuClock, threadCpuClock } from './thread-cpu.js'

export interface ThreadReaderOptions {
  file: string
  /** JavaScript heap; the memory of PDFium is capped by a V8 flag instead. */
  heapMbMax: number
  /** What the thread is given when it starts. */
  data: object
  /**
   * How many threads of this process run a job now, for systems that do not measure threads one by
   * one.
   */
  atWork(): number
}

/** A quarter of V8's own choice: as fast, and tens of megabytes less (npm run bench:start). */
const YOUNG_MB_MAX = 12

export class ThreadReader implements Reader {
  readonly loaded: Promise<void>
  readonly #worker: Worker
  readonly #task = new Pending<string>()
  readonly #warm = new Pending<void>()
  readonly #outcome = new Pending<Outcome>()
  #clock: CpuClock = async () => 0
  #jobStartMs = 0
  #warming = false
  #death: ReaderDied | undefined

  constructor({ file, heapMbMax, data, atWork }: ThreadReaderOptions) {
    this.#worker = new Worker(file, {
      workerData: data,
      resourceLimits: {
        maxOldGenerationSizeMb: heapMbMax,
        maxYoungGenerationSizeMb: YOUNG_MB_MAX,
      },
      // A document's reader sees nothing of the server's environment.
      env: {},
      // It does not get the program's flags either: a thread with `--input-type=module` does not
      // start.
      execArgv: [],
    })
    this.#worker.on('message', (message: ReaderMessage) => this.#hear(message))
    this.#worker.on('error', (error) => {
      this.#died(new ReaderDied(isOutOfMemory(error), `thread died: ${error.name}`), error)
    })
    this.#worker.on('exit', (code) => {
      this.#died(new ReaderDied(false, `thread exited with code ${code}`))
    })
    this.loaded = this.#task.wait().then((task) => {
      this.#clock = threadCpuClock(this.#worker, task, atWork)
      // An idle reader does not keep the process alive, so a command may end without closing it.
      if (!this.#warming) this.#worker.unref()
    })
  }

  async warmUp(): Promise<void> {
    this.#warming = true
    this.#worker.ref()
    const warm = this.#warm.wait()
    this.#ask({ kind: 'warm-up' })
    await Promise.all([this.loaded, warm])
    this.#worker.unref()
  }

  async run(job: object): Promise<Outcome> {
    this.#worker.ref()
    this.#jobStartMs = await this.#clock()
    const outcome = this.#outcome.wait()
    this.#ask({ kind: 'job', job })
    try {
      return await outcome
    } finally {
      this.#worker.unref()
    }
  }

  async jobCpuMs(): Promise<number> {
    // Once a thread has ended, the system no longer knows its CPU.
    if (this.#death) throw this.#death
    return (await this.#clock()) - this.#jobStartMs
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }

  onEnd(callback: () => void): void {
    this.#worker.once('exit', callback)
  }

  #ask(question: ReaderQuestion): void {
    this.#worker.postMessage(question)
  }

  #hear(message: ReaderMessage): void {
    if (message.kind === 'loaded') this.#task.answer(message.task)
    if (message.kind === 'warm') this.#warm.answer()
    if (message.kind === 'outcome') this.#outcome.answer(message.outcome)
  }

  /**
   * The error of a failed start is passed on, since it says why. A later error may quote a document
   * and is not.
   */
  #died(death: ReaderDied, cause: Error = death): void {
    this.#death ??= death
    this.#task.end(cause)
    this.#warm.end(cause)
    this.#outcome.end(death)
  }
}
