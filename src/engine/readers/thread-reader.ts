// A reader in a thread of this process: light, and what it shares with the others is there once.
import { Worker } from 'node:worker_threads'
import type { Outcome } from '../outcome/outcome.js'
import { Pending } from './pending.js'
import { isOutOfMemory, type Reader, ReaderDied, type ReaderMessage } from './reader.js'
import { type CpuClock, threadCpuClock } from './thread-cpu.js'

export interface ThreadReaderOptions {
  file: string
  /** JavaScript heap; the memory of PDFium is capped by a V8 flag instead. */
  heapMbMax: number
  /** What the thread is given when it starts. */
  data: object
  /** Threads of this process that run a job now, for systems that do not tell them apart. */
  atWork(): number
}

/** A quarter of what V8 would take: as fast, and tens of megabytes less (npm run bench:start). */
const YOUNG_MB_MAX = 12

export class ThreadReader implements Reader {
  readonly ready: Promise<void>
  readonly #worker: Worker
  readonly #task = new Pending<string>()
  readonly #outcome = new Pending<Outcome>()
  #clock: CpuClock = async () => 0
  #jobStartMs = 0
  #death: ReaderDied | undefined

  constructor({ file, heapMbMax, data, atWork }: ThreadReaderOptions) {
    this.#worker = new Worker(file, {
      workerData: data,
      resourceLimits: {
        maxOldGenerationSizeMb: heapMbMax,
        maxYoungGenerationSizeMb: YOUNG_MB_MAX,
      },
      // Nothing of the server's environment is a document's business.
      env: {},
      // Nor are the flags of the program: a thread that is given `--input-type=module` does not start.
      execArgv: [],
    })
    this.#worker.on('message', (message: ReaderMessage) => this.#hear(message))
    this.#worker.on('error', (error) => {
      this.#died(new ReaderDied(isOutOfMemory(error), `thread died: ${error.name}`), error)
    })
    this.#worker.on('exit', (code) => {
      this.#died(new ReaderDied(false, `thread exited with code ${code}`))
    })
    this.ready = this.#task.wait().then((task) => {
      this.#clock = threadCpuClock(this.#worker, task, atWork)
      // An idle reader keeps no process alive: a command may end without closing it.
      this.#worker.unref()
    })
  }

  async run(job: object): Promise<Outcome> {
    this.#worker.ref()
    this.#jobStartMs = await this.#clock()
    const outcome = this.#outcome.wait()
    this.#worker.postMessage(job)
    try {
      return await outcome
    } finally {
      this.#worker.unref()
    }
  }

  async jobCpuMs(): Promise<number> {
    // The system forgets a thread with its end.
    if (this.#death) throw this.#death
    return (await this.#clock()) - this.#jobStartMs
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }

  onEnd(callback: () => void): void {
    this.#worker.once('exit', callback)
  }

  #hear(message: ReaderMessage): void {
    if (message.kind === 'ready') this.#task.answer(message.task)
    if (message.kind === 'outcome') this.#outcome.answer(message.outcome)
  }

  /** A thread that cannot start says why; what ends it later may quote a document. */
  #died(death: ReaderDied, cause: Error = death): void {
    this.#death ??= death
    this.#task.end(cause)
    this.#outcome.end(death)
  }
}
