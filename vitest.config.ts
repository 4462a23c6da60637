import { defineConfig } from 'vitest/config'

/** Pure code without state: its tests may share a process, and so load the vocabularies once. */
const PURE = ['core', 'layout', 'taxonomy', 'resume', 'job', 'redaction', 'matching', 'contract']
const pure = [...PURE.map((folder) => `src/${folder}/**/*.test.ts`), 'test/cases/*.test.ts']

const limits = { testTimeout: 60_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    // All cores: by default one is left idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'engine', include: pure, isolate: false, ...limits } },
      {
        test: {
          name: 'service',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'eval/**/*.test.ts'],
          exclude: pure,
          // Worker threads, PDFium and sockets live in these suites: a process each keeps them apart.
          pool: 'forks',
          ...limits,
        },
      },
    ],
  },
})
