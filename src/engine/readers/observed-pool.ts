// A pool that reports how long jobs wait and work, and when readers end, for metrics only. It wraps
// a pool from outside, so that the pool knows nothing of metrics.
import type { Outcome } from '../outcome/outcome.js'
import type { Reader } from './reader.js'
import { ReaderPool, type ReaderPoolOptions } from './reader-pool.js'

export interface PoolObserver {
  /** From the moment a job came until a reader took it. */
  waited(ms: number): void
  /** How long a reader worked; `pages` of a scan, else 0. */
  worked(ms: number, pages: number): void
  /**
   * A reader had to be ended and is replaced. A reader that leaves because it was idle does not
   * count.
   */
  ended(): void
}

type Asked = WeakMap<object, number>

export function observedPool(options: ReaderPoolOptions, observer?: PoolObserver): ReaderPool {
  if (!observer) return new ReaderPool(options)
  const asked: Asked = new WeakMap()
  const open = () => observedReader(options.open(), asked, observer)
  const pool = new ReaderPool({ ...options, open })
  const run = pool.run.bind(pool)
  pool.run = (job, turn) => {
    asked.set(job, performance.now())
    return run(job, turn)
  }
  return pool
}

const pagesOf = (job: object): number =>
  'pages' in job && Array.isArray(job.pages) ? job.pages.length : 0

function observedReader(reader: Reader, asked: Asked, observer: PoolObserver): Reader {
  let state: 'starting' | 'warming' | 'idle' | 'working' | 'worn' = 'starting'
  const run = async (job: object): Promise<Outcome> => {
    const started = performance.now()
    observer.waited(started - (asked.get(job) ?? started))
    state = 'working'
    try {
      const outcome = await reader.run(job)
      state = outcome.worn ? 'worn' : 'idle'
      return outcome
    } finally {
      observer.worked(performance.now() - started, pagesOf(job))
    }
  }
  const loaded = reader.loaded.then(() => {
    if (state === 'starting') state = 'idle'
  })
  reader.onEnd(() => {
    if (state !== 'idle') observer.ended()
  })
  return {
    loaded,
    warmUp: async () => {
      state = 'warming'
      await reader.warmUp()
      state = 'idle'
    },
    run,
    jobCpuMs: () => reader.jobCpuMs(),
    end: () => reader.end(),
    onEnd: (callback) => reader.onEnd(callback),
  }
}
