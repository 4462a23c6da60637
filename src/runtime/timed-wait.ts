// A caller that waits for something: until it is handed over, until the caller is sent away, or
// until time is up.
export interface Waiting<T> {
  take(thing: T): void
  refuse(error: Error): void
}

/** `enter` puts the waiting caller into a line; `late` takes it out again and gives the reason. */
export function timedWait<T>(
  msMax: number,
  { enter, late }: { enter(waiting: Waiting<T>): void; late(waiting: Waiting<T>): Error },
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late(waiting)), msMax)
    const waiting: Waiting<T> = {
      take: (thing) => {
        clearTimeout(timer)
        resolve(thing)
      },
      refuse: (error) => {
        clearTimeout(timer)
        reject(error)
      },
    }
    enter(waiting)
  })
}
