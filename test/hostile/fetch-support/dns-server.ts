// A name server on loopback that answers from a table, for tests of name resolution.
import { createSocket, type Socket } from 'node:dgram'
import ipaddr from 'ipaddr.js'

export interface DnsAnswer {
  a?: string[]
  aaaa?: string[]
  /** Another name, sent along with that name's addresses. */
  cname?: string
}

/** The answers of a list are given one after the other, as in DNS rebinding. */
export type DnsTable = Record<string, DnsAnswer | DnsAnswer[]>

const TYPE = { a: 1, cname: 5, aaaa: 28 }

export class DnsServer {
  /** Questions per name and type: "evil.test/1". */
  readonly asked = new Map<string, number>()
  /** No answer is sent at all. */
  silent = false
  private readonly socket: Socket = createSocket('udp4')

  constructor(private readonly table: DnsTable) {}

  async listen(port: number): Promise<string> {
    this.socket.on('message', (message, from) => {
      if (!this.silent) this.socket.send(this.answer(message), from.port, from.address)
    })
    await new Promise<void>((resolve) => this.socket.bind(port, '127.0.0.1', resolve))
    return `127.0.0.1:${port}`
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.socket.close(resolve))
  }

  private answer(query: Buffer): Buffer {
    const { name, end } = readName(query, 12)
    const type = query.readUInt16BE(end)
    const records = this.records(name.toLowerCase(), type)
    const header = Buffer.from(query.subarray(0, 12))
    header.writeUInt16BE(records === null ? 0x8183 : 0x8180, 2)
    header.writeUInt16BE(records?.length ?? 0, 6)
    header.writeUInt32BE(0, 8)
    return Buffer.concat([header, query.subarray(12, end + 4), ...(records ?? [])])
  }

  private records(name: string, type: number): Buffer[] | null {
    const entry = this.table[name]
    if (!entry) return null
    const key = `${name}/${type}`
    const times = this.asked.get(key) ?? 0
    this.asked.set(key, times + 1)
    const answer = Array.isArray(entry) ? (entry[Math.min(times, entry.length - 1)] ?? {}) : entry
    if (answer.cname) {
      const alias = record(writeName(name), TYPE.cname, writeName(answer.cname))
      return [alias, ...(this.records(answer.cname, type) ?? [])]
    }
    const addresses = type === TYPE.a ? answer.a : type === TYPE.aaaa ? answer.aaaa : []
    return (addresses ?? []).map((address) =>
      record(writeName(name), type, Buffer.from(ipaddr.parse(address).toByteArray())),
    )
  }
}

function readName(query: Buffer, from: number): { name: string; end: number } {
  const labels: string[] = []
  let at = from
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.'), end: at + 1 }
}

const writeName = (name: string) =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.from([0]),
  ])

function record(name: Buffer, type: number, data: Buffer): Buffer {
  const fixed = Buffer.alloc(10)
  fixed.writeUInt16BE(type, 0)
  fixed.writeUInt16BE(1, 2)
  fixed.writeUInt32BE(0, 4)
  fixed.writeUInt16BE(data.length, 8)
  return Buffer.concat([name, fixed, data])
}
