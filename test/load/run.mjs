// Runs the load test. Build first. It takes all of the machine for minutes: no part of `npm test`.
//   node test/load/run.mjs [--rounds 10] [--loops 8]
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startVitest } from 'vitest/node'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '10' }, loops: { type: 'string', default: '8' } },
})
const HOUR_MS = 3_600_000

const vitest = await startVitest('test', [], {
  config: false,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  include: ['test/load/*.load.ts'],
  watch: false,
  testTimeout: HOUR_MS,
  hookTimeout: HOUR_MS,
  disableConsoleIntercept: true,
  env: { LOAD_ROUNDS: values.rounds, LOAD_LOOPS: values.loops },
})
await vitest.close()
