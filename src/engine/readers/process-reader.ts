// A reader in a process of its own: every system tells its CPU apart from the server's, and when it
// ends all of its memory is free.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Outcome } from '../outcome/outcome.js'
import { Pending } from './pending.js'
import { type Reader, ReaderDied, type ReaderMessage, type ReaderQuestion } from './reader.js'

export interface ProcessReaderOptions {
  /** The entry of the process, and the entry of the thread in it that reads. */
  file: string
  threadFile: string
  heapMbMax: number
  /** V8 flags of the process. */
  flags: readonly string[]
}

/** What the process is asked. */
export type ProcessQuestion = ReaderQuestion | { kind: 'cpu' }

export class ProcessReader implements Reader {
  readonly loaded: Promise<void>
  readonly #child: ChildProcess
  readonly #started = new Pending<void>()
  readonly #warm = new Pending<void>()
  readonly #outcome = new Pending<Outcome>()
  readonly #cpu = new Pending<number>()
  #outOfMemory = false

  constructor({ file, threadFile, heapMbMax, flags }: ProcessReaderOptions) {
    this.#child = fork(file, [threadFile, String(heapMbMax)], {
      execArgv: [...flags],
      serialization: 'advanced',
      // A document's reader sees nothing of the server's environment, and writes nothing into its
      // log.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.#child.on('message', (message) => this.#hear(message as ReaderMessage))
    this.#child.on('error', (error) => this.#died(`process failed: ${error.name}`))
    this.#child.on('exit', (code, signal) => this.#died(`process ended: ${signal ?? code}`))
    this.loaded = this.#started.wait()
  }

  async warmUp(): Promise<void> {
    const warm = this.#warm.wait()
    this.#ask({ kind: 'warm-up' })
    await Promise.all([this.loaded, warm])
    this.#letGo()
  }

  async run(job: object): Promise<Outcome> {
    this.#hold()
    const outcome = this.#outcome.wait()
    this.#ask({ kind: 'job', job })
    try {
      return await outcome
    } finally {
      this.#letGo()
    }
  }

  jobCpuMs(): Promise<number> {
    const cpu = this.#cpu.wait()
    this.#ask({ kind: 'cpu' })
    return cpu
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const exited = once(this.#child, 'exit')
    // An idle process does not keep ours alive, so a program that only waits for this end would
    // stop too early.
    this.#child.ref()
    this.#child.kill('SIGKILL')
    await exited
  }

  onEnd(callback: () => void): void {
    this.#child.once('exit', callback)
    // A process that could not start never exits.
    this.#child.once('error', () => this.#child.pid === undefined && callback())
  }

  #ask(question: ProcessQuestion): void {
    // A failure to send is ignored: a process that has gone ends every wait anyway.
    this.#child.send(question, () => {})
  }

  #hear(message: ReaderMessage): void {
    if (message.kind === 'loaded') this.#started.answer()
    if (message.kind === 'warm') this.#warm.answer()
    if (message.kind === 'outcome') this.#outcome.answer(message.outcome)
    if (message.kind === 'cpu') this.#cpu.answer(message.cpuMs)
    if (message.kind === 'died') this.#outOfMemory = message.outOfMemory
  }

  #died(internal: string): void {
    const death = new ReaderDied(this.#outOfMemory, internal)
    this.#started.end(death)
    this.#warm.end(death)
    this.#outcome.end(death)
    this.#cpu.end(death)
  }

  /** Stops the process from keeping ours alive while it is idle. */
  #letGo(): void {
    this.#child.unref()
    this.#child.channel?.unref()
  }

  #hold(): void {
    this.#child.ref()
    this.#child.channel?.ref()
  }
}
