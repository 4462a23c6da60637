// Lets a few do something at a time. Others wait their turn, not too many and not too long.
export interface TurnsOptions {
  runningMax: number
  waitingMax: number
  waitMs: number
  /** What is thrown at whoever finds no place. */
  refusal: () => Error
}

export class Turns {
  #free: number
  #waiting: (() => void)[] = []

  constructor(private readonly options: TurnsOptions) {
    this.#free = options.runningMax
  }

  /** Resolves with what gives the place back; calling that again changes nothing. */
  async take(): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1
    else await this.#wait()
    let given = false
    return () => {
      if (given) return
      given = true
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free += 1
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

  #wait(): Promise<void> {
    const { waitingMax, waitMs, refusal } = this.options
    if (this.#waiting.length >= waitingMax) return Promise.reject(refusal())
    return new Promise((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((one) => one !== turn)
        reject(refusal())
      }, waitMs)
      this.#waiting.push(turn)
    })
  }
}
