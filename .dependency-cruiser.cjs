// The import rules of the house (see ARCHITECTURE.md): only downward, no cycles.
const folders = {
  contract: [],
  core: ['contract'],
  documents: ['core', 'contract'],
  layout: ['documents', 'languages', 'core', 'contract'],
  languages: ['core', 'contract'],
  taxonomy: ['languages', 'core', 'contract'],
  person: ['layout', 'taxonomy', 'languages', 'documents', 'core', 'contract'],
  resume: ['person', 'layout', 'taxonomy', 'languages', 'documents', 'core', 'contract'],
  job: ['layout', 'taxonomy', 'languages', 'documents', 'core', 'contract'],
  redaction: ['person', 'layout', 'taxonomy', 'languages', 'documents', 'core', 'contract'],
  matching: ['taxonomy', 'core', 'contract'],
  engine: [
    'contract',
    'core',
    'documents',
    'layout',
    'languages',
    'taxonomy',
    'person',
    'resume',
    'job',
    'redaction',
    'matching',
  ],
  library: ['engine', 'taxonomy', 'documents', 'core', 'contract'],
  start: ['core', 'contract'],
  store: ['core', 'contract'],
  accounts: ['store', 'core', 'contract'],
  keys: ['store', 'core', 'contract', 'accounts'],
  metering: ['store', 'core', 'contract', 'accounts'],
  identity: ['store', 'core', 'contract', 'accounts'],
  billing: ['store', 'core', 'contract', 'accounts', 'metering'],
}

/** Where a document is read, as a path: the same input gives the same answer. */
const PURE =
  '^src/(contract|core|documents|layout|languages|taxonomy|person|resume|job|redaction|matching)/'
/** Data and code at load time; a folder of own skills that an operator names; own addresses. */
const READS_FILES =
  '^src/(core/(data-file|tables/baked-table)|documents/(pdf/pdfium|fetch/approve)|taxonomy/skills/load-vocabulary)\\.ts$'
const ASKS_CRYPTO = '^src/core/ids\\.ts$'

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
        'Data is read when a module loads, through core/data-file.ts; a document is never written',
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
