// Runs the abuse test. Build first.
//   node test/abuse/run.mjs [--seconds 10] [--attack starving]
// Ends with 1 when a neighbour of an attack is slowed down, refused or charged beyond the bounds.
import { parseArgs } from 'node:util'
import { runSuite } from '../support/run-suite.mjs'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, attack: { type: 'string', default: '' } },
})
await runSuite({
  include: 'test/abuse/*.abuse.ts',
  testNamePattern: values.attack,
  env: { ABUSE_SECONDS: values.seconds },
})
