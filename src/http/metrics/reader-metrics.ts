// Metrics of the readers: how long work waits and takes, which readers were replaced, OCR.
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Engine } from '../../engine/create-engine.js'
import type { EngineSettings } from '../../engine/readers/open-pools.js'
import { BUCKETS_SECONDS } from './buckets.js'

type Observe = NonNullable<EngineSettings['observe']>

export function readerMetrics(registry: Registry): Observe {
  const registers = [registry]
  const waits = new Histogram({
    name: 'rolecall_queue_wait_seconds',
    help: 'Time that work waits for a reader',
    labelNames: ['pool'],
    buckets: BUCKETS_SECONDS,
    registers,
  })
  const work = new Histogram({
    name: 'rolecall_reader_seconds',
    help: 'Time that a reader is at work on one job',
    labelNames: ['pool'],
    buckets: BUCKETS_SECONDS,
    registers,
  })
  const restarts = new Counter({
    name: 'rolecall_reader_restarts_total',
    help: 'Readers that had to be replaced: killed for too much work, out of memory, or worn',
    labelNames: ['pool'],
    registers,
  })
  const pages = new Counter({
    name: 'rolecall_ocr_pages_total',
    help: 'Pages read by OCR',
    registers,
  })
  const seconds = new Counter({
    name: 'rolecall_ocr_seconds_total',
    help: 'Time spent on OCR',
    registers,
  })
  const observerOf = (pool: 'documents' | 'scans') => ({
    waited: (ms: number) => waits.observe({ pool }, ms / 1000),
    worked: (ms: number, scanned: number) => {
      work.observe({ pool }, ms / 1000)
      if (pool !== 'scans') return
      pages.inc(scanned)
      seconds.inc(ms / 1000)
    },
    ended: () => restarts.inc({ pool }),
  })
  for (const pool of ['documents', 'scans']) restarts.inc({ pool }, 0)
  return { documents: observerOf('documents'), scans: observerOf('scans') }
}

export function watchReaders(registry: Registry, engine: Engine): void {
  const gauge = (name: string, help: string, of: 'running' | 'waiting') =>
    new Gauge({
      name,
      help,
      labelNames: ['pool'],
      registers: [registry],
      collect() {
        const { jobs, scans } = engine.load()
        this.set({ pool: 'documents' }, jobs[of])
        this.set({ pool: 'scans' }, scans[of])
      },
    })
  gauge('rolecall_queue_length', 'Work that waits for a reader', 'waiting')
  gauge('rolecall_readers_busy', 'Readers at work', 'running')
}
