import { describe, expect, test } from 'vitest'
import { isPublicAddress } from './address.js'
import { createAllowList } from './allow-list.js'
import { approve } from './approve.js'

describe('addresses', () => {
  test.each([
    '8.8.8.8',
    '1.1.1.1',
    '100.63.255.255',
    '100.128.0.1',
    '172.15.0.1',
    '172.32.0.1',
    '192.0.1.1',
    '198.17.0.1',
    '198.20.0.1',
    '223.255.255.255',
    '2606:4700::1111',
    '2a00:1450::1',
    '2001:200::1',
    '2400::1',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  test.each([
    '',
    'localhost',
    '127.1',
    '0x7f000001',
    '1.2.3',
    'fe80::1%eth0',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '256.1.1.1',
    '01.02.03.04',
  ])('%j is not', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('the allow-list', () => {
  const allow = createAllowList([
    'intranet.example',
    'box.example:8080',
    '10.2.0.0/16',
    '192.168.1.9',
    'fd00::/8',
    '[::1]:81',
    ' ',
  ])
  test.each([
    ['intranet.example', 80, true],
    ['INTRANET.example.', 9999, true],
    ['sub.intranet.example', 80, false],
    ['box.example', 8080, true],
    ['box.example', 80, false],
    ['::1', 81, true],
    ['::1', 80, false],
  ])('host %s at port %i: %s', (host, port, expected) => {
    expect(allow.allowsHost(host, port)).toBe(expected)
  })

  test.each([
    ['10.2.255.1', true],
    ['10.3.0.1', false],
    ['192.168.1.9', true],
    ['192.168.1.8', false],
    ['fdab::1', true],
    ['fc00::1', false],
    ['::ffff:10.2.0.1', false],
    ['nonsense', false],
  ])('address %s: %s', (address, expected) => {
    expect(allow.allowsAddress(address)).toBe(expected)
  })

  test.each(['http://x', 'a b', '10.0.0.0/33', '10.0.0.0/x', 'host:port'])(
    '%j is an error at the start',
    (entry) => {
      expect(() => createAllowList([entry])).toThrow(/allow-list/)
    },
  )
})

describe('approval', () => {
  const options = (own: string[] = []) => ({
    allow: createAllowList([]),
    resolve: async () => ['8.8.8.8'],
    ownAddresses: () => new Set(own),
  })

  test('a public name is approved with the addresses that were checked', async () => {
    const target = await approve('https://jobs.example.com/1?a=b', null, options())
    expect(target).toMatchObject({ host: 'jobs.example.com', port: 443, addresses: ['8.8.8.8'] })
  })

  test("the service's own address is refused, though it is public", async () => {
    const refusal = { code: 'invalid_request', status: 400 }
    await expect(approve('http://me.example/', null, options(['8.8.8.8']))).rejects.toMatchObject(
      refusal,
    )
  })

  test('a relative redirect is read against the page that sent it', async () => {
    const base = new URL('https://jobs.example.com/a/b')
    expect((await approve('../c', base, options())).url.href).toBe('https://jobs.example.com/c')
  })
})
