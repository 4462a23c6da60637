// Tells public addresses from all others by their bytes, never by their spelling.

import ipaddr from 'ipaddr.js'
import { dataJson } from '../../tables/data-file.js'

const table = dataJson('./data/special-addresses.json', import.meta.url) as {
  ipv4: Record<string, string>
  ipv6Global: string
  ipv6: Record<string, string>
  ipv6HoldingIpv4: Record<string, string>
}

export interface Range {
  bytes: readonly number[]
  bits: number
}

/** The range of "10.0.0.0/8", or of a single address; null when it is neither. */
export function parseRange(text: string): Range | null {
  const [address = '', length, ...rest] = text.split('/')
  const bytes = addressBytes(address)
  if (!bytes || rest.length > 0) return null
  if (length === undefined) return { bytes, bits: bytes.length * 8 }
  const bits = Number(length)
  const fits = /^\d{1,3}$/.test(length) && bits <= bytes.length * 8
  return fits ? { bytes, bits } : null
}

export function isInRange(bytes: readonly number[], range: Range): boolean {
  if (bytes.length !== range.bytes.length) return false
  for (let bit = 0; bit < range.bits; bit += 8) {
    const mask = 0xff & ~(0xff >> Math.min(8, range.bits - bit))
    if (((bytes[bit / 8] ?? 0) & mask) !== ((range.bytes[bit / 8] ?? 0) & mask)) return false
  }
  return true
}

/** The 4 or 16 bytes of an address as a resolver writes it; null for anything else. */
export function addressBytes(address: string): number[] | null {
  // A zone ("fe80::1%eth0") picks an interface of this machine: never public, never a range.
  if (address.includes('%')) return null
  const ipv4 = ipaddr.IPv4.isValidFourPartDecimal(address)
  return ipv4 || ipaddr.IPv6.isValid(address) ? ipaddr.parse(address).toByteArray() : null
}

const ranges = (entries: Record<string, string>) =>
  Object.keys(entries).map((text) => {
    const range = parseRange(text)
    if (!range) throw new Error(`special-addresses.json: ${text} is not a range`)
    return range
  })

const IPV4_SPECIAL = ranges(table.ipv4)
const IPV6_GLOBAL = ranges({ [table.ipv6Global]: '' })
const IPV6_SPECIAL = ranges(table.ipv6)
const IPV6_HOLDING_IPV4 = ranges(table.ipv6HoldingIpv4)

/**
 * Whether anybody on the internet could reach this address. An unreadable address is not public.
 */
export function isPublicAddress(address: string): boolean {
  const bytes = addressBytes(address)
  return bytes !== null && isPublic(bytes)
}

function isPublic(bytes: readonly number[]): boolean {
  const isIn = (range: Range) => isInRange(bytes, range)
  if (bytes.length === 4) return !IPV4_SPECIAL.some(isIn)
  if (IPV6_HOLDING_IPV4.some(isIn)) return isPublic(bytes.slice(12))
  return IPV6_GLOBAL.some(isIn) && !IPV6_SPECIAL.some(isIn)
}
