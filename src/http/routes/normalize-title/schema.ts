// GET /normalize/title: the canonical form and seniority of a job title. Free.
import { Type } from 'typebox'
import { NormalizedTitle } from '../../../contract/normalization.js'
import { LIMITS } from '../../../runtime/limits.js'

export const normalizeTitleSchema = {
  name: 'normalize-title',
  metered: 'normalize_title',
  light: true,
  methods: ['GET', 'POST'],
  path: '/normalize/title',
  tag: 'Main API',
  summary: 'Gives the canonical form and the seniority of a job title',
  description:
    'A title that the vocabulary does not have comes back cleaned and in title case. Free: counted as a call, no credits.',
  input: Type.Object({
    title: Type.String({ maxLength: LIMITS.nameCharsMax, description: 'Title as written' }),
  }),
  inputExample: { title: 'Sr. SW Eng II (Remote)' },
  queryFields: ['title'],
  data: NormalizedTitle,
  dataExample: { canonical: 'Software Engineer', seniority: 'senior' },
} as const
