// The entry of a thread that reads documents: one job at a time, answered with a JSON string.
import { workerData } from 'node:worker_threads'
import { ScanFound } from '../documents/ocr/scan-found.js'
import type { DocumentSource } from '../documents/read-document.js'
import type { Page } from '../documents/types.js'
import { type OperationName, operations } from './operations.js'
import { loadOperatorVocabulary } from './operator-vocabulary.js'
import { outcomeOf } from './outcome/outcome.js'
import { type ReadScans, readSource } from './read-source.js'
import { serveJobs } from './readers/serve-jobs.js'
import { warmUpPayload } from './readers/warm-up.js'
import type { OperationWork } from './types.js'

/** What the thread is given when it starts. */
export interface WorkerSettings {
  /** Folder of an operator's own skill vocabularies. */
  taxonomyDir?: string
}

export interface OperationJob {
  name: OperationName
  payload: unknown
  /** Scans that were read before, in the order in which the operation asks for them. */
  scans: Page[][]
}

function work(job: OperationJob): unknown {
  const scans = [...job.scans]
  const readScans: ReadScans = async (bytes, pages) => {
    const read = scans.shift()
    if (!read) throw new ScanFound(bytes, pages)
    return read
  }
  const operation = operations[job.name] as OperationWork<unknown>
  // Scans are handled one after the other, because their readings come back in the order of the
  // scans.
  let last: Promise<unknown> = Promise.resolve()
  const read = (source: DocumentSource) => {
    const next = last.then(() => readSource(source, readScans))
    last = next.catch(() => {})
    return next
  }
  return operation(job.payload, { read })
}

const runJob = (job: OperationJob) => outcomeOf(() => work(job))

loadOperatorVocabulary((workerData as WorkerSettings | null)?.taxonomyDir)
serveJobs({
  warmUp: () => runJob({ name: 'parse_resume', payload: warmUpPayload(), scans: [] }),
  run: runJob,
})
