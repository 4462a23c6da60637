// Puts items that arrive together into one statement: one round trip and one wait for the disk for
// all.
import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { isUnavailable } from '../store/unavailable.js'

/**
 * How many turns of the event loop a batch waits while each of them brings more items: turns are
 * shorter than a statement, and a batch saves one for each item.
 */
const TURNS_MAX = 4

interface Waiting<In, Out> {
  item: In
  resolve(result: Out): void
  reject(error: unknown): void
}

export interface BatcherOptions<In, Out> {
  /** Handles the batch as a whole or not at all; gives one result per item, in order. */
  run(items: In[], lane: number): Promise<Out[]>
  sizeMax: number
  /** How many batches may run at once; one when left out. */
  lanes?: number
}

/**
 * While every lane is busy, new items queue up for the next batch. So a busier process makes larger
 * batches, and on an idle one nobody waits.
 */
export class Batcher<In, Out> {
  readonly #options: BatcherOptions<In, Out>
  readonly #waitingForIdle: (() => void)[] = []
  /** Lanes on which no batch runs. */
  readonly #free: number[]
  readonly #lanes: number
  readonly #queue: Waiting<In, Out>[] = []

  constructor(options: BatcherOptions<In, Out>) {
    this.#options = options
    this.#lanes = options.lanes ?? 1
    this.#free = Array.from({ length: this.#lanes }, (_, lane) => lane)
  }

  add(item: In): Promise<Out> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ item, resolve, reject })
      const lane = this.#queue.length === 1 ? this.#free.pop() : undefined
      if (lane !== undefined) void this.#drain(lane)
    })
  }

  /** Resolves when nothing is queued or running. */
  idle(): Promise<void> {
    if (this.#free.length === this.#lanes) return Promise.resolve()
    return new Promise((resolve) => this.#waitingForIdle.push(resolve))
  }

  async #drain(lane: number): Promise<void> {
    while (this.#queue.length > 0) {
      await this.#gather()
      const batch = this.#queue.splice(0, this.#options.sizeMax)
      // Another lane may have taken the items already.
      if (batch.length > 0) await this.#runBatch(batch, lane)
    }
    this.#free.push(lane)
    if (this.#free.length < this.#lanes) return
    for (const resolve of this.#waitingForIdle.splice(0)) resolve()
  }

  /** Waits for items that arrive in this turn, and in the next ones if they keep coming. */
  async #gather(): Promise<void> {
    let seen = 0
    for (let turn = 0; turn < TURNS_MAX && this.#queue.length > seen; turn += 1) {
      seen = this.#queue.length
      await turnOfTheLoop()
    }
  }

  async #runBatch(batch: Waiting<In, Out>[], lane: number): Promise<void> {
    try {
      const results = await this.#options.run(
        batch.map(({ item }) => item),
        lane,
      )
      for (const [index, waiting] of batch.entries()) waiting.resolve(results[index] as Out)
    } catch (error) {
      if (batch.length === 1 || isUnavailable(error)) {
        for (const waiting of batch) waiting.reject(error)
        return
      }
      // Run one by one, so that one bad item does not fail the others.
      for (const waiting of batch) await this.#runBatch([waiting], lane)
    }
  }
}
