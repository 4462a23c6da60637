// Runs the load test. Build first.
//   node test/load/run.mjs [--rounds 10] [--loops 8]
import { parseArgs } from 'node:util'
import { runSuite } from '../support/run-suite.mjs'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '10' }, loops: { type: 'string', default: '8' } },
})
await runSuite({
  include: 'test/load/*.load.ts',
  env: { LOAD_ROUNDS: values.rounds, LOAD_LOOPS: values.loops },
})
