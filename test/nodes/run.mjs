// Runs two nodes behind a balancer. Build first.
// PostgreSQL is needed (TEST_DATABASE_URL, or one on localhost); Redis is used where it is installed.
//   node test/nodes/run.mjs [--seconds 10]
import { parseArgs } from 'node:util'
import { runSuite } from '../support/run-suite.mjs'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } })
await runSuite({ include: 'test/nodes/*.nodes.ts', env: { NODES_SECONDS: values.seconds } })
