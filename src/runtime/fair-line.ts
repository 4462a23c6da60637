// A line in which payers take turns, however many places each of them takes. The payer who has had
// the least goes first. A full line makes room by sending away work of the payer who fills it most.
import type { FairShares } from './fair-shares.js'
import { timedWait, type Waiting } from './timed-wait.js'

export interface Wait {
  payer: string
  msMax: number
  /** Goes before all others, even when the line is full. */
  ahead?: boolean
  /** Whether the work takes long: such work does not get every place. */
  long?: boolean
}

/** Why somebody is sent away. */
export type Refusal = 'full' | 'late' | 'own share'

export interface FairLineOptions {
  waitingMax: number
  waitingPerPayerMax: number
  refusal(why: Refusal): Error
}

interface Placed<T> {
  wait: Wait
  waiting: Waiting<T>
}

export class FairLine<T> {
  readonly #ahead: Placed<T>[] = []
  readonly #lines = new Map<string, Placed<T>[]>()
  #length = 0

  constructor(
    private readonly shares: FairShares,
    private readonly options: FairLineOptions,
  ) {}

  get length(): number {
    return this.#length
  }

  lengthOf(payer: string): number {
    return this.#lines.get(payer)?.length ?? 0
  }

  wait(wait: Wait): Promise<T> {
    const why = wait.ahead ? undefined : this.#makeRoom(wait.payer)
    if (why) return Promise.reject(this.options.refusal(why))
    let placed: Placed<T> | undefined
    return timedWait<T>(wait.msMax, {
      enter: (waiting) => {
        placed = { wait, waiting }
        this.#lineOf(wait).push(placed)
        this.#length += 1
      },
      late: () => {
        if (placed) this.#remove(placed)
        return this.options.refusal('late')
      },
    })
  }

  /**
   * Hands the thing to the next in turn among those it fits, and returns that one; undefined when
   * there is nobody.
   */
  give(thing: T, fits: (wait: Wait) => boolean = () => true): Wait | undefined {
    const next = this.#ahead.find(({ wait }) => fits(wait)) ?? this.#least(fits)
    if (!next) return undefined
    this.#remove(next)
    next.waiting.take(thing)
    return next.wait
  }

  /** Sends everybody away. */
  close(error: Error): void {
    const all = [...this.#ahead, ...[...this.#lines.values()].flat()]
    this.#ahead.length = 0
    this.#lines.clear()
    this.#length = 0
    for (const { waiting } of all) waiting.refuse(error)
  }

  /** The first piece of work that fits, of the payer who has had the least. */
  #least(fits: (wait: Wait) => boolean): Placed<T> | undefined {
    let least: { placed: Placed<T>; had: number } | undefined
    for (const [payer, line] of this.#lines) {
      const had = this.shares.had(payer)
      if (least && least.had <= had) continue
      const placed = line.find(({ wait }) => fits(wait))
      if (placed) least = { placed, had }
    }
    return least?.placed
  }

  /**
   * Why there is no room, if so. In a full line, the payer who fills it most loses its last place.
   */
  #makeRoom(payer: string): Refusal | undefined {
    const own = this.lengthOf(payer)
    const within = own < this.options.waitingPerPayerMax
    if (this.#length < this.options.waitingMax) return within ? undefined : 'own share'
    let longest: Placed<T>[] = []
    for (const line of this.#lines.values()) if (line.length > longest.length) longest = line
    const last = longest.at(-1)
    if (!last || longest.length <= own + 1) return 'full'
    this.#remove(last)
    last.waiting.refuse(this.options.refusal('full'))
    return undefined
  }

  #lineOf({ payer, ahead = false }: Wait): Placed<T>[] {
    if (ahead) return this.#ahead
    const line = this.#lines.get(payer) ?? []
    this.#lines.set(payer, line)
    return line
  }

  #remove(placed: Placed<T>): void {
    const { wait } = placed
    const line = this.#lineOf(wait)
    const place = line.indexOf(placed)
    if (place < 0) return
    line.splice(place, 1)
    this.#length -= 1
    if (line.length === 0 && !wait.ahead) this.#lines.delete(wait.payer)
  }
}
