// Runs a tool as the HTTP call that it stands for: same checks, same limits, same price.
import type { CallToolResult } from '@modelcontextprotocol/server'
import type { FastifyInstance } from 'fastify'
import type { Operation } from '../endpoint.js'

export type Credential = Record<string, string>

interface Answer {
  success: boolean
  data?: Record<string, unknown>
  error?: { code: string; message: string }
  credits_used?: number
  request_id: string
}

type Arguments = Record<string, unknown>

const queryOf = (operation: Operation, args: Arguments): URLSearchParams =>
  new URLSearchParams(
    operation.queryFields
      .filter((name) => args[name] !== undefined)
      .map((name): [string, string] => {
        const value = args[name]
        return [name, typeof value === 'string' ? value : JSON.stringify(value)]
      }),
  )

const send = (app: FastifyInstance, operation: Operation, args: Arguments, headers: Credential) =>
  operation.methods.includes('POST')
    ? app.inject({ method: 'POST', url: operation.path, headers, payload: args })
    : app.inject({ method: 'GET', url: `${operation.path}?${queryOf(operation, args)}`, headers })

export async function callTool(
  app: FastifyInstance,
  operation: Operation,
  args: Arguments,
  credential: Credential,
): Promise<CallToolResult> {
  const { payload } = await send(app, operation, args, credential)
  const answer = JSON.parse(payload) as Answer
  const { success, data, error, credits_used, request_id } = answer
  if (!success || data === undefined) {
    const text = `${error?.code ?? 'internal_error'}: ${error?.message ?? ''}`
    return { isError: true, content: [{ type: 'text', text }], _meta: { request_id } }
  }
  return {
    structuredContent: data,
    // For clients that do not know structured answers.
    content: [{ type: 'text', text: JSON.stringify(data) }],
    _meta: { credits_used, request_id },
  }
}
