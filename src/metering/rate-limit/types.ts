// What a back end for buckets must offer.
import type { Bucket, Taken } from './gcra.js'

export interface Ask {
  accountId: string
  bucket: Bucket
  wanted: number
}

export interface RateLimitBackend {
  /** Draws on several buckets at once, each account once. Results come in the order of the asks. */
  takeAll(asks: readonly Ask[], nowMs: number): Promise<Taken[]>
  close(): Promise<void>
}
