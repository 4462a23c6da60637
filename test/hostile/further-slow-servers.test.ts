// Servers that are slow, endless or broken at every place of an answer, all at once: each fetch
// fails with 422 and quotes nothing, no connection stays open, and memory stays bounded.
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFetcher } from '../../src/documents/fetch/fetch-document.js'
import { SLOW_SERVERS, type SlowServer } from './further-support/slow-servers.js'

const MEBIBYTE = 1024 * 1024
const TIMEOUT_MS = 1_500
const DRIP_MS = 100

const SOUND: SlowServer = {
  name: 'a sound one',
  start: 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello',
  next: 'end',
}
const open = new Set<Socket>()

/** Sends without pause, as fast as the other side reads. */
function flood(socket: Socket, piece: string | Buffer): void {
  const push = () => {
    while (!socket.destroyed && socket.write(piece));
  }
  socket.on('drain', push)
  push()
}

function play({ start, next }: SlowServer, socket: Socket): void {
  if (next === 'end') socket.end(start)
  else socket.write(start)
  if (typeof next === 'string') return
  if ('flood' in next) {
    flood(socket, next.flood)
    return
  }
  const timer = setInterval(() => socket.write(next.drip), DRIP_MS)
  socket.once('close', () => clearInterval(timer))
}

let web: Server
beforeAll(async () => {
  web = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => open.delete(socket))
    socket.once('data', (request) => {
      const number = Number(/^GET \/(\d+)/.exec(String(request))?.[1])
      play(SLOW_SERVERS[number] ?? SOUND, socket)
    })
  })
  await new Promise<void>((listening) => web.listen(0, '127.0.0.1', listening))
})
afterAll(() => {
  for (const socket of open) socket.destroy()
  web.close()
})

it('every fetch from such a server fails with 422, and leaves nothing open', async () => {
  const runningMax = SLOW_SERVERS.length
  const fetcher = createFetcher({ allow: ['127.0.0.1'], timeoutMs: TIMEOUT_MS, runningMax })
  const before = process.memoryUsage.rss()
  const { port } = web.address() as AddressInfo
  expect((await fetcher(`http://127.0.0.1:${port}/sound`)).bytes).toHaveLength(5)
  const ends = await Promise.all(
    SLOW_SERVERS.map((_server, number) =>
      fetcher(`http://127.0.0.1:${port}/${number}`).then(
        ({ bytes }) => `read ${bytes.length} bytes`,
        (error: { code?: string; status?: number; message: string }) =>
          `${error.code} ${error.status}${/Quillfeather|X-Odd/.test(error.message) ? ' quoted' : ''}`,
      ),
    ),
  )
  const others = SLOW_SERVERS.flatMap(({ name }, at) =>
    ends[at] === 'parse_failed 422' ? [] : [`${name}: ${ends[at]}`],
  )
  expect(others).toEqual([])
  expect(process.memoryUsage.rss() - before).toBeLessThan(400 * MEBIBYTE)
  while (open.size > 0) await new Promise((look) => setTimeout(look, 20))
})
