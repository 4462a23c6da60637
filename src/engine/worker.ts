// The entry of a worker thread: runs one job at a time and answers with a JSON string.
import { threadId, workerData } from 'node:worker_threads'
import { readScanPage } from '../documents/ocr/read-scan-page.js'
import { ScanFound } from '../documents/ocr/scan-found.js'
import type { ScanReadings } from '../documents/ocr/with-scans.js'
import type { DocumentSource } from '../documents/read-document.js'
import type { Page } from '../documents/types.js'
import { type Answer, answerOf } from './answer.js'
import { type OperationName, operations } from './operations.js'
import { loadOperatorVocabulary } from './operator-vocabulary.js'
import { type ReadScans, readSource } from './read-source.js'
import type { Operation } from './types.js'

loadOperatorVocabulary((workerData as { taxonomyDir?: string } | undefined)?.taxonomyDir)

export type Job =
  | {
      kind: 'operation'
      name: OperationName
      payload: unknown
      /** Scans that were read before, in the order in which the operation comes upon them. */
      scans: ScanReadings[]
    }
  | { kind: 'scan_page'; bytes: Uint8Array; page: Page }

export interface Outcome {
  answer: Answer
  threadId: number
  /** The thread holds memory that only its end gives back. */
  worn: boolean
}

/** WASM memory grows with a document and never shrinks, and collecting it is nobody's hurry. */
const EXTERNAL_BYTES_KEPT = 64 * 1024 * 1024

export async function runJob(job: Job): Promise<Outcome> {
  const answer = await answerOf(() => work(job))
  return { answer, threadId, worn: process.memoryUsage().external > EXTERNAL_BYTES_KEPT }
}

function work(job: Job): unknown {
  if (job.kind === 'scan_page') return readScanPage(job.bytes, job.page)
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
