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
      name: 'engine-is-pure',
      severity: 'error',
      comment: 'Only fetch opens outbound connections',
      from: {
        path: '^src/(contract|core|documents|layout|languages|taxonomy|person|resume|job|redaction|matching)/',
        pathNot: '^src/documents/fetch/|\\.(test|cost)\\.ts$',
      },
      to: { path: '^(node:)?(net|http|https|tls|dns|dgram|http2)(/|$)', dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
