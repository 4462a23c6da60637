// Offers the operations of the main API as tools, with the contract's schemas.
import type { Tool } from '@modelcontextprotocol/server'
import type { TSchema } from 'typebox'
import type { Operation, Route } from '../endpoint.js'

export interface OperationTool {
  operation: Operation
  tool: Tool
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** A tool's schema cannot refer to the OpenAPI document, so every schema stands alone. */
function withoutIds(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(
    ([key, inner]) => key !== '$id' || typeof inner !== 'string',
  )
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutIds(inner)]))
}

const plain = (schema: TSchema): Tool['inputSchema'] =>
  withoutIds(JSON.parse(JSON.stringify(schema)) as Json) as Tool['inputSchema']

/** `parse-resume` becomes `parse_resume`: some clients refuse dashes in tool names. */
const toolName = ({ name }: Operation): string => name.replaceAll('-', '_')

const takesUrl = ({ properties }: Operation['input']): boolean =>
  Object.keys(properties).some((name) => /(?:^|_)url$/.test(name))

function toolOf(operation: Operation): Tool {
  const { summary, description, input, data } = operation
  const output = plain(data)
  return {
    name: toolName(operation),
    description: description === undefined ? summary : `${summary}. ${description}`,
    inputSchema: plain(input),
    ...(output.type === 'object' && { outputSchema: output }),
    // A tool that takes a URL fetches from outside.
    annotations: { readOnlyHint: true, openWorldHint: takesUrl(input) },
  }
}

export const operationTools = (routes: readonly Route[]): Map<string, OperationTool> =>
  new Map(
    routes
      .filter((route): route is Operation => route.kind === 'operation')
      .map((operation) => [toolName(operation), { operation, tool: toolOf(operation) }]),
  )
