// The engine's two pools: threads that read documents, and a process or a few that read scans.
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { sharedCode } from '../../documents/pdf/pdfium-code.js'
import { setV8Flags, V8_FLAGS } from '../../runtime/v8-flags.js'
import { sharedTables } from '../../tables/baked-table.js'
import type { WorkerSettings } from '../worker.js'
import { observedPool, type PoolObserver } from './observed-pool.js'
import { ProcessReader } from './process-reader.js'
import type { ReaderPool, ReaderPoolOptions } from './reader-pool.js'
import { ThreadReader } from './thread-reader.js'

export interface EngineSettings extends WorkerSettings {
  /** Threads that read documents; as many as there are cores by default. */
  workers?: number
  /** Processes that read scans: apart, so that neither kind waits for the other. */
  scanReaders?: number
  /** How many documents, and how many scans, may wait for a reader. */
  waitingMax?: number
  waitMsMax?: number
  scanWaitMsMax?: number
  /** The longest time to an answer, waiting included. After it a busy machine refuses. */
  answerMsMax?: number
  /** Replaces the bounds of runtime/limits.ts, for tests. */
  documentCpuMsMax?: number
  scanCpuMsMax?: number
  /** Is told how the two pools are doing. */
  observe?: { documents: PoolObserver; scans: PoolObserver }
  /** The compiled worker; without one (null, or when run from the sources) jobs run in this thread. */
  workerFile?: string | null
}

export interface Pools {
  documents: ReaderPool
  scans: ReaderPool
}

/** More than a document needs; one that asks for more is refused, and its reader replaced. */
const HEAP_MB_MAX = 768
/** Of the jobs that wait, half may belong to one payer. */
const WAITING_PER_WORKER = 64
/** After this long a client is better told to come back, since its work takes only milliseconds. */
const WAIT_MS_MAX = 20_000
/** Scans wait in memory, each some megabytes. */
const SCANS_WAITING_MAX = 32
/** A page takes seconds where a document takes milliseconds. */
const SCAN_WAIT_MS_MAX = 60_000
/** Scans are rare and their reader is large, so it leaves when none has come for a while. */
const SCAN_IDLE_MS_MAX = 60_000

const halfOf = (count: number): number => Math.ceil(count / 2)

export function openPools(file: string, settings: EngineSettings): Pools {
  setV8Flags()
  const { taxonomyDir, workers = Math.max(1, availableParallelism()) } = settings
  const beside = (name: string) => join(dirname(file), name)
  // The threads share the tables and the code of this one instead of copying them.
  const data = { ...(taxonomyDir && { taxonomyDir }), ...sharedTables(), ...sharedCode() }
  const poolOf = {
    documents: (options: ReaderPoolOptions) => observedPool(options, settings.observe?.documents),
    scans: (options: ReaderPoolOptions) => observedPool(options, settings.observe?.scans),
  }
  const documents: ReaderPool = poolOf.documents({
    open: () =>
      new ThreadReader({
        file,
        heapMbMax: HEAP_MB_MAX,
        data,
        atWork: () => documents.load.running,
      }),
    size: workers,
    waitingMax: settings.waitingMax ?? workers * WAITING_PER_WORKER,
    waitingPerPayerMax: halfOf(settings.waitingMax ?? workers * WAITING_PER_WORKER),
    waitMsMax: settings.waitMsMax ?? WAIT_MS_MAX,
  })
  const scans = poolOf.scans({
    open: () =>
      new ProcessReader({
        file: beside('readers/reading-process.js'),
        threadFile: beside('scan-worker.cjs'),
        heapMbMax: HEAP_MB_MAX,
        flags: V8_FLAGS,
      }),
    size: settings.scanReaders ?? Math.max(1, Math.floor(workers / 2)),
    waitingMax: settings.waitingMax ?? SCANS_WAITING_MAX,
    waitingPerPayerMax: halfOf(settings.waitingMax ?? SCANS_WAITING_MAX),
    waitMsMax: settings.scanWaitMsMax ?? SCAN_WAIT_MS_MAX,
    idleMsMax: SCAN_IDLE_MS_MAX,
  })
  return { documents, scans }
}
