// A clock that a test moves by hand.
import type { Clock } from '../../src/runtime/clock.js'

export class MovableClock implements Clock {
  #ms: number

  constructor(start: string | number) {
    this.#ms = typeof start === 'number' ? start : Date.parse(start)
  }

  now(): number {
    return this.#ms
  }

  advance(ms: number): void {
    this.#ms += ms
  }

  set(at: string): void {
    this.#ms = Date.parse(at)
  }
}
