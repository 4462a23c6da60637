// A schema of the OpenAPI document, with the members that its readers use: the reference page and the
// generator of the clients' types.
export interface OpenApiSchema {
  $ref?: string
  type?: string
  format?: string
  description?: string
  properties?: Record<string, OpenApiSchema>
  required?: string[]
  items?: OpenApiSchema
  anyOf?: OpenApiSchema[]
  allOf?: OpenApiSchema[]
  oneOf?: OpenApiSchema[]
  enum?: (string | number | null)[]
  const?: unknown
}
