// The OpenAPI document of this server, as the reference reads it.
import type { OpenApiSchema as Schema } from '../../../src/contract/openapi-schema.js'

export type { Schema }

interface Media {
  'application/json'?: { schema: Schema; example?: Record<string, unknown> }
}

interface Described {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security: Record<string, unknown>[]
  parameters?: {
    name: string
    in: string
    required?: boolean
    description?: string
    schema?: Schema
  }[]
  requestBody?: { content: Media }
  responses: Record<string, { description: string; content?: Media }>
}

export type Method = 'POST' | 'GET' | 'DELETE'

export interface OpenApi {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Schema> }
}

/** A call, listed once: if it has a GET form too, a sentence says so. */
export interface Operation extends Described {
  path: string
  method: Method
  alsoGet: boolean
  auth: 'key' | 'session' | 'none'
}

const ORDER: readonly Method[] = ['POST', 'DELETE', 'GET']

function authOf(security: Described['security']): Operation['auth'] {
  if (security.some((scheme) => 'session' in scheme)) return 'session'
  return security.length > 0 ? 'key' : 'none'
}

/** The second form of a main-API call has the same name with a tail, and shares everything else. */
const SECOND_FORM = /-by-(?:get|post)$/

export function operationsOf({ paths }: OpenApi): Operation[] {
  return Object.entries(paths).flatMap(([path, forms]) => {
    const alsoGet = forms.get !== undefined && SECOND_FORM.test(forms.get.operationId)
    return ORDER.flatMap((method) => {
      const form = forms[method.toLowerCase()]
      if (!form || SECOND_FORM.test(form.operationId)) return []
      return [{ ...form, path, method, alsoGet, auth: authOf(form.security) }]
    })
  })
}

/** The description of a member: its own, or that of the schema that it refers to. */
export const describe = (api: OpenApi, schema: Schema): string =>
  schema.description ?? resolve(api, schema).description ?? ''

export const resolve = (api: OpenApi, schema: Schema): Schema => {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : (api.components.schemas[name] ?? {})
}

/** "string", "array of Skill", "integer or null", "one of: weak, fair". */
export function typeText(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? ''
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum)
    return schema.enum.map((value) => (value === '' ? '""' : String(value))).join(', ')
  if (schema.anyOf) return schema.anyOf.map(typeText).join(' or ')
  if (schema.type === 'array') return `array of ${schema.items ? typeText(schema.items) : 'any'}`
  return schema.type ?? 'any'
}

/**
 * Several objects as one. A member is required if `every` object requires it, or `some` object
 * does.
 */
function merged(objects: Schema[], asks: 'every' | 'some'): Schema | null {
  if (objects.length === 0) return null
  const properties = Object.assign({}, ...objects.map((object) => object.properties))
  const required = Object.keys(properties).filter((name) =>
    objects[asks](({ required: own }) => own?.includes(name)),
  )
  return { properties, required }
}

/** The object inside a schema, if there is one. */
export function innerObject(api: OpenApi, schema: Schema): Schema | null {
  const known = resolve(api, schema)
  if (known.properties) return known
  const objects = (parts: Schema[]) => parts.flatMap((part) => innerObject(api, part) ?? [])
  if (known.allOf) return merged(objects(known.allOf), 'some')
  if (known.oneOf) return merged(objects(known.oneOf), 'every')
  if (known.items) return innerObject(api, known.items)
  const parts = (known.anyOf ?? []).map((part) => innerObject(api, part))
  return parts.find((part) => part !== null) ?? null
}
