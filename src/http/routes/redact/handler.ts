// Takes personal data and protected-class proxies out of a document, and tells what was removed.
import { RedactionResult } from '../../../contract/redaction.js'
import { documentOperation } from '../../documents/document-operation.js'
import { EXAMPLE_DAY, RESUME_EXAMPLE } from '../../documents/resume-example.js'
import { ANSWER } from './answer-example.js'

export const redact = documentOperation({
  name: 'redact',
  path: '/redact',
  metered: 'redact',
  summary: 'Takes personal data and protected-class proxies out of a document',
  data: RedactionResult,
  dataExample: ANSWER,
  prefix: 'cand',
  inputExample: { text: RESUME_EXAMPLE, as_of: EXAMPLE_DAY },
  run: (work, { source }) => work.run('redact', { source }),
})
