// V8 flags of every process that reads documents. They apply to threads and instances made
// afterwards, and compiled code can be used only under the flags that it was compiled with.
import { setFlagsFromString } from 'node:v8'

/** Pages of 64 KiB: a PDF that PDFium unpacks to more than 256 MiB aborts. */
const WASM_PAGES_MAX = 4096

/**
 * Node 20's V8 has one budget. Later versions have one for each compiler, and warn about this flag.
 */
const HAS_ONE_BUDGET = Number.parseInt(process.versions.v8, 10) <= 11

/** All flags but the first make a start lighter (`npm run bench:start`). */
export const V8_FLAGS: readonly string[] = [
  `--wasm-max-mem-pages=${WASM_PAGES_MAX}`,
  // A reader works with some 40 MB, so it need not collect garbage on the way there. With 64 a start
  // takes 40 ms less, and 200 documents leave 8 MB more.
  '--min-semi-space-size=8',
  '--initial-old-space-size=48',
  // The heaps are small. Marking one at once pauses it for some 10 ms; marking it step by step
  // would be wasted work.
  '--no-incremental-marking',
  // Functions are optimised when they stay hot, not after the first document has run them a few
  // times.
  ...(HAS_ONE_BUDGET ? ['--interrupt-budget=500000'] : []),
  // The same for patterns: most of the thousand that run over a document see only a few short
  // lines. With 100 ticks 200 documents leave 8 MB more of machine code, and none is read faster.
  '--regexp-tier-up-ticks=400',
  // What runs so rarely is not worth a second look at its code either: that look is a third of what
  // the patterns of a first document cost, and patterns that stay hot become machine code without it.
  '--no-regexp-peephole-optimization',
  '--wasm-tiering-budget=300000000',
  // PDFium's functions are validated when they are compiled, and most never are.
  '--wasm-lazy-validation',
  // The body of a bundle (scripts/bundle.mjs) is a megabyte of code that runs once; without this V8
  // would compile it just as it ends.
  '--sparkplug-filter=-runsOnce',
]

export function setV8Flags(): void {
  for (const flag of V8_FLAGS) setFlagsFromString(flag)
}
