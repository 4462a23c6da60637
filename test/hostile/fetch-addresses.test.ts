// No spelling of a non-public address is ever connected to: direct, by redirect, or by DNS.
import { createServer, type Server } from 'node:http'
import { Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFetcher } from '../../src/documents/fetch/fetch-document.js'
import { resolveAt } from '../../src/documents/fetch/resolver.js'
import { NON_PUBLIC_HOSTS, NON_PUBLIC_RECORDS } from './fetch-support/addresses.js'
import { DnsServer, type DnsTable } from './fetch-support/dns-server.js'
import { PORTS, SCHEMES } from './further-support/schemes-ports.js'

const WEB_PORT = 18_401
const DNS_PORT = 18_402

const recordName = (record: string) => `r${record.replace(/[^\da-f]/g, '-')}.test`
const table: DnsTable = {
  'hop.test': { a: ['127.0.0.2'] },
  'mixed.test': { a: ['127.0.0.2', '10.0.0.1'] },
  'mixed6.test': { a: ['127.0.0.2'], aaaa: ['::1'] },
  'alias.test': { cname: 'inner.test' },
  'inner.test': { a: ['127.0.0.1'] },
  'rebind.test': [{ a: ['127.0.0.2'] }, { a: ['127.0.0.1'] }],
}
for (const record of NON_PUBLIC_RECORDS) {
  table[recordName(record)] = record.includes(':') ? { aaaa: [record] } : { a: [record] }
}

const dns = new DnsServer(table)
const reached: string[] = []
let web: Server
let connect: ReturnType<typeof vi.spyOn>

// The redirecting server is allowed by its address, 127.0.0.2; the rest of the loopback stays
// forbidden.
const fetcher = createFetcher({
  allow: ['127.0.0.2/32'],
  resolve: resolveAt([`127.0.0.1:${DNS_PORT}`]),
  timeoutMs: 5000,
})
const refused = { code: 'invalid_request', status: 400 }

beforeAll(async () => {
  await dns.listen(DNS_PORT)
  web = createServer((request, response) => {
    reached.push(request.socket.localAddress ?? '')
    const to = new URL(request.url ?? '/', 'http://hop.test').searchParams.get('to')
    // Raw UTF-8 in the field, as servers send it.
    const location = Buffer.from(to ?? '').toString('latin1')
    if (to) response.writeHead(302, { location }).end()
    else response.end('reached')
  })
  // Listens on every address of this machine, so that any connection that gets through is seen.
  await new Promise<void>((resolve) => web.listen(WEB_PORT, '::', resolve))
  connect = vi.spyOn(Socket.prototype, 'connect')
})

beforeEach(() => {
  reached.length = 0
  connect.mockClear()
})

afterAll(async () => {
  web.close()
  await dns.close()
})

test('the list of spellings is long enough to mean something', () => {
  expect(new Set(NON_PUBLIC_HOSTS).size).toBeGreaterThanOrEqual(100)
})

describe('direct', () => {
  test.each(NON_PUBLIC_HOSTS)('http://%s/ is refused before any connection', async (host) => {
    await expect(fetcher(`http://${host}/`)).rejects.toMatchObject(refused)
    await expect(fetcher(`https://${host}/x`)).rejects.toMatchObject(refused)
    expect(connect).not.toHaveBeenCalled()
  })
})

describe('by redirect', () => {
  test.each(NON_PUBLIC_HOSTS)('a redirect to %s is not followed', async (host) => {
    const url = `http://hop.test:${WEB_PORT}/?to=${encodeURIComponent(`http://${host}/`)}`
    await expect(fetcher(url)).rejects.toMatchObject(refused)
    expect(connect).toHaveBeenCalledTimes(1)
    expect(reached).toEqual(['::ffff:127.0.0.2'])
  })

  test('the fifth redirect is checked like the first', async () => {
    const hop = (to: string) => `http://hop.test:${WEB_PORT}/?to=${encodeURIComponent(to)}`
    const chain = hop(hop(hop(hop(`http://127.0.0.1:${WEB_PORT}/`))))
    await expect(fetcher(chain)).rejects.toMatchObject(refused)
    expect(reached).toEqual(Array(4).fill('::ffff:127.0.0.2'))
  })

  test.each(['file:///etc/passwd', 'ftp://example.com/', 'gopher://example.com/', 'data:,x'])(
    'a redirect to %s is refused',
    async (to) => {
      const url = `http://hop.test:${WEB_PORT}/?to=${encodeURIComponent(to)}`
      await expect(fetcher(url)).rejects.toMatchObject(refused)
    },
  )
})

describe('by DNS', () => {
  test.each(NON_PUBLIC_RECORDS)('a name that resolves to %s is refused', async (record) => {
    await expect(fetcher(`http://${recordName(record)}/`)).rejects.toMatchObject(refused)
    expect(connect).not.toHaveBeenCalled()
  })

  test.each(['mixed.test', 'mixed6.test'])(
    '%s, which lists a good address and a bad one, is refused',
    async (name) => {
      await expect(fetcher(`http://${name}/`)).rejects.toMatchObject(refused)
      expect(connect).not.toHaveBeenCalled()
    },
  )

  test('an alias of a name that resolves to loopback is refused', async () => {
    await expect(fetcher('http://alias.test/')).rejects.toMatchObject(refused)
    expect(connect).not.toHaveBeenCalled()
  })

  test('a name that changes its address is connected to the one that was checked', async () => {
    const { bytes } = await fetcher(`http://rebind.test:${WEB_PORT}/`)
    expect(Buffer.from(bytes).toString()).toBe('reached')
    expect(reached).toEqual(['::ffff:127.0.0.2'])
    expect(dns.asked.get('rebind.test/1')).toBe(1)
  })
})

describe('schemes, credentials and ports', () => {
  test.each([
    'file:///etc/passwd',
    'ftp://hop.test/x',
    'data:text/plain,hello',
    'javascript:alert(1)',
    'blob:http://hop.test/1',
    'ws://hop.test/',
    'http://user:secret@hop.test/',
    'http://user@hop.test/',
    'http://',
    'hop.test',
    '//hop.test/',
    'http://[::1/',
    'http://hop.test:99999/',
    `http://${'a'.repeat(5000)}.test/`,
  ])('%s is refused without a connection', async (url) => {
    await expect(fetcher(url)).rejects.toMatchObject(refused)
    expect(connect).not.toHaveBeenCalled()
  })

  test('sixty further schemes are refused without a connection', async () => {
    for (const scheme of SCHEMES) {
      await expect(fetcher(`${scheme}://hop.test/x`), scheme).rejects.toMatchObject(refused)
      await expect(fetcher(`${scheme}:hop.test`), scheme).rejects.toMatchObject(refused)
    }
    expect(connect).not.toHaveBeenCalled()
  })

  test('every port that browsers refuse is refused without a connection', async () => {
    const strict = createFetcher({ resolve: async () => ['8.8.8.8'] })
    for (const port of PORTS) {
      await expect(strict(`http://public.test:${port}/`), `${port}`).rejects.toMatchObject(refused)
    }
    expect(connect).not.toHaveBeenCalled()
  })

  test.each([5432, 6379, 8080, 8443])(
    'port %i is a matter of the address: a private one is refused, and told as such',
    async (port) => {
      const strict = createFetcher({ resolve: async () => ['10.0.0.7'] })
      const told = { ...refused, message: expect.stringMatching(/private.*ROLECALL_FETCH_ALLOW/) }
      await expect(strict(`http://inside.test:${port}/`)).rejects.toMatchObject(told)
      expect(connect).not.toHaveBeenCalled()
    },
  )
})
