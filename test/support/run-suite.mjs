// Runs a suite that takes all of the machine for minutes, and is no part of `npm test` for that reason.
import { fileURLToPath } from 'node:url'
import { startVitest } from 'vitest/node'

const HOUR_MS = 3_600_000

/**
 * @param {object} suite
 * @param {string} suite.include The suite's files.
 * @param {Record<string, string>} suite.env What its files ask the environment for.
 * @param {string} [suite.testNamePattern] Of the tests, only these.
 */
export async function runSuite({ include, env, testNamePattern }) {
  const vitest = await startVitest('test', [], {
    config: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: [include],
    watch: false,
    testTimeout: HOUR_MS,
    hookTimeout: HOUR_MS,
    disableConsoleIntercept: true,
    ...(testNamePattern && { testNamePattern }),
    env,
  })
  await vitest.close()
}
