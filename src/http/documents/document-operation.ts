// An operation that takes one document and answers with what an engine operation makes of it.
import type { TSchema } from 'typebox'
import { DocumentFields, DocumentInput } from '../../contract/document-input.js'
import type { DocumentSource, EngineOptions } from '../../engine/types.js'
import type { MeteredCall } from '../../metering/types.js'
import { JsonText } from '../../text/json-text.js'
import { type CallWork, type Operation, operation } from '../endpoint.js'
import { checkDocument, takeDocument } from './take-document.js'

export interface DocumentOperation {
  name: string
  path: `/${string}`
  metered: MeteredCall
  summary: string
  description?: string
  data: TSchema
  dataExample: unknown
  evidence?: TSchema
  evidenceExample?: unknown
  /** The prefix of the id that the document gets. */
  prefix: 'cand' | 'role'
  inputExample: { text: string; as_of?: string }
  run(work: CallWork, payload: { source: DocumentSource; options: EngineOptions }): Promise<string>
}

export const documentOperation = ({ prefix, run, ...described }: DocumentOperation): Operation =>
  operation({
    ...described,
    methods: ['POST', 'GET'],
    tag: 'Main API',
    input: DocumentFields,
    published: DocumentInput,
    queryFields: ['text', 'url', 'as_of'],
    errors: ['unsupported_format', 'parse_failed'],
    check: (input, form) => checkDocument(input, form),
    run: async ({ input, asOf, evidence, services, account, work, formats }) => {
      const { source, id } = await takeDocument(input, prefix, { services, account, work, formats })
      const options = { asOf, documentId: id, evidence }
      return new JsonText(await run(work, { source, options }))
    },
  })
