// The engine behind a worker pool: many callers, bounded memory, no document that can hang it.
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import v8 from 'node:v8'
import { LIMITS } from '../core/limits.js'
import type { ScanReadings } from '../documents/ocr/with-scans.js'
import { answerOf, jsonOf } from './answer.js'
import type { OperationName, OperationPayload } from './operations.js'
import { readScanWith } from './scan-pool.js'
import type { Operation } from './types.js'
import { WorkerPool } from './worker-pool.js'

export interface EngineSettings {
  /** Threads for ordinary work; as many as there are cores by default. */
  workers?: number
  /** Threads for scans: apart, so that slow pages never hold up quick documents. */
  scanWorkers?: number
  /** Jobs that may wait for a thread. */
  waitingMax?: number
  jobTimeoutMs?: number
  /** Folder of an operator's own skill vocabularies, for every worker. */
  taxonomyDir?: string
  scanPageTimeoutMs?: number
  /** The compiled worker; without one (null, or when run from the sources) jobs run in this thread. */
  workerFile?: string | null
}

export interface PoolLoad {
  running: number
  waiting: number
}

export interface Engine {
  /** Starts the threads; without it the first job does. */
  warm(): void
  /** Runs an operation and gives its result as JSON text; refusals are RolecallErrors. */
  run<Name extends OperationName>(name: Name, payload: OperationPayload<Name>): Promise<string>
  load(): { jobs: PoolLoad; scans: PoolLoad }
  close(): Promise<void>
}

/** 256 MB: what PDFium may take to unpack one document. Applies to modules made afterwards. */
const WASM_PAGES_FLAG = '--wasm-max-mem-pages=4096'
const HEAP_MB_MAX = 768
const IDLE: PoolLoad = { running: 0, waiting: 0 }
const WAIT_MS_MAX = 20_000
const WAITING_PER_WORKER = 32
const SCANS_WAITING_MAX = 16
/** Beside the other worker. */
const SCAN_WORKER = 'scan-worker.js'
/** Both sides of a match may be scans. */
const SCANS_PER_JOB_MAX = 2
const TIMEOUT_MESSAGE = 'Reading the document takes too long. Send a simpler copy of it.'
const SCAN_TIMEOUT_MESSAGE =
  'Reading the scan takes too long. Send a clearer one, or a copy with text in it.'

/** Next to this file in dist/; there is none beside the sources. */
const compiledWorker = (): string | null =>
  import.meta.url.endsWith('.js') ? fileURLToPath(new URL('./worker.js', import.meta.url)) : null

export function createEngine(settings: EngineSettings = {}): Engine {
  const file = settings.workerFile === undefined ? compiledWorker() : settings.workerFile
  return file === null ? engineInThread() : engineWithWorkers(file, settings)
}

function engineWithWorkers(file: string, settings: EngineSettings): Engine {
  v8.setFlagsFromString(WASM_PAGES_FLAG)
  // Late: threads that load vocabularies must not slow a start down, and a command needs none.
  let opened: Pools | undefined
  const pools = (): Pools => {
    opened ??= openPools(file, settings)
    return opened
  }
  return {
    warm: () => void pools(),
    run: async (name, payload) => {
      const { jobs, scans } = pools()
      const readings: ScanReadings[] = []
      for (;;) {
        const answer = await jobs.run({ kind: 'operation', name, payload, scans: readings })
        if (answer.kind !== 'scan' || readings.length >= SCANS_PER_JOB_MAX) return jsonOf(answer)
        readings.push(await readScanWith(scans, answer))
      }
    },
    load: () => ({ jobs: opened?.jobs.load() ?? IDLE, scans: opened?.scans.load() ?? IDLE }),
    close: async () => {
      await Promise.all([opened?.jobs.close(), opened?.scans.close()])
    },
  }
}

interface Pools {
  jobs: WorkerPool
  scans: WorkerPool
}

function openPools(file: string, settings: EngineSettings): Pools {
  const workers = settings.workers ?? Math.max(1, availableParallelism())
  const { taxonomyDir } = settings
  const bounds = {
    file,
    waitMsMax: WAIT_MS_MAX,
    heapMbMax: HEAP_MB_MAX,
    ...(taxonomyDir && { taxonomyDir }),
  }
  const jobs = new WorkerPool({
    ...bounds,
    runningMax: workers,
    waitingMax: settings.waitingMax ?? workers * WAITING_PER_WORKER,
    jobTimeoutMs: settings.jobTimeoutMs ?? LIMITS.documentTimeoutMs,
    timeoutMessage: TIMEOUT_MESSAGE,
    keepsThreads: true,
  })
  const scans = new WorkerPool({
    ...bounds,
    file: join(dirname(file), SCAN_WORKER),
    fair: true,
    runningMax: settings.scanWorkers ?? Math.max(1, Math.floor(workers / 2)),
    waitingMax: settings.waitingMax ?? SCANS_WAITING_MAX,
    jobTimeoutMs: settings.scanPageTimeoutMs ?? LIMITS.ocrPageTimeoutMs,
    timeoutMessage: SCAN_TIMEOUT_MESSAGE,
    keepsThreads: false,
  })
  return { jobs, scans }
}

/** For tests from the sources and for use as a library: nothing is killed here. */
function engineInThread(): Engine {
  return {
    warm: () => {},
    run: async (name, payload) => {
      // A server with workers never loads the parsers and vocabularies into its own thread.
      const { operations } = await import('./operations.js')
      const { readSource } = await import('./read-source.js')
      const operation = operations[name] as Operation<unknown>
      return jsonOf(
        await answerOf(() => operation(payload, { read: (source) => readSource(source) })),
      )
    },
    load: () => ({ jobs: IDLE, scans: IDLE }),
    close: async () => {},
  }
}
