// The entry of a thread that reads scans: no parser and no vocabulary is loaded, so that it starts at once.
import { readScanPage } from '../documents/ocr/read-scan-page.js'
import type { Page } from '../documents/types.js'
import { type Outcome, outcomeOf } from './outcome.js'

export interface ScanJob {
  kind: 'scan_page'
  bytes: Uint8Array
  page: Page
}

export const runJob = (job: ScanJob): Promise<Outcome> =>
  outcomeOf(() => readScanPage(job.bytes, job.page))
