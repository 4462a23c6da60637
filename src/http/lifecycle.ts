// What a stopping or overloaded server must know: how much is in flight, and whether it drains.
export class Lifecycle {
  /** Requests in flight, each with how many of its parts have not ended: connection and work. */
  #parts = new Map<object, number>()
  #draining = false
  #idle: (() => void)[] = []

  get inFlight(): number {
    return this.#parts.size
  }

  get draining(): boolean {
    return this.#draining
  }

  /** Counts a part of a request; call what it returns when the part has ended. */
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

  /** From here on new work is refused. */
  drain(): void {
    this.#draining = true
  }

  idle(): Promise<void> {
    return this.#parts.size === 0 ? Promise.resolve() : new Promise((done) => this.#idle.push(done))
  }
}
