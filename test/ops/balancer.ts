// A minimal load balancer: takes turns among the nodes whose /ready says yes.
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Balancer {
  url: string
  close(): void
}

const ASK_EVERY_MS = 100

export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const ready = new Map(ports.map((port) => [port, true]))
  const ask = async (port: number): Promise<void> => {
    const answered = await fetch(`http://127.0.0.1:${port}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    ready.set(port, answered)
  }
  const timer = setInterval(() => {
    for (const port of ports) void ask(port)
  }, ASK_EVERY_MS)

  let turn = 0
  const pick = (): number | undefined => {
    const open = ports.filter((port) => ready.get(port))
    turn += 1
    return open[turn % open.length]
  }

  /** Any failure on the way is a 502, as from a proxy; nothing is tried again here. */
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const port = pick()
    const refuse = (): void => {
      if (!outgoing.headersSent) outgoing.writeHead(502)
      outgoing.end()
    }
    if (port === undefined) {
      refuse()
      return
    }
    const { method, url: path, headers } = incoming
    const onward = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      answer.on('error', refuse)
    })
    onward.on('error', refuse)
    incoming.pipe(onward)
  }

  const server = createServer(forward).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      clearInterval(timer)
      server.closeAllConnections()
      server.close()
    },
  }
}
