// Slow, endless, lying and odd servers: an answer in time, bounded memory, plain requests.
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFetcher } from '../../src/documents/fetch/fetch-document.js'
import { resolveAt } from '../../src/documents/fetch/resolver.js'
import { LIMITS } from '../../src/runtime/limits.js'
import { DnsServer } from './fetch-support/dns-server.js'

const MEBIBYTE = 1024 * 1024
const TIMEOUT_MS = 700
/** Far longer than these fetches may take, but shorter than the default limit. */
const BEFORE_DEFAULT_MS = 20_000
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }
const failed = { code: 'parse_failed', status: 422 }

const paths: Record<string, RequestListener> = {
  '/text': (_request, response) => response.setHeader('content-type', 'text/plain').end('hello'),
  '/slow-head': () => {},
  '/slow-body': (_request, response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write('x'), 50)
    response.on('close', () => clearInterval(timer))
  },
  '/endless': (_request, response) => {
    response.writeHead(200)
    const push = () => {
      while (!response.destroyed && response.write(Buffer.alloc(MEBIBYTE)));
    }
    response.on('drain', push)
    push()
  },
  '/declared-large': (_request, response) => {
    response.writeHead(200, { 'content-length': 26 * MEBIBYTE })
    response.flushHeaders()
  },
  '/lying-length': (_request, response) => {
    response.writeHead(200, { 'content-length': 100 })
    response.write('short', () => response.destroy())
  },
  '/empty': (_request, response) => response.end(),
  '/gzip': packed('gzip', gzipSync('packed hello')),
  '/br': packed('br', brotliCompressSync('packed hello')),
  '/deflate': packed('deflate', deflateSync('packed hello')),
  '/deflate-raw': packed('deflate', deflateRawSync('packed hello')),
  '/gzip-bomb': packed('gzip', gzipSync(Buffer.alloc(300 * MEBIBYTE))),
  '/br-bomb': packed('br', brotliCompressSync(Buffer.alloc(300 * MEBIBYTE), QUICK)),
  '/gzip-broken': packed('gzip', Buffer.from('not gzip at all')),
  '/odd-encoding': packed('zstd', Buffer.from('x')),
  '/cookie': (_request, response) =>
    response.writeHead(302, { location: '/echo', 'set-cookie': 'a=b' }).end(),
  '/echo': (request, response) => response.end(JSON.stringify(request.headers)),
  '/loop': (_request, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/no-location': (_request, response) => response.writeHead(302).end(),
  '/many-headers': (_request, response) =>
    response.writeHead(200, { big: 'x'.repeat(100_000) }).end('x'),
}

function packed(encoding: string, body: Buffer): RequestListener {
  return (_request, response) => response.setHeader('content-encoding', encoding).end(body)
}

function respond(request: IncomingMessage, response: Parameters<RequestListener>[1]): void {
  const path = request.url ?? ''
  const status = /^\/status\/(\d+)$/.exec(path)?.[1]
  const hops = /^\/hops\/(\d+)$/.exec(path)?.[1]
  if (status) response.writeHead(Number(status)).end('a body that is not quoted')
  else if (hops) {
    const to = hops === '0' ? '/text' : `/hops/${Number(hops) - 1}`
    response.writeHead(302, { location: to }).end()
  } else paths[path]?.(request, response)
}

let web: Server
let silent: ReturnType<typeof createTcpServer>
let garbage: ReturnType<typeof createTcpServer>
const open = new Set<Socket>()
const dns = new DnsServer({ 'web.test': { a: ['127.0.0.1'] } })
const port = (server: { address(): AddressInfo | string | null }) =>
  (server.address() as AddressInfo).port

const listen = (
  server: { listen(port: number, host: string, done: () => void): unknown },
  at: number,
) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))

beforeAll(async () => {
  web = createServer({ maxHeaderSize: 1024 }, respond)
  silent = createTcpServer((socket) => open.add(socket))
  garbage = createTcpServer((socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'))
  await Promise.all([listen(web, 18_411), listen(silent, 18_412), listen(garbage, 18_413)])
  await dns.listen(18_414)
})

afterAll(async () => {
  for (const socket of open) socket.destroy()
  web.closeAllConnections()
  web.close()
  silent.close()
  garbage.close()
  await dns.close()
})

const fetcher = createFetcher({ allow: ['127.0.0.1'], timeoutMs: TIMEOUT_MS })
const patient = createFetcher({ allow: ['127.0.0.1'], timeoutMs: 10_000 })
const at = (path: string) => `http://127.0.0.1:${port(web)}${path}`
const body = async (path: string) => Buffer.from((await patient(at(path))).bytes).toString()

describe('time', () => {
  test('the whole of a fetch has 25 seconds', () => {
    expect(LIMITS.fetchTimeoutMs).toBe(25_000)
  })

  test.each([
    ['a server that never answers', () => at('/slow-head')],
    ['a body of one byte now and then', () => at('/slow-body')],
    ['a server that accepts and says nothing', () => `http://127.0.0.1:${port(silent)}/`],
    ['a TLS handshake that never ends', () => `https://127.0.0.1:${port(silent)}/`],
  ])(
    '%s ends at the time-out with 422',
    async (_name, url) => {
      await expect(fetcher(url())).rejects.toMatchObject(failed)
    },
    BEFORE_DEFAULT_MS,
  )

  test(
    'a name server that never answers ends at the time-out with 422',
    async () => {
      dns.silent = true
      const slow = createFetcher({ resolve: resolveAt(['127.0.0.1:18414']), timeoutMs: TIMEOUT_MS })
      await expect(slow('http://web.test/')).rejects.toMatchObject(failed)
      dns.silent = false
    },
    BEFORE_DEFAULT_MS,
  )
})

describe('size', () => {
  test('an endless body is given up at the cap, memory stays bounded', async () => {
    const before = process.memoryUsage.rss()
    await expect(patient(at('/endless'))).rejects.toMatchObject(failed)
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * MEBIBYTE)
  })

  test.each(['/gzip-bomb', '/br-bomb'])('%s is given up at the cap', async (path) => {
    await expect(patient(at(path))).rejects.toMatchObject(failed)
  })

  test('a declared size over the cap is refused with both figures', async () => {
    const refusal = { code: 'invalid_request', status: 400 }
    const error = await patient(at('/declared-large')).catch((thrown) => thrown)
    expect(error).toMatchObject(refusal)
    expect(error.message).toContain('27,262,976')
    expect(error.message).toContain('26,214,400')
  })
})

describe('answers', () => {
  test.each(['/gzip', '/br', '/deflate', '/deflate-raw'])('%s is unpacked', async (path) => {
    expect(await body(path)).toBe('packed hello')
  })

  test.each([
    '/lying-length',
    '/empty',
    '/gzip-broken',
    '/odd-encoding',
    '/loop',
    '/no-location',
    '/many-headers',
    '/status/204',
    '/status/301',
    '/status/403',
    '/status/404',
    '/status/429',
    '/status/500',
    '/status/503',
  ])('%s gives 422', async (path) => {
    const error = await patient(at(path)).catch((thrown) => thrown)
    expect(error).toMatchObject(failed)
    expect(error.message).not.toContain('not quoted')
  })

  test('the message names the status', async () => {
    await expect(patient(at('/status/404'))).rejects.toThrow(/404/)
  })

  test('a port where nobody listens gives 422', async () => {
    await expect(patient('http://127.0.0.1:18499/')).rejects.toMatchObject(failed)
  })

  test('a server that does not speak HTTP gives 422', async () => {
    await expect(patient(`http://127.0.0.1:${port(garbage)}/`)).rejects.toMatchObject(failed)
  })

  test('a name that does not exist gives 422', async () => {
    const lost = createFetcher({ resolve: resolveAt(['127.0.0.1:18414']), timeoutMs: 5000 })
    await expect(lost('http://nowhere.test/')).rejects.toMatchObject(failed)
  })

  test('five redirects are followed, a sixth is not', async () => {
    expect(await body('/hops/4')).toBe('hello')
    await expect(patient(at('/hops/5'))).rejects.toMatchObject(failed)
  })

  test('no cookie, credential or telling header is ever sent', async () => {
    const headers = JSON.parse(await body('/cookie'))
    expect(Object.keys(headers).sort()).toEqual([
      'accept',
      'accept-encoding',
      'accept-language',
      'connection',
      'host',
      'user-agent',
    ])
    expect(headers['user-agent']).toBe('Rolecall')
  })

  test('the Host field keeps the name when the connection goes by address', async () => {
    const named = createFetcher({
      allow: [`web.test:${port(web)}`],
      resolve: resolveAt(['127.0.0.1:18414']),
    })
    const { bytes } = await named(`http://web.test:${port(web)}/echo`)
    expect(JSON.parse(Buffer.from(bytes).toString()).host).toBe(`web.test:${port(web)}`)
  })

  test('fetches beyond the number that may run at once wait, and all are answered', async () => {
    const narrow = createFetcher({ allow: ['127.0.0.1'], runningMax: 2 })
    const answers = await Promise.all(Array.from({ length: 12 }, () => narrow(at('/text'))))
    expect(answers).toHaveLength(12)
  })
})
