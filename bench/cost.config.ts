import { defineConfig } from 'vitest/config'

/** Costs are measured one at a time, since a second measurement would disturb the first. */
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
