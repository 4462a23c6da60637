// The requests of a route as OpenAPI describes them: path, query, headers, body.
import type { TObject, TSchema } from 'typebox'
import type { Endpoint, Operation } from '../endpoint.js'
import type { Components, Json, JsonObject } from './components.js'
import { CONNECTION, KEY_SUMMARY } from './sample-values.js'

/** Example values of path parameters. */
const PATH_EXAMPLES: Record<string, string> = {
  keyId: KEY_SUMMARY.keyId,
  connectionId: CONNECTION.connectionId,
}

const isRequired = (schema: TObject, name: string): boolean =>
  (schema.required ?? []).includes(name)

const isText = (schema: TSchema | undefined): boolean =>
  schema !== undefined && 'type' in schema && ['string', 'boolean'].includes(String(schema.type))

function parameter(
  place: 'path' | 'query',
  name: string,
  schema: TObject,
  example: unknown,
  components: Components,
): JsonObject {
  const property = schema.properties[name] ?? {}
  const plain = components.reference(property) as JsonObject
  const shown = example === undefined ? {} : { example: example as Json }
  return {
    name,
    in: place,
    required: place === 'path' || isRequired(schema, name),
    description: String('description' in property ? property.description : ''),
    // Anything but texts and flags travels as JSON in the query string.
    ...(isText(property)
      ? { schema: plain, ...shown }
      : { content: { 'application/json': { schema: plain, ...shown } } }),
  }
}

const INCLUDE: JsonObject = {
  name: 'include',
  in: 'query',
  required: false,
  description: 'Adds provenance and confidence to the answer, as data.evidence',
  schema: { type: 'string', enum: ['evidence'] },
  example: 'evidence',
}

const IDEMPOTENCY: JsonObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeats within 24 hours are not charged again',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: 'order-1',
}

function jsonBody(
  { published, body }: { published?: TSchema | undefined; body: TObject },
  example: unknown,
  components: Components,
): JsonObject {
  const required = published !== undefined || (body.required ?? []).length > 0
  const schema = components.reference(published ?? body)
  return {
    required,
    content: { 'application/json': { schema, example: (example ?? {}) as JsonObject } },
  }
}

export function operationRequest(
  operation: Operation,
  method: 'GET' | 'POST',
  components: Components,
): JsonObject {
  const { input, published, inputExample } = operation
  const include = operation.evidence === undefined ? [] : [INCLUDE]
  if (method === 'GET') {
    const examples = (inputExample ?? {}) as Record<string, unknown>
    const fields = operation.queryFields.map((name) =>
      parameter('query', name, input, examples[name], components),
    )
    return { parameters: [...fields, ...include] }
  }
  const requestBody = jsonBody({ published, body: input }, inputExample, components)
  return { parameters: [...include, IDEMPOTENCY], requestBody }
}

export function endpointRequest(endpoint: Endpoint, components: Components): JsonObject {
  const { params, body, published, bodyExample } = endpoint
  const parameters = params
    ? Object.keys(params.properties).map((name) =>
        parameter('path', name, params, PATH_EXAMPLES[name], components),
      )
    : []
  if (!body) return { parameters }
  return { parameters, requestBody: jsonBody({ published, body }, bodyExample, components) }
}
