// One line per answer: the route's pattern, never the address, so no query string is ever logged.
import type { FastifyInstance } from 'fastify'

export function installAccessLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? '(unknown)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        account: request.account?.id,
      },
      'answered',
    )
  })
}
