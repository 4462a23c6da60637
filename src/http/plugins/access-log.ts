// One line per answer: the route's pattern, never the address, so no query string is ever logged.
import type { FastifyInstance } from 'fastify'

export function installAccessLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        request_id: request.id,
        method: request.method,
        route: request.routeOptions.url ?? '(unknown)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        account: request.account?.id,
      },
      'answered',
    )
    done()
  })
}
