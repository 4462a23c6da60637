// The budget of CPU in the RateLimit header fields, beside the items of the rate limit.
import type { CpuState } from '../types.js'

const seconds = (ms: number): number => Math.ceil(ms / 1000)
const wholeSeconds = (ms: number): number => Math.floor(ms / 1000)

/** One item for each of the two lists. */
export const cpuItems = ({ budgetMs, remainingMs, resetMs }: CpuState) => ({
  policy: `"cpu";q=${wholeSeconds(budgetMs)};qu="cpu-seconds";w=60`,
  limit: `"cpu";r=${wholeSeconds(remainingMs)};t=${seconds(resetMs)}`,
})
