// A connection to PostgreSQL that can be cut and restored, to see what a server does meanwhile.

import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

export interface FlakyDatabase {
  url: string
  cut(): void
  mend(): void
  close(): Promise<void>
}

export async function flakyDatabase(url: string): Promise<FlakyDatabase> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let whole = true
  const server = createServer((client) => {
    if (!whole) {
      client.destroy()
      return
    }
    const database = connect(Number(target.port || 5432), target.hostname)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        database.destroy()
      })
    }
    client.pipe(database).pipe(client)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String((server.address() as AddressInfo).port)
  const cut = (): void => {
    whole = false
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: through.href,
    cut,
    mend: () => {
      whole = true
    },
    close: async () => {
      cut()
      await new Promise((closed) => server.close(closed))
    },
  }
}
