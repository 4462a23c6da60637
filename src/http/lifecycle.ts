// How many requests are in flight, and whether the server drains: what stopping and overload need.
export class Lifecycle {
  /** Requests in flight. Each counts the parts of it that have not ended: connection and work. */
  #parts = new Map<object, number>()
  #draining = false
  #idle: (() => void)[] = []

  get inFlight(): number {
    return this.#parts.size
  }

  get draining(): boolean {
    return this.#draining
  }

  /** Counts one part of a request. Call the function that it returns when the part has ended. */
  enter(request: object): () => void {
    this.#parts.set(request, (this.#parts.get(request) ?? 0) + 1)
    let left = false
    return () => {
      if (left) return
      left = true
      const parts = (this.#parts.get(request) ?? 1) - 1
      if (parts > 0) this.#parts.set(request, parts)
      else this.#parts.delete(request)
      if (this.#parts.size > 0) return
      for (const resolve of this.#idle.splice(0)) resolve()
    }
  }

  /** Refuses new work from here on. */
  drain(): void {
    this.#draining = true
  }

  idle(): Promise<void> {
    return this.#parts.size === 0 ? Promise.resolve() : new Promise((done) => this.#idle.push(done))
  }
}
