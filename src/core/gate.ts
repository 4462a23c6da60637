// Lets so many jobs run at once and so many wait; the rest is told to come back later.
import { RolecallError } from './errors.js'

export interface GateOptions {
  runningMax: number
  waitingMax: number
  waitMsMax: number
}

interface Waiting {
  start: () => void
  timer: NodeJS.Timeout
}

const RETRY_AFTER_SECONDS = '2'

const overloaded = (internal: string) =>
  new RolecallError('internal_error', 'The service is busy. Try again in a moment.', {
    status: 503,
    headers: { 'retry-after': RETRY_AFTER_SECONDS },
    internal,
  })

export class Gate {
  private active = 0
  private readonly line: Waiting[] = []

  constructor(private readonly options: GateOptions) {}

  get running(): number {
    return this.active
  }

  get waiting(): number {
    return this.line.length
  }

  /** Runs the job when its turn comes. */
  async pass<T>(job: () => Promise<T>): Promise<T> {
    if (this.active >= this.options.runningMax) await this.wait()
    else this.active++
    try {
      return await job()
    } finally {
      this.next()
    }
  }

  private wait(): Promise<void> {
    if (this.line.length >= this.options.waitingMax) throw overloaded('job queue is full')
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.line.splice(this.line.indexOf(waiting), 1)
        reject(overloaded('waited too long in the job queue'))
      }, this.options.waitMsMax)
      const waiting = { start: resolve, timer }
      this.line.push(waiting)
    })
  }

  /** Hands the place on to who waits longest. */
  private next(): void {
    const waiting = this.line.shift()
    if (!waiting) this.active--
    else {
      clearTimeout(waiting.timer)
      waiting.start()
    }
  }
}
