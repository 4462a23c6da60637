// Decides, before any connection, whether a URL may be fetched and to which addresses.

import { networkInterfaces } from 'node:os'
import { RolecallError } from '../../runtime/errors.js'
import { dataJson } from '../../tables/data-file.js'
import { addressBytes, isPublicAddress } from './address.js'
import type { AllowList } from './allow-list.js'
import { fetchFailed } from './failures.js'
import type { Resolve } from './resolver.js'

export interface ApprovedTarget {
  url: URL
  /** Host without brackets. */
  host: string
  port: number
  /** Every address was checked; the connection goes to one of them. */
  addresses: string[]
}

export interface ApprovalOptions {
  allow: AllowList
  resolve: Resolve
  /** This machine's own addresses: they are refused even if they are public. */
  ownAddresses: () => ReadonlySet<string>
}

/** The usual ports of the two schemes, for addresses that name none. */
const PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 }
const { ports } = dataJson('./data/bad-ports.json', import.meta.url) as { ports: number[] }
const BAD_PORTS: ReadonlySet<number> = new Set(ports)
/** Longer addresses carry data; servers refuse them too. */
const URL_CHARS_MAX = 4096
const LOCAL_NAME = /(?:^|\.)localhost\.?$/i
const LOOPBACK = '127.0.0.1'

const refuse = (why: string) =>
  new RolecallError('invalid_request', `url cannot be fetched: ${why}.`)

export async function approve(
  text: string,
  base: URL | null,
  options: ApprovalOptions,
): Promise<ApprovedTarget> {
  const url = parseUrl(text, base)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const port = url.port === '' ? (PORTS[url.protocol] ?? 0) : Number(url.port)
  const { allow } = options
  const byName = allow.allowsHost(host, port)
  if (BAD_PORTS.has(port) && !byName) throw refuse('its port belongs to another kind of service')
  const addresses = await resolveAll(host, options.resolve)
  const byRange = addresses.every((address) => allow.allowsAddress(address))
  if (!byName && !byRange) checkAddresses(addresses, options)
  return { url, host, port, addresses }
}

function parseUrl(text: string, base: URL | null): URL {
  if (text.length > URL_CHARS_MAX) throw refuse(`it is longer than ${URL_CHARS_MAX} characters`)
  let url: URL
  try {
    url = new URL(text, base ?? undefined)
  } catch {
    throw refuse('it is not a valid URL')
  }
  if (!Object.hasOwn(PORTS, url.protocol)) throw refuse('only http and https are fetched')
  if (url.username !== '' || url.password !== '') throw refuse('it must not contain credentials')
  if (url.hostname === '') throw refuse('it has no host')
  return url
}

async function resolveAll(host: string, resolve: Resolve): Promise<string[]> {
  if (addressBytes(host)) return [host]
  if (LOCAL_NAME.test(host)) return [LOOPBACK]
  const addresses = await resolve(host).catch(() => {
    throw fetchFailed('its host name could not be resolved')
  })
  if (addresses.length === 0) throw fetchFailed('its host name has no address')
  return addresses
}

/** One address that is not public refuses all: a name may list both kinds to slip one through. */
function checkAddresses(addresses: string[], { allow, ownAddresses }: ApprovalOptions): void {
  const own = ownAddresses()
  const good = addresses.every(
    (address) =>
      allow.allowsAddress(address) ||
      (isPublicAddress(address) && !own.has(canonicalAddress(address))),
  )
  if (!good) {
    throw refuse(
      'it leads to a private, local or reserved address; whoever runs this server can allow one with ROLECALL_FETCH_ALLOW',
    )
  }
}

const canonicalAddress = (address: string) => (addressBytes(address) ?? []).join('.')

/** This machine's addresses, in the form that checkAddresses compares. */
export function machineAddresses(): ReadonlySet<string> {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  return new Set(all.map(({ address }) => canonicalAddress(address.replace(/%.*$/, ''))))
}
