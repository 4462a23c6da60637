// What a stopping or overloaded server must know: how much is in flight, and whether it drains.
export class Lifecycle {
  #inFlight = 0
  #draining = false
  #idle: (() => void)[] = []

  get inFlight(): number {
    return this.#inFlight
  }

  get draining(): boolean {
    return this.#draining
  }

  /** Counts one piece of work; call what it returns when the work has ended. */
  enter(): () => void {
    this.#inFlight += 1
    let left = false
    return () => {
      if (left) return
      left = true
      this.#inFlight -= 1
      if (this.#inFlight > 0) return
      for (const resolve of this.#idle.splice(0)) resolve()
    }
  }

  /** From here on new work is refused. */
  drain(): void {
    this.#draining = true
  }

  idle(): Promise<void> {
    return this.#inFlight === 0 ? Promise.resolve() : new Promise((done) => this.#idle.push(done))
  }
}
