// The proof's own web server: serves the page that is parsed by its address, and receives the
// traces.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const TRACES_PATH = '/v1/traces'

export interface ProofWeb {
  /** host:port, for the server's allow-list. */
  host: string
  url: string
  tracesUrl: string
  /** Everything that was sent as traces so far. */
  traces(): Buffer
  close(): void
}

export async function startWeb(html: string): Promise<ProofWeb> {
  const taken: Buffer[] = []
  const server = createServer(async (request, response) => {
    if (request.url === TRACES_PATH) {
      for await (const part of request) taken.push(part as Buffer)
      response.end('{}')
      return
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    url: `http://${host}/resume`,
    tracesUrl: `http://${host}${TRACES_PATH}`,
    traces: () => Buffer.concat(taken),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
