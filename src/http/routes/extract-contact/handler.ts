// Extracts the contact details of a document.
import { ExtractedContact } from '../../../contract/extraction.js'
import { documentOperation } from '../../documents/document-operation.js'
import { RESUME_EXAMPLE } from '../../documents/resume-example.js'

export const extractContact = documentOperation({
  name: 'extract-contact',
  path: '/extract/contact',
  metered: 'extract_contact',
  summary: 'Extracts the contact details of a document',
  data: ExtractedContact,
  prefix: 'cand',
  inputExample: { text: RESUME_EXAMPLE },
  run: (engine, payload) => engine.run('extract_contact', payload),
})
