import { defineConfig } from 'vitest/config'

/** Costs are measured one at a time: a second measurement beside would be the noise of the first. */
export default defineConfig({
  test: {
    include: ['bench/cost/measure-*.ts'],
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
})
