// The one answer that a reader owes, and what becomes of it when the reader ends first.
export class Pending<T> {
  #settle: { resolve: (value: T) => void; reject: (error: Error) => void } | undefined
  #ended: Error | undefined

  wait(): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#ended) reject(this.#ended)
      else this.#settle = { resolve, reject }
    })
  }

  answer(value: T): void {
    this.#settle?.resolve(value)
    this.#settle = undefined
  }

  /** From here on every wait ends with this error. */
  end(error: Error): void {
    this.#ended ??= error
    this.#settle?.reject(this.#ended)
    this.#settle = undefined
  }
}
