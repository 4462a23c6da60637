// The entry of a worker thread: runs one job at a time and answers with a JSON string.
import { workerData } from 'node:worker_threads'
import { ScanFound } from '../documents/ocr/scan-found.js'
import type { ScanReadings } from '../documents/ocr/with-scans.js'
import type { DocumentSource } from '../documents/read-document.js'
import { type OperationName, operations } from './operations.js'
import { loadOperatorVocabulary } from './operator-vocabulary.js'
import { type Outcome, outcomeOf } from './outcome.js'
import { type ReadScans, readSource } from './read-source.js'
import type { Operation } from './types.js'

loadOperatorVocabulary((workerData as { taxonomyDir?: string } | undefined)?.taxonomyDir)

export interface OperationJob {
  kind: 'operation'
  name: OperationName
  payload: unknown
  /** Scans that were read before, in the order in which the operation comes upon them. */
  scans: ScanReadings[]
}

export const runJob = (job: OperationJob): Promise<Outcome> => outcomeOf(() => work(job))

function work(job: OperationJob): unknown {
  const scans = [...job.scans]
  const readScans: ReadScans = async (bytes, pages) => {
    const readings = scans.shift()
    if (!readings) throw new ScanFound(bytes, pages)
    return readings
  }
  const operation = operations[job.name] as Operation<unknown>
  // One after the other: the readings come back in the order of the scans.
  let last: Promise<unknown> = Promise.resolve()
  const read = (source: DocumentSource) => {
    const next = last.then(() => readSource(source, readScans))
    last = next.catch(() => {})
    return next
  }
  return operation(job.payload, { read })
}
