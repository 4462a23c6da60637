// The admin port: Prometheus metrics, for the operator's network alone. Off unless configured.
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'

export interface MetricsSource {
  contentType: string
  metrics(): Promise<string>
}

/** Metrics are ready at once; a reader that takes longer is gone. */
const TIMEOUT_MS = 10_000

/** Rejects when the port is taken. */
export async function startAdminServer(
  source: MetricsSource,
  port: number,
  host: string,
): Promise<Server> {
  const server = createServer({ requestTimeout: TIMEOUT_MS }, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    source.metrics().then(
      (text) => response.writeHead(200, { 'content-type': source.contentType }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  return server
}
