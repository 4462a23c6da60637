// Runs two nodes behind a balancer. Build first. It takes the machine for minutes: no part of `npm test`.
// PostgreSQL is needed (TEST_DATABASE_URL, or one on localhost); Redis is used where it is installed.
//   node test/nodes/run.mjs [--seconds 10]
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startVitest } from 'vitest/node'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } })
const HOUR_MS = 3_600_000

const vitest = await startVitest('test', [], {
  config: false,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  include: ['test/nodes/*.nodes.ts'],
  watch: false,
  testTimeout: HOUR_MS,
  hookTimeout: HOUR_MS,
  disableConsoleIntercept: true,
  env: { NODES_SECONDS: values.seconds },
})
await vitest.close()
