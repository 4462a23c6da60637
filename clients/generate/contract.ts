// The parts of the OpenAPI document that the clients' types are made from.
import type { OpenApiSchema as Schema } from '../../src/contract/openapi-schema.js'

export type { Schema }

interface Described {
  operationId: string
  responses: Record<string, { content?: { 'application/json': { schema: Schema } } }>
}

export interface Contract {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Schema> }
}

export interface Operation {
  id: string
  method: string
  path: string
  /** The name of the schema of `data`. */
  data: string
  /** Name of the schema of `data.evidence`, where there is one. */
  evidence: string | undefined
}

export const nameOf = ({ $ref }: Schema): string => $ref?.split('/').at(-1) ?? ''

/** `data` is a named schema, or a named schema together with its evidence. */
function answerOf(schema: Schema): { data: string; evidence: string | undefined } {
  const data = schema.properties?.data ?? schema
  const [payload, added] = data.allOf ?? [data]
  const evidence = added?.properties?.evidence
  return { data: nameOf(payload ?? {}), evidence: evidence && nameOf(evidence) }
}

/** Every operation in every form, in the document's order. */
export function operationsOf({ paths }: Contract): Operation[] {
  return Object.entries(paths).flatMap(([path, forms]) =>
    Object.entries(forms).map(([method, { operationId, responses }]) => {
      const good = Object.entries(responses).find(([status]) => status.startsWith('2'))
      const schema = good?.[1].content?.['application/json'].schema ?? {}
      return { id: operationId, method: method.toUpperCase(), path, ...answerOf(schema) }
    }),
  )
}
