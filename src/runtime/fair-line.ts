// A line in which payers take turns, however many places each of them takes: the one that has had the
// least goes first, and a full line makes room at the cost of whoever fills it most.
import type { FairShares } from './fair-shares.js'

export interface Wait {
  payer: string
  msMax: number
  /** Before all others, and however long the line is. */
  ahead?: boolean
  /** Asks for something that not every place is given to. */
  long?: boolean
}

/** Why somebody is sent away. */
export type Refusal = 'full' | 'late' | 'own share'

export interface FairLineOptions {
  waitingMax: number
  waitingPerPayerMax: number
  refusal(why: Refusal): Error
}

interface Waiting<T> {
  wait: Wait
  take(thing: T): void
  refuse(error: Error): void
}

export class FairLine<T> {
  readonly #ahead: Waiting<T>[] = []
  readonly #lines = new Map<string, Waiting<T>[]>()
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
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#remove(waiting)
        reject(this.options.refusal('late'))
      }, wait.msMax)
      const waiting: Waiting<T> = {
        wait,
        take: (thing) => {
          clearTimeout(timer)
          resolve(thing)
        },
        refuse: (error) => {
          clearTimeout(timer)
          reject(error)
        },
      }
      this.#lineOf(wait).push(waiting)
      this.#length += 1
    })
  }

  /** Hands it to whose turn it is among those that it fits; tells whom, or that there is nobody. */
  give(thing: T, fits: (wait: Wait) => boolean = () => true): Wait | undefined {
    const next = this.#ahead.find(({ wait }) => fits(wait)) ?? this.#least(fits)
    if (!next) return undefined
    this.#remove(next)
    next.take(thing)
    return next.wait
  }

  /** Sends everybody away. */
  close(error: Error): void {
    const all = [...this.#ahead, ...[...this.#lines.values()].flat()]
    this.#ahead.length = 0
    this.#lines.clear()
    this.#length = 0
    for (const { refuse } of all) refuse(error)
  }

  /** The first piece of work that fits, of the payer that has had least. */
  #least(fits: (wait: Wait) => boolean): Waiting<T> | undefined {
    let least: { waiting: Waiting<T>; had: number } | undefined
    for (const [payer, line] of this.#lines) {
      const had = this.shares.had(payer)
      if (least && least.had <= had) continue
      const waiting = line.find(({ wait }) => fits(wait))
      if (waiting) least = { waiting, had }
    }
    return least?.waiting
  }

  /** Why there is no room, if so. Whoever fills a full line most gives up its last place. */
  #makeRoom(payer: string): Refusal | undefined {
    const own = this.lengthOf(payer)
    const within = own < this.options.waitingPerPayerMax
    if (this.#length < this.options.waitingMax) return within ? undefined : 'own share'
    let longest: Waiting<T>[] = []
    for (const line of this.#lines.values()) if (line.length > longest.length) longest = line
    const last = longest.at(-1)
    if (!last || longest.length <= own + 1) return 'full'
    this.#remove(last)
    last.refuse(this.options.refusal('full'))
    return undefined
  }

  #lineOf({ payer, ahead = false }: Wait): Waiting<T>[] {
    if (ahead) return this.#ahead
    const line = this.#lines.get(payer) ?? []
    this.#lines.set(payer, line)
    return line
  }

  #remove(waiting: Waiting<T>): void {
    const line = this.#lineOf(waiting.wait)
    const place = line.indexOf(waiting)
    if (place < 0) return
    line.splice(place, 1)
    this.#length -= 1
    if (line.length === 0 && !waiting.wait.ahead) this.#lines.delete(waiting.wait.payer)
  }
}
