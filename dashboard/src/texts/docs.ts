// The documentation.
export const DOCS_TEXTS = {
  title: 'Documentation',
  lead: 'A guide in a few minutes, then every operation of this server. Samples carry its address.',
  contents: 'Contents',
  guide: 'Guide',
  optional: 'optional',
  members: 'Members',
  request: 'Request',
  answer: 'Answer (data)',
  errors: 'Errors',
  auth: {
    key: 'Asks for an API key, or an access token of a connected tool.',
    session: 'Asks for a dashboard session; API keys are not accepted.',
    none: 'Asks for no credential.',
  },
  alsoGet: 'Answers GET too, with text or url in the query.',
} as const
