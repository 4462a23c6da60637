// The proof's own web server: gives the page that is parsed by its address.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ProofWeb {
  /** host:port, for the server's allow-list. */
  host: string
  url: string
  close(): void
}

export async function startWeb(html: string): Promise<ProofWeb> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    url: `http://${host}/resume`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
