// Serves one MCP request with the official SDK: a fresh server for each, so nothing is kept between them.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { toNodeHandler } from '@modelcontextprotocol/node'
import {
  type CallToolResult,
  createMcpHandler,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from '@modelcontextprotocol/server'
import { INTERFACE_VERSION } from '../openapi/document.js'
import type { OperationTool } from './tools.js'

const INSTRUCTIONS =
  'Parses résumés and job descriptions, matches and scores them, extracts from and redacts them. Give a document as text, as the url of a public page, or as base64 in file. Results are evidence for human decisions, never a verdict. Calls cost credits of the account.'

/** The SDK's type of a request does not allow the undefined that Node's has. */
type NodeHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  body: unknown,
) => Promise<void>

export interface McpRequest {
  request: IncomingMessage
  response: ServerResponse
  body: unknown
  tools: ReadonlyMap<string, OperationTool>
  call(tool: OperationTool, args: Record<string, unknown>): Promise<CallToolResult>
}

function serverFor({ tools, call }: McpRequest): Server {
  const server = new Server(
    { name: 'rolecall', title: 'Rolecall', version: INTERFACE_VERSION },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  )
  server.setRequestHandler('tools/list', async () => ({
    tools: [...tools.values()].map(({ tool }) => tool),
  }))
  server.setRequestHandler('tools/call', async ({ params }) => {
    const found = tools.get(params.name)
    if (!found) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no such tool.')
    return call(found, params.arguments ?? {})
  })
  return server
}

export async function serveMcp(mcp: McpRequest): Promise<void> {
  const handler = createMcpHandler(() => serverFor(mcp))
  const node = toNodeHandler(handler) as unknown as NodeHandler
  await node(mcp.request, mcp.response, mcp.body)
}
