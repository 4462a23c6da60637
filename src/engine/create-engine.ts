// The engine behind its readers: many callers, bounded memory, no document that can hang it.
import { fileURLToPath } from 'node:url'
import type { Page } from '../documents/types.js'
import { LIMITS } from '../runtime/limits.js'
import type { OperationName, OperationPayload } from './operations.js'
import { answerOf, jsonOf, type ScanAnswer } from './outcome/answer.js'
import { looksLong } from './readers/looks-long.js'
import { type EngineSettings, openPools, type Pools } from './readers/open-pools.js'
import type { PoolLoad } from './readers/reader-pool.js'
import { NOBODY, type Share } from './readers/share.js'
import { milliseconds } from './readers/thread-cpu.js'
import type { ScanJob } from './scan-worker.js'
import type { OperationWork } from './types.js'
import type { OperationJob } from './worker.js'

export interface Engine {
  /**
   * Starts the readers; resolves when all are loaded and the first has read a made-up document. The
   * others read theirs a moment later, or before their first job. Without this call the first job
   * starts the readers.
   */
  warm(): Promise<void>
  /** Whether a warm reader is there: idle, or at work. */
  ready(): boolean
  /** Runs an operation and gives its result as JSON text; refusals are RolecallErrors. */
  run<Name extends OperationName>(
    name: Name,
    payload: OperationPayload<Name>,
    /** Whose work the job is: readers are shared out by payer. */
    share?: Share,
  ): Promise<string>
  load(): { jobs: PoolLoad; scans: PoolLoad }
  close(): Promise<void>
}

/** The load of an engine without readers, or before its first job. */
const IDLE: PoolLoad = { running: 0, waiting: 0 }
/** Both sides of a match may be scans. */
const SCANS_PER_JOB_MAX = 2
const TOO_MUCH_WORK =
  'Reading the document takes more work than is allowed for one. Send a simpler copy of it.'
const SCAN_TOO_MUCH_WORK =
  'Reading the scan takes more work than is allowed for its pages. Send a copy with text in it.'

/** The bundled worker lies beside this file in dist/; there is none beside the sources. */
const compiledWorker = (): string | null =>
  import.meta.url.endsWith('.js') ? fileURLToPath(new URL('./worker.cjs', import.meta.url)) : null

export function createEngine(settings: EngineSettings = {}): Engine {
  const file = settings.workerFile === undefined ? compiledWorker() : settings.workerFile
  return file === null ? engineInThread() : engineWithReaders(file, settings)
}

function engineWithReaders(file: string, settings: EngineSettings): Engine {
  // The pools are opened on demand, since a command that reads no document needs no readers.
  let opened: Pools | undefined
  const pools = (): Pools => {
    opened ??= openPools(file, settings)
    return opened
  }
  return {
    warm: () => pools().documents.warm(),
    ready: () => opened?.documents.ready ?? false,
    run: async (name, payload, share = NOBODY) => {
      const call = new Call(pools(), settings, share)
      const scans: Page[][] = []
      for (;;) {
        const answer = await call.runJob({ name, payload, scans })
        if (answer.kind !== 'scan' || scans.length >= SCANS_PER_JOB_MAX) return jsonOf(answer)
        scans.push(await call.readScan(answer))
      }
    },
    load: () => ({ jobs: opened?.documents.load ?? IDLE, scans: opened?.scans.load ?? IDLE }),
    close: async () => {
      await Promise.all([opened?.documents.close(), opened?.scans.close()])
    },
  }
}

/** One call on its way through the readers. All parts of the call share one deadline. */
class Call {
  readonly #deadlineMs: number
  #waitedOnce = false

  constructor(
    private readonly pools: Pools,
    private readonly settings: EngineSettings,
    private readonly share: Share,
  ) {
    this.#deadlineMs = performance.now() + (settings.answerMsMax ?? LIMITS.answerMsMax)
  }

  runJob(job: OperationJob) {
    const ahead = this.#waitedOnce
    this.#waitedOnce = true
    return this.pools.documents.run(job, {
      cpuMsMax: this.settings.documentCpuMsMax ?? LIMITS.documentCpuMsMax,
      deadlineMs: this.#deadlineMs,
      tooMuchWork: TOO_MUCH_WORK,
      share: this.share,
      long: looksLong(job.payload),
      ahead,
    })
  }

  async readScan({ bytes, pages }: ScanAnswer): Promise<Page[]> {
    const job: ScanJob = { bytes, pages }
    const { ocrCpuMsBase, ocrPageCpuMsMax } = LIMITS
    const answer = await this.pools.scans.run(job, {
      cpuMsMax: this.settings.scanCpuMsMax ?? ocrCpuMsBase + ocrPageCpuMsMax * pages.length,
      deadlineMs: this.#deadlineMs,
      tooMuchWork: SCAN_TOO_MUCH_WORK,
      share: this.share,
    })
    return JSON.parse(jsonOf(answer)) as Page[]
  }
}

/**
 * For tests from the sources and for use as a library: here nothing can end a job that takes too
 * long.
 */
function engineInThread(): Engine {
  return {
    warm: async () => {},
    ready: () => true,
    run: async (name, payload, { spent } = NOBODY) => {
      // A server with readers never loads the parsers and vocabularies into its own thread.
      const { operations } = await import('./operations.js')
      const { readSource } = await import('./read-source.js')
      const operation = operations[name] as OperationWork<unknown>
      const before = process.cpuUsage()
      const answer = await answerOf(() => operation(payload, { read: readSource }))
      spent(milliseconds(process.cpuUsage(before)))
      return jsonOf(answer)
    },
    load: () => ({ jobs: IDLE, scans: IDLE }),
    close: async () => {},
  }
}
