// Runs the abuse test. Build first. It takes all of the machine for minutes: no part of `npm test`.
//   node test/abuse/run.mjs [--seconds 10] [--attack starving]
// Ends with 1 when a neighbour of an attack is slowed down, refused or charged beyond the bounds.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startVitest } from 'vitest/node'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, attack: { type: 'string', default: '' } },
})
const HOUR_MS = 3_600_000

const vitest = await startVitest('test', [], {
  config: false,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  include: ['test/abuse/*.abuse.ts'],
  watch: false,
  testTimeout: HOUR_MS,
  hookTimeout: HOUR_MS,
  disableConsoleIntercept: true,
  ...(values.attack && { testNamePattern: values.attack }),
  env: { ABUSE_SECONDS: values.seconds },
})
await vitest.close()
