// The entry of a thread that reads scans. It loads no parser and no vocabulary, so that it starts
// quickly.
import { openOcr, readScan } from '../documents/ocr/read-scan.js'
import type { Page } from '../documents/types.js'
import { outcomeOf } from './outcome/outcome.js'
import { serveJobs } from './readers/serve-jobs.js'

/** All pages of one scan. */
export interface ScanJob {
  bytes: Uint8Array
  pages: Page[]
}

serveJobs({
  warmUp: () => outcomeOf(openOcr),
  run: ({ bytes, pages }: ScanJob) => outcomeOf(() => readScan(bytes, pages)),
})
