// Lets a few callers do something at a time. Others wait their turn, not too many and not too long.
import { WaitingLine } from './waiting-line.js'

export interface TurnsOptions {
  runningMax: number
  waitingMax: number
  waitMs: number
  /** The error for a caller who finds no place. */
  refusal: () => Error
}

export class Turns {
  #free: number
  readonly #line: WaitingLine<void>

  constructor(private readonly options: TurnsOptions) {
    this.#free = options.runningMax
    this.#line = new WaitingLine(options.waitingMax, options.refusal)
  }

  /** Resolves with a function that gives the place back; calling it again changes nothing. */
  async take(): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1
    else await this.#line.wait({ msMax: this.options.waitMs })
    let given = false
    return () => {
      if (given) return
      given = true
      if (!this.#line.give()) this.#free += 1
    }
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const giveBack = await this.take()
    try {
      return await work()
    } finally {
      giveBack()
    }
  }
}
