// V8 flags of every process that reads documents. They count for threads and instances made afterwards,
// and compiled code is of use only under the flags that it was compiled with.
import { setFlagsFromString } from 'node:v8'

/** Pages of 64 KiB: a PDF that PDFium unpacks to more than 256 MiB aborts. */
const WASM_PAGES_MAX = 4096

/** Node 20's V8; later ones have a budget for each of their compilers, and complain of this one. */
const HAS_ONE_BUDGET = Number.parseInt(process.versions.v8, 10) <= 11

/**
 * The rest is for a light start: 1,570 ms of CPU to the first answer without them, 1,090 with them and with
 * what else was done for it (`npm run bench:start`, two ARM cores).
 */
export const V8_FLAGS: readonly string[] = [
  `--wasm-max-mem-pages=${WASM_PAGES_MAX}`,
  // A reader works with some 40 MB: it need not collect garbage on the way there.
  '--min-semi-space-size=8',
  '--initial-old-space-size=48',
  // The heaps are small: marked in one go they stand still for some 10 ms, marked on the way they are marked in vain.
  '--no-incremental-marking',
  // Functions are optimised when they are hot for good, not when the first document has run them a few times.
  ...(HAS_ONE_BUDGET ? ['--interrupt-budget=500000'] : []),
  // Nor patterns: most of the thousand that a document is held against meet a few short lines.
  '--regexp-tier-up-ticks=100',
  '--wasm-tiering-budget=300000000',
  // PDFium's functions are checked as they are compiled, and most never are.
  '--wasm-lazy-validation',
  // The body of a bundle (scripts/bundle.mjs) is a megabyte of code that runs once: V8 would compile it as it ends.
  '--sparkplug-filter=-runsOnce',
]

export function setV8Flags(): void {
  for (const flag of V8_FLAGS) setFlagsFromString(flag)
}
