// A minimal balancer: calls go to the nodes in turn, and to another node when one refuses the
// connection.
import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Balancer {
  url: string
  /** Answers of each node, in the order of the nodes. */
  answered: number[]
  /** Calls that were lost with a node: their callers got 502. */
  lost: number
  close(): void
}

/** How long a node that refused a connection gets no calls. */
const REST_MS = 2_000

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of incoming) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

interface Forwarded {
  incoming: IncomingMessage
  outgoing: ServerResponse
  body: Buffer
}

export async function startBalancer(ports: readonly number[], port = 0): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const answered = ports.map(() => 0)
  const restsUntil = ports.map(() => 0)
  const balancer: Balancer = { url: '', answered, lost: 0, close: () => {} }
  let turn = 0

  const forward = (call: Forwarded, node: number, others: number): void => {
    const { incoming, outgoing, body } = call
    const { method, url: path, headers } = incoming
    const sent = request(
      { host: '127.0.0.1', port: ports[node], method, path, headers, agent },
      (answer) => {
        answered[node] = (answered[node] ?? 0) + 1
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
        answer.on('error', () => outgoing.destroy())
      },
    )
    sent.on('error', (error: NodeJS.ErrnoException) => {
      restsUntil[node] = Date.now() + REST_MS
      // Nothing was sent yet, so another node may take the call.
      if (error.code === 'ECONNREFUSED' && others > 0) {
        forward(call, (node + 1) % ports.length, others - 1)
      } else if (outgoing.headersSent) outgoing.destroy()
      else {
        balancer.lost += 1
        outgoing.writeHead(502).end('lost')
      }
    })
    sent.end(body)
  }

  const server = createServer(async (incoming, outgoing) => {
    const body = await bodyOf(incoming)
    let node = turn++ % ports.length
    for (let step = 0; step < ports.length && Date.now() < (restsUntil[node] ?? 0); step++) {
      node = (node + 1) % ports.length
    }
    forward({ incoming, outgoing, body }, node, ports.length - 1)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  balancer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  balancer.close = () => {
    server.closeAllConnections()
    server.close()
    agent.destroy()
  }
  return balancer
}
