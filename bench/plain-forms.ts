// What each hand-made scanner, test ahead of a pattern, table and cache saves beside the plain form that it stands for, on
// our bench texts: npm run bench:plain (-- NAME for one). What saves nothing must go: exits with 1 then, or when both
// answer differently.
import { isDeepStrictEqual } from 'node:util'
import { cpuMsSoFar, hold, median } from './measure.js'
import { CACHES } from './plain/caches.js'
import { DOCUMENT_CACHES } from './plain/document-caches.js'
import { DOCUMENT_TESTS } from './plain/document-tests.js'
import { LOOPS } from './plain/loops.js'
import type { Pair } from './plain/pair.js'
import { SCANNERS } from './plain/scanners.js'
import { TABLES } from './plain/tables.js'
import { TESTS_AHEAD } from './plain/tests-ahead.js'
import { withoutTrick } from './plain/without-trick.js'

/** The plain form must cost this much more: one form beside itself came to 0.97 to 1.00 in nine runs. */
const GAIN_MIN = 1.05
const ROUNDS = 9
/** Rounds ahead of those that count: V8 compiles both forms in them. */
const WARM_UPS = 3
/** How long one form works in one round: shorter, and the clock of the CPU is too coarse. */
const ROUND_MS = 40

/** What one call costs, in nanoseconds of CPU. */
function costOf(form: (input: unknown) => unknown, inputs: readonly unknown[]): number {
  const before = cpuMsSoFar()
  let calls = 0
  let spent = 0
  while (spent < ROUND_MS) {
    for (const input of inputs) form(input)
    calls += inputs.length
    spent = cpuMsSoFar() - before
  }
  return (spent * 1e6) / calls
}

function compare({ name, inputs, scanner, plain }: Pair): void {
  const different = inputs.find((input) => !isDeepStrictEqual(scanner(input), plain(input)))
  if (different !== undefined) hold(false, `${name} answers like its plain form: ${different}`)
  const costs = Array.from({ length: WARM_UPS + ROUNDS }, () => [
    costOf(scanner, inputs),
    costOf(plain, inputs),
  ]).slice(WARM_UPS)
  const own = median(costs.map(([cost = 0]) => cost))
  const other = median(costs.map(([, cost = 0]) => cost))
  const gain = median(costs.map(([scanned = 1, plainly = 0]) => plainly / scanned))
  hold(
    gain >= GAIN_MIN,
    `${name} ${own.toFixed(0)} ns, plain ${other.toFixed(0)} ns: ${gain.toFixed(2)} times as much`,
  )
}

const [wanted = ''] = process.argv.slice(2)
for (const pair of [...SCANNERS, ...LOOPS]) if (pair.name.includes(wanted)) compare(pair)
for (const trick of [...TESTS_AHEAD, ...DOCUMENT_TESTS, ...TABLES, ...CACHES, ...DOCUMENT_CACHES])
  if (trick.name.includes(wanted)) compare(await withoutTrick(trick))
