// Takes the GET form away from operations on documents, because every proxy on the way logs
// addresses.
import type { Route } from './endpoint.js'

/** Query parameters that hold a document, or say where a person's document is. */
const DOCUMENT_FIELDS = new Set([
  'text',
  'url',
  'resume_text',
  'resume_url',
  'jd_text',
  'jd_url',
  'candidate',
  'role',
])

export const postOnly = (route: Route): Route =>
  route.kind === 'operation' && route.queryFields.some((field) => DOCUMENT_FIELDS.has(field))
    ? { ...route, methods: ['POST'] }
    : route
