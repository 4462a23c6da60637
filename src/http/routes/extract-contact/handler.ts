// Extracts the contact details of a document.
import { ExtractedContact } from '../../../contract/extraction.js'
import { resumePart } from '../../documents/resume-part.js'

export const extractContact = resumePart({
  call: 'contact',
  field: 'contact',
  summary: 'Extracts the contact details of a document',
  data: ExtractedContact,
})
