// The requests of a route as OpenAPI describes them: path, query, headers, body.
import type { TObject } from 'typebox'
import type { Endpoint, Operation } from '../endpoint.js'
import type { Components, JsonObject } from './components.js'

const isRequired = (schema: TObject, name: string): boolean =>
  (schema.required ?? []).includes(name)

function parameter(
  place: 'path' | 'query',
  name: string,
  schema: TObject,
  components: Components,
): JsonObject {
  const property = schema.properties[name] ?? {}
  const plain = components.reference(property) as JsonObject
  const json = plain.type === undefined && plain.$ref === undefined
  return {
    name,
    in: place,
    required: place === 'path' || isRequired(schema, name),
    // What is not a text or a flag travels as JSON in the query string.
    ...(json ? { content: { 'application/json': { schema: plain } } } : { schema: plain }),
  }
}

const INCLUDE: JsonObject = {
  name: 'include',
  in: 'query',
  required: false,
  description: 'Adds provenance and confidence to the answer',
  schema: { type: 'string', enum: ['evidence'] },
}

const IDEMPOTENCY: JsonObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Repeats within 24 hours are not charged again',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

const jsonBody = (
  schema: TObject,
  example: unknown,
  required: boolean,
  components: Components,
): JsonObject => ({
  required,
  content: {
    'application/json': {
      schema: components.reference(schema),
      ...(example !== undefined && { example: example as JsonObject }),
    },
  },
})

export function operationRequest(
  operation: Operation,
  method: 'GET' | 'POST',
  components: Components,
): JsonObject {
  if (method === 'GET') {
    const fields = operation.queryFields.map((name) =>
      parameter('query', name, operation.input, components),
    )
    return { parameters: [...fields, INCLUDE] }
  }
  const body = jsonBody(operation.input, operation.inputExample, false, components)
  return { parameters: [INCLUDE, IDEMPOTENCY], requestBody: body }
}

export function endpointRequest(endpoint: Endpoint, components: Components): JsonObject {
  const { params, body } = endpoint
  const parameters = params
    ? Object.keys(params.properties).map((name) => parameter('path', name, params, components))
    : []
  if (!body) return { parameters }
  const required = (body.required ?? []).length > 0
  return {
    parameters,
    requestBody: jsonBody(body, endpoint.bodyExample, required, components),
  }
}
