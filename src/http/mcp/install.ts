// POST /mcp: the API as tools for AI assistants (Model Context Protocol, streamable HTTP, no sessions).
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LIMITS } from '../../runtime/limits.js'
import type { Route } from '../endpoint.js'
import { RESOURCE_METADATA } from '../oauth/install.js'
import { release } from '../oauth/mount.js'
import { authenticateByKey } from '../plugins/authentication.js'
import { limitAssistants } from '../plugins/rate-limit.js'
import type { Services } from '../services.js'
import { type Credential, callTool } from './call-tool.js'
import { operationTools } from './tools.js'

export const MCP_PATH = '/mcp'

const credentialOf = ({ headers }: FastifyRequest): Credential => {
  const { authorization, 'x-access-key': key } = headers
  return {
    ...(authorization !== undefined && { authorization }),
    ...(typeof key === 'string' && { 'x-access-key': key }),
  }
}

export function installMcp(
  app: FastifyInstance,
  routes: readonly Route[],
  services: Services,
): void {
  const tools = operationTools(routes)

  const challenge = (): string =>
    `Bearer realm="rolecall", resource_metadata="${services.publicUrl.get()}${RESOURCE_METADATA}${MCP_PATH}"`

  app.route({
    method: 'POST',
    url: MCP_PATH,
    bodyLimit: LIMITS.matchBodyBytesMax,
    onRequest: [authenticateByKey(services, challenge), limitAssistants(services)],
    handler: async (request, reply) => {
      // Loaded at the first request, because it would make every start slower.
      const { serveMcp } = await import('./serve.js')
      const credential = credentialOf(request)
      await serveMcp({
        request: request.raw,
        response: release(reply),
        body: request.body,
        tools,
        call: ({ operation }, args) => callTool(app, operation, args, credential),
      })
      return reply
    },
  })
}
