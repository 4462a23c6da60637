// Reads the pages of scans, each as a job of its own, within one time budget for the document.
import { RolecallError } from '../core/errors.js'
import { LIMITS } from '../core/limits.js'
import type { ScanReadings } from '../documents/ocr/with-scans.js'
import type { Page } from '../documents/types.js'
import { jsonOf, type ScanAnswer } from './answer.js'
import { fairClock } from './fair-clock.js'
import { JobTimeout, type WorkerPool } from './worker-pool.js'

/** Pages that cannot be read are left out; one that overruns the time left ends the reading. */
export async function readScanWith(pool: WorkerPool, scan: ScanAnswer): Promise<ScanReadings> {
  // Started at the first page's turn: waiting for it is not reading.
  let clock: (() => number) | undefined
  const timeLeftMs = () => {
    clock ??= fairClock()
    return Math.max(1, LIMITS.ocrBudgetMs - clock())
  }
  const readings: ScanReadings = { pages: [], timedOut: false }
  for (const page of scan.pages) {
    if (clock && clock() >= LIMITS.ocrBudgetMs) return { ...readings, timedOut: true }
    try {
      const answer = await pool.run({ kind: 'scan_page', bytes: scan.bytes, page }, timeLeftMs)
      const better = JSON.parse(jsonOf(answer)) as Page | null
      if (better) readings.pages.push(better)
    } catch (error) {
      if (error instanceof JobTimeout && readings.pages.length > 0) {
        return { ...readings, timedOut: true }
      }
      if (error instanceof JobTimeout || !isRefusal(error)) throw error
    }
  }
  return readings
}

/** A page that is damaged; anything else is a defect, or an overload that the caller must see. */
const isRefusal = (error: unknown) =>
  error instanceof RolecallError && error.code === 'parse_failed'
