// A line of callers who wait for things that are handed out one by one: in order, not too many, not
// too long.
import { timedWait, type Waiting } from './timed-wait.js'

export interface Wait {
  msMax: number
  /** Goes before all others, even when the line is full. */
  ahead?: boolean
}

export class WaitingLine<T> {
  readonly #line: Waiting<T>[] = []

  constructor(
    private readonly waitingMax: number,
    /** The error for a caller who finds no place, or has waited too long. */
    private readonly refusal: (internal: string) => Error,
  ) {}

  get length(): number {
    return this.#line.length
  }

  wait({ msMax, ahead = false }: Wait): Promise<T> {
    if (this.#line.length >= this.waitingMax && !ahead) {
      return Promise.reject(this.refusal('the line is full'))
    }
    return timedWait<T>(msMax, {
      enter: (waiting) => {
        if (ahead) this.#line.unshift(waiting)
        else this.#line.push(waiting)
      },
      late: (waiting) => {
        this.#line.splice(this.#line.indexOf(waiting), 1)
        return this.refusal('waited too long in the line')
      },
    })
  }

  /** Hands the thing to the first caller; false when nobody waits. */
  give(thing: T): boolean {
    const first = this.#line.shift()
    first?.take(thing)
    return first !== undefined
  }

  /** Sends everybody away. */
  close(error: Error): void {
    for (const { refuse } of this.#line.splice(0)) refuse(error)
  }
}
