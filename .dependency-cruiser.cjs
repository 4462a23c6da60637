// The import rules of the house (see ARCHITECTURE.md): only downward, no cycles.
/** Below the engine: no document and no account is known there. */
const GROUND = ['contract', 'runtime', 'text', 'tables', 'dates', 'sequence']
/** What the platform needs of it. */
const PLATFORM = ['contract', 'runtime', 'text', 'tables']
const folders = {
  contract: [],
  runtime: ['contract'],
  text: [],
  tables: ['text'],
  sequence: ['runtime', 'tables', 'text'],
  languages: ['tables', 'text'],
  dates: ['languages', 'tables', 'text'],
  documents: GROUND,
  layout: ['documents', 'languages', ...GROUND],
  taxonomy: ['languages', ...GROUND],
  person: ['layout', 'taxonomy', 'languages', 'documents', ...GROUND],
  resume: ['person', 'layout', 'taxonomy', 'languages', 'documents', ...GROUND],
  job: ['layout', 'taxonomy', 'languages', 'documents', ...GROUND],
  redaction: ['person', 'layout', 'taxonomy', 'languages', 'documents', ...GROUND],
  matching: ['taxonomy', 'languages', ...GROUND],
  engine: [
    'documents',
    'layout',
    'languages',
    'taxonomy',
    'person',
    'resume',
    'job',
    'redaction',
    'matching',
    ...GROUND,
  ],
  library: ['engine', 'taxonomy', 'documents', ...GROUND],
  start: PLATFORM,
  store: PLATFORM,
  accounts: ['store', ...PLATFORM],
  keys: ['store', 'accounts', ...PLATFORM],
  metering: ['store', 'accounts', ...PLATFORM],
  identity: ['store', 'accounts', ...PLATFORM],
  billing: ['store', 'accounts', 'metering', ...PLATFORM],
}

/** Where a document is read, as a path: the same input gives the same answer. */
const PURE =
  '^src/(contract|runtime|text|tables|dates|sequence|documents|layout|languages|taxonomy|person|resume|job|redaction|matching)/'
/** Data and code at load time; a folder of own skills that an operator names; own addresses. */
const READS_FILES =
  '^src/(tables/(data-file|baked-table|read-apart)|documents/fetch/approve|taxonomy/skills/load-vocabulary)\\.ts$'
const ASKS_CRYPTO = '^src/runtime/ids\\.ts$'

const only = Object.entries(folders).map(([folder, allowed]) => ({
  name: `${folder}-imports`,
  severity: 'error',
  comment: `src/${folder} may import ${allowed.join(', ') || 'nothing'} of ours`,
  from: { path: `^src/${folder}/`, pathNot: '\\.(test|cost)\\.ts$' },
  to: { path: '^src/', pathNot: `^src/(${[folder, ...allowed].join('|')})/` },
}))

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...only,
    {
      name: 'nothing-above-http',
      severity: 'error',
      comment: 'Nothing but the command line imports http/ or cli/',
      from: { path: '^src/', pathNot: '^src/(http|cli)/' },
      to: { path: '^src/(http|cli)/' },
    },
    {
      name: 'engine-without-network',
      severity: 'error',
      comment: 'Only fetch opens outbound connections',
      from: { path: PURE, pathNot: '^src/documents/fetch/|\\.test\\.ts$' },
      to: { path: '^(node:)?(net|http|https|tls|dns|dgram|http2)(/|$)', dependencyTypes: ['core'] },
    },
    {
      name: 'engine-without-files',
      severity: 'error',
      comment:
        'Data is read when a module loads, through tables/data-file.ts; a document is never written',
      from: { path: PURE, pathNot: `${READS_FILES}|\\.test\\.ts$` },
      to: { path: '^(node:)?(fs|child_process|os)(/|$)', dependencyTypes: ['core'] },
    },
    {
      name: 'engine-without-chance',
      severity: 'error',
      comment: 'Ids come in; node:crypto is for hashes alone',
      from: { path: PURE, pathNot: `${ASKS_CRYPTO}|\\.test\\.ts$` },
      to: { path: '^(node:)?(crypto|timers|perf_hooks)(/|$)', dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
