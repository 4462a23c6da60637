import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'eval/**/*.test.ts'],
    // Worker threads, PDFium and sockets live in these suites: a process each keeps them apart.
    pool: 'forks',
    // All cores: by default one is left idle, which is half of a small machine.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
