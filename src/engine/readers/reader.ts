// A reader: a thread or a process that reads one document at a time, and that can be ended for good.
import type { Outcome } from '../outcome/outcome.js'

export interface Reader {
  /** Resolves once its code and vocabularies are loaded; rejects when it cannot start. */
  readonly loaded: Promise<void>
  /**
   * Has it read its made-up document, and resolves when that is done: only then may it get a job.
   * Asked once.
   */
  warmUp(): Promise<void>
  /** Runs one job at a time; rejects with ReaderDied when the reader ends before its answer. */
  run(job: object): Promise<Outcome>
  /** CPU milliseconds that the current job has cost so far, measured on this reader alone. */
  jobCpuMs(): Promise<number>
  /** Ends the reader, whatever it is doing; its memory is free when this resolves. */
  end(): Promise<void>
  /** Calls back when the reader has ended, by itself or by `end`. */
  onEnd(callback: () => void): void
}

/** What a reader is asked: first to warm up, and then to run job after job. */
export type ReaderQuestion = { kind: 'warm-up' } | { kind: 'job'; job: object }

/** The messages that a reader sends. */
export type ReaderMessage =
  /** `task` names the thread to the operating system, '' where that cannot be told. */
  | { kind: 'loaded'; task: string }
  | { kind: 'warm' }
  | { kind: 'outcome'; outcome: Outcome }
  | { kind: 'cpu'; cpuMs: number }
  | { kind: 'died'; outOfMemory: boolean }

export class ReaderDied extends Error {
  constructor(
    /**
     * Whether the reader reached the cap on its JavaScript heap: then its job is to blame.
     * Otherwise nobody knows why it died.
     */
    readonly outOfMemory: boolean,
    internal: string,
  ) {
    super(internal)
    this.name = 'ReaderDied'
  }
}

/** What Node calls the end of a thread that has reached the cap of its heap. */
export const isOutOfMemory = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
