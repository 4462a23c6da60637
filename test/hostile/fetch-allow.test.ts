// What a deployment allows is exactly that: no other port, name or spelling is let in.
import { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFetcher } from '../../src/documents/fetch/fetch-document.js'

let connect: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  connect = vi.spyOn(Socket.prototype, 'connect')
})
afterEach(() => connect.mockRestore())

const refused = { code: 'invalid_request', status: 400 }
const resolve = async () => ['127.0.0.1']

async function isRefused(allow: string[], url: string): Promise<void> {
  const fetchDocument = createFetcher({ allow, resolve, timeoutMs: 2000 })
  await expect(fetchDocument(url)).rejects.toMatchObject(refused)
  expect(connect).not.toHaveBeenCalled()
}

describe('a range that is allowed', () => {
  it.each([1, 7, 22, 23, 25, 53, 110, 143, 389, 465, 587, 993, 2049, 3659, 6000, 6667, 10_080])(
    'does not open a port that belongs to another kind of service: %i',
    (port) => isRefused(['127.0.0.0/8'], `http://127.0.0.1:${port}/`),
  )

  it.each([
    'http://126.255.255.255.nip.test@10.0.0.1/',
    'http://10.0.0.1/',
    'http://[::1]/',
    'http://[fd00::1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://192.168.0.1/',
    'http://0.0.0.0/',
  ])('opens no other range: %s', (url) => isRefused(['127.0.0.2/32'], url))
})

describe('a host and port that are allowed', () => {
  it.each([
    'http://intranet.test:8081/',
    'http://intranet.test/',
    'https://intranet.test/',
    'http://other.intranet.test:8080/',
    'http://intranet.test.evil.test:8080/',
    'http://127.0.0.1:8080/',
    'http://2130706433:8080/',
    'http://localhost:8080/',
    'ftp://intranet.test:8080/',
    'http://user:secret@intranet.test:8080/',
  ])('do not allow what only looks like them: %s', (url) => isRefused(['intranet.test:8080'], url))
})
