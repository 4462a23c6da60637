// Lets a few callers do something at a time, and no payer too much of it. The others wait, and
// payers take turns.
import { FairLine } from './fair-line.js'
import { FairShares } from './fair-shares.js'

export interface FairTurnsOptions {
  runningMax: number
  runningPerPayerMax: number
  waitingMax: number
  waitMs: number
  /** The error for a caller who finds no place. */
  refusal(): Error
}

/** Every turn costs the same. */
const COST = 1

export class FairTurns {
  readonly #shares = new FairShares()
  readonly #line: FairLine<void>
  readonly #running = new Map<string, number>()
  #free: number

  constructor(private readonly options: FairTurnsOptions) {
    const { waitingMax, refusal } = options
    this.#free = options.runningMax
    this.#line = new FairLine(this.#shares, {
      waitingMax,
      waitingPerPayerMax: Math.ceil(waitingMax / 2),
      refusal,
    })
  }

  /** How many wait for a place. */
  get waiting(): number {
    return this.#line.length
  }

  /** Resolves with a function that gives the place back; calling it again changes nothing. */
  async take(payer: string): Promise<() => void> {
    this.#shares.enter(payer)
    if (this.#free > 0 && this.#fits(payer)) {
      this.#free -= 1
      this.#count(payer, 1)
    } else {
      await this.#line.wait({ payer, msMax: this.options.waitMs }).catch((error: unknown) => {
        this.#shares.leave(payer)
        throw error
      })
    }
    const work = this.#shares.begin(payer)
    let given = false
    return () => {
      if (given) return
      given = true
      work.end(COST)
      this.#count(payer, -1)
      this.#free += 1
      this.#serve()
    }
  }

  async run<T>(payer: string, work: () => Promise<T>): Promise<T> {
    const giveBack = await this.take(payer)
    try {
      return await work()
    } finally {
      giveBack()
    }
  }

  /** A place counts as taken when it is given, since its new owner runs only a moment later. */
  #serve(): void {
    while (this.#free > 0) {
      const next = this.#line.give(undefined, ({ payer }) => this.#fits(payer))
      if (!next) return
      this.#free -= 1
      this.#count(next.payer, 1)
    }
  }

  #fits(payer: string): boolean {
    return (this.#running.get(payer) ?? 0) < this.options.runningPerPayerMax
  }

  #count(payer: string, change: number): void {
    const running = (this.#running.get(payer) ?? 0) + change
    if (running === 0) this.#running.delete(payer)
    else this.#running.set(payer, running)
  }
}
