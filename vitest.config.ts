import { defineConfig } from 'vitest/config'

/** Pure code without state: its tests may share a process, and so load the vocabularies once. */
const PURE =
  'contract runtime text tables dates sequence languages layout taxonomy resume job redaction matching'.split(
    ' ',
  )
const pure = [
  ...PURE.map((folder) => `src/${folder}/**/*.test.ts`),
  'test/cases/*.test.ts',
  'dashboard/src/**/*.test.ts',
]

/** They measure their process, or leave something in it: a process each keeps them apart. */
const apart = [
  'src/cli/commands/taxonomy-import.test.ts',
  'src/engine/readers/*.test.ts',
  'src/http/server.test.ts',
  'test/hostile/{documents-pdf,documents-text,fetch-addresses,fetch-servers,further-slow-servers}.test.ts',
]

/** Long, since a busy machine fails no test: what hangs is ended all the same. */
const limits = { testTimeout: 180_000, hookTimeout: 180_000 }

export default defineConfig({
  test: {
    // Uses all cores: by default one is left idle, which is half of a small machine.
    maxWorkers: '100%',
    pool: 'forks',
    projects: [
      { extends: true, test: { name: 'engine', include: pure, isolate: false, ...limits } },
      {
        extends: true,
        test: {
          name: 'service',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'eval/**/*.test.ts'],
          exclude: [...pure, ...apart],
          // Each suite opens and closes its own stores and servers, so these too can share the loaded code.
          isolate: false,
          ...limits,
        },
      },
      { extends: true, test: { name: 'apart', include: apart, ...limits } },
    ],
  },
})
