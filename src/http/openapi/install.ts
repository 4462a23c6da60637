// GET /openapi.json: the description for machines. The page at /docs is made from it.
import type { FastifyInstance } from 'fastify'
import type { Route } from '../endpoint.js'
import { openApiDocument } from './document.js'

export function installOpenApi(
  app: FastifyInstance,
  routes: readonly Route[],
  publicUrl: () => string,
): void {
  // Made at the first request, because it would make every start slower.
  let document: string | undefined
  app.get('/openapi.json', { exposeHeadRoute: true }, async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(routes, publicUrl()))
    reply.type('application/json; charset=utf-8')
    return document
  })
}
