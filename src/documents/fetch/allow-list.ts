// The deployment's exceptions: hosts, host:port, addresses and ranges that may be fetched from.
import { addressBytes, isInRange, parseRange, type Range } from './address.js'

export interface AllowList {
  /** Allowed by name: then the addresses are not checked. */
  allowsHost(host: string, port: number): boolean
  /** Allowed by address or range: then any port may be used. */
  allowsAddress(address: string): boolean
}

interface HostEntry {
  host: string
  port: number | null
}

/** A host, or an IPv6 address in brackets, with or without a port. */
const HOST_ENTRY = /^(\[[\da-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?$/i

/** Entries: "intranet.example", "localhost:8080", "10.1.2.3", "10.0.0.0/8", "[::1]:8080". */
export function createAllowList(entries: readonly string[]): AllowList {
  const hosts: HostEntry[] = []
  const ranges: Range[] = []
  for (const entry of entries.map((text) => text.trim().toLowerCase()).filter(Boolean)) {
    const range = parseRange(entry)
    if (range) ranges.push(range)
    else hosts.push(parseHost(entry))
  }
  return {
    allowsHost: (host, port) => {
      const name = host.toLowerCase().replace(/\.$/, '')
      return hosts.some((entry) => entry.host === name && (entry.port ?? port) === port)
    },
    allowsAddress: (address) => {
      const bytes = addressBytes(address)
      return bytes !== null && ranges.some((range) => isInRange(bytes, range))
    },
  }
}

function parseHost(entry: string): HostEntry {
  const [, host, port] = HOST_ENTRY.exec(entry) ?? []
  if (!host) throw new Error(`allow-list: "${entry}" is neither a host, host:port, nor a range`)
  return { host: host.replace(/^\[|\]$/g, ''), port: port ? Number(port) : null }
}
