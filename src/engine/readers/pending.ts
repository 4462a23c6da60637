// An answer that a reader owes, and what becomes of it when the reader ends first. Several callers
// may wait for the same answer: the watch of a job and the end of the job may ask for its CPU at
// the same instant.
interface Waiting<T> {
  resolve: (value: T) => void
  reject: (error: Error) => void
}

export class Pending<T> {
  #waiting: Waiting<T>[] = []
  #ended: Error | undefined

  wait(): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#ended) reject(this.#ended)
      else this.#waiting.push({ resolve, reject })
    })
  }

  answer(value: T): void {
    for (const { resolve } of this.#waiting.splice(0)) resolve(value)
  }

  /** From here on every wait ends with this error. */
  end(error: Error): void {
    this.#ended ??= error
    for (const { reject } of this.#waiting.splice(0)) reject(this.#ended)
  }
}
