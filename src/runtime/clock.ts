// Time is passed in from outside, so that every answer can be reproduced and every test can move
// it.
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

export const fixedClock = (ms: number): Clock => ({ now: () => ms })
